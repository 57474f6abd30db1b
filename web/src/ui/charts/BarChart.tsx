import { scaleLinear } from "@visx/scale";
import type { ChartPoint } from "./chart.rules.ts";
import { valueDomain } from "./chart.rules.ts";

interface BarChartProps {
  points: readonly ChartPoint[];
  format: (value: number | null) => string;
  name: string;
  width?: number;
}

const ROW = 28;
const BAR = 12;
const VALUE_ROOM = 72;

/** Bars that lie: each has its name and its value beside it, so no axis is needed. */
export function BarChart({ points, format, name, width = 480 }: BarChartProps) {
  const names = Math.min(160, width * 0.42);
  const x = scaleLinear({ domain: valueDomain(points), range: [0, width - names - VALUE_ROOM] });
  const height = points.length * ROW;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className="block h-auto w-full">
      {points.map((point, index) => {
        const middle = index * ROW + ROW / 2;
        const from = names + x(0);
        const to = names + x(point.value ?? 0);
        return (
          <g key={point.label}>
            <text x={0} y={middle + 4}>
              {point.label}
            </text>
            <rect
              x={Math.min(from, to)}
              y={middle - BAR / 2}
              width={Math.abs(to - from)}
              height={BAR}
              rx={3}
              className="fill-chart-1"
            />
            <text x={Math.max(from, to) + 8} y={middle + 4}>
              {format(point.value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
