import { scaleLinear } from "@visx/scale";
import { line } from "d3-shape";

interface SparklineProps {
  /** In order; null where nobody knows. */
  values: readonly (number | null)[];
  name: string;
  width?: number;
  height?: number;
}

const MARGIN = 2;

/** The shape of a change inside a row; its own extremes are its scale, so it says nothing of size. */
export function Sparkline({ values, name, width = 72, height = 20 }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return <span className="text-fg-2">NA</span>;
  const x = scaleLinear({ domain: [0, values.length - 1], range: [MARGIN, width - MARGIN] });
  const y = scaleLinear({
    domain: [Math.min(...known), Math.max(...known)],
    range: [height - MARGIN, MARGIN],
  });
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0));
  return (
    <svg width={width} height={height} role="img" aria-label={name} className="inline-block">
      <path d={path([...values]) ?? ""} fill="none" strokeWidth={1.5} className="stroke-chart-1" />
    </svg>
  );
}
