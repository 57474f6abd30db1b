import type { ReportChart } from "@app/contract/reports/schemas";
import { drawColumns } from "@app/contract/reports/charts";

interface ColumnChartProps {
  points: ReportChart["points"];
  format: (value: number | null) => string;
  name: string;
  width: number;
}

const NOTE_RISE = 3;
const LABEL_RISE = 18;

/** Upright columns over time, each with its value above and its day below. */
export function ColumnChart({ points, format, name, width }: ColumnChartProps) {
  const { height, lines, columns, left } = drawColumns(points, width);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className="block h-auto w-full">
      {lines.map(({ y, value }) => (
        <g key={y}>
          <line x1={left} x2={width} y1={y} y2={y} className="stroke-line" />
          <text x={left - 8} y={y + 4} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {points.map((point, index) => {
        const column = columns[index];
        if (!column) return null;
        return (
          <g key={point.label}>
            <rect
              x={column.x}
              y={column.y}
              width={column.width}
              height={column.height}
              rx={3}
              className="fill-chart-1"
            />
            <text x={column.middle} y={column.y - 8} textAnchor="middle">
              {format(point.value)}
            </text>
            <text x={column.middle} y={height - LABEL_RISE} textAnchor="middle">
              {point.label}
            </text>
            <text x={column.middle} y={height - NOTE_RISE} textAnchor="middle">
              {point.note}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
