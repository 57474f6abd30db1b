import type { ChartPoint } from "./chart.rules.ts";
import { bandPath, changeDomain, labelRoom, linePath, shownLabels, valueDomain } from "./chart.rules.ts";
import { linearScale } from "./linear-scale.ts";

interface LineChartProps {
  points: readonly ChartPoint[];
  format: (value: number | null) => string;
  /** Of the drawing, in its own units; it scales with its place. A phone gets a narrower one. */
  width?: number;
  height?: number;
  filled?: boolean;
  /** The axis is the range of the values, not from zero. */
  isChange?: boolean;
  /** The point that carries the mark; the last known one without it. */
  marked?: number;
  name: string;
}

const LEFT = 56;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 24;

/** A line over equal steps; with `low` and `high` a band is drawn behind it. */
export function LineChart({
  points,
  format,
  width = 640,
  height = 220,
  filled,
  isChange,
  marked,
  name,
}: LineChartProps) {
  const domain = isChange ? changeDomain(points) : valueDomain(points);
  const x = linearScale({ domain: [0, Math.max(1, points.length - 1)], range: [LEFT, width - RIGHT] });
  const y = linearScale({ domain, range: [height - BOTTOM, TOP] });
  const fitting = Math.floor((width - LEFT - RIGHT) / labelRoom(points)) + 1;
  const shown = shownLabels(points.length, Math.max(2, fitting));
  const known = points.flatMap(({ value, low, high }, index) =>
    value === null
      ? []
      : [{ index, value, low: filled ? 0 : (low ?? value), high: filled ? value : (high ?? value) }],
  );
  const place = (value: number, index: number) => [x(index), y(value)] as const;
  const dot = marked === undefined ? known.at(-1) : known.find(({ index }) => index === marked);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className="block h-auto w-full">
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={width - RIGHT}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? "stroke-line-mid" : "stroke-line"}
          />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      <path d={bandPath(known, place)} className="fill-band" opacity={filled ? 0.6 : 1} />
      <path
        d={linePath(
          points.map(({ value }) => value),
          place,
        )}
        fill="none"
        strokeWidth={2}
        className="stroke-chart-1"
      />
      {dot && <circle cx={x(dot.index)} cy={y(dot.value)} r={3.5} className="fill-chart-1" />}
      {points.map((point, index) =>
        shown.has(index) ? (
          <text
            key={point.label}
            x={x(index)}
            y={height - 6}
            textAnchor={index === 0 ? "start" : index === points.length - 1 ? "end" : "middle"}
          >
            {point.label}
          </text>
        ) : null,
      )}
    </svg>
  );
}
