import { linePath } from "./chart.rules.ts";

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
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const x = (index: number) => MARGIN + (index / Math.max(1, values.length - 1)) * (width - 2 * MARGIN);
  const y = (value: number) =>
    height - MARGIN - ((value - least) / (most - least || 1)) * (height - 2 * MARGIN);
  return (
    <svg width={width} height={height} role="img" aria-label={name} className="inline-block">
      <path
        d={linePath(values, (value, index) => [x(index), y(value)])}
        fill="none"
        strokeWidth={1.5}
        className="stroke-chart-1"
      />
    </svg>
  );
}
