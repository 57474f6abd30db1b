import { classes } from "#/ui/classes.ts";
import { placeInSteps, shownLabels } from "./chart.rules.ts";
import { linearScale } from "./linear-scale.ts";
import type { AxisStep } from "./chart.rules.ts";
import { formatTotal, roundUpToLeadingDigit } from "#/lib/format.ts";

interface Step extends AxisStep {
  count: number;
}

interface HistogramProps {
  /** One after the other, the lowest first; drawn equally wide. */
  steps: readonly Step[];
  /** A part of the axis that is marked behind the columns. */
  band: { from: number; to: number };
  /** Writes a value of the axis. */
  format: (value: number) => string;
  name: string;
  width: number;
}

const RIGHT = 24;
const TOP = 8;
const PLOT = 140;
const LABELS = 24;
const GAP = 2;
/** From the axis to its values. */
const AXIS_GAP = 8;
/** A letter of a label at its 11 px, and the least gap between two. */
const LETTER = 6.5;
const LABEL_GAP = 10;

/** How many lie in each step of an axis. */
export function Histogram({ steps, band, format, name, width }: HistogramProps) {
  const most = roundUpToLeadingDigit(Math.max(1, ...steps.map(({ count }) => count)));
  const left = formatTotal(most).length * LETTER + AXIS_GAP + LABEL_GAP;
  const slot = Math.max(1, width - left - RIGHT) / Math.max(1, steps.length);
  const y = linearScale({ domain: [0, most], range: [TOP + PLOT, TOP] });
  const edges = steps.flatMap(({ from, to }, index) =>
    index === steps.length - 1 && to !== null ? [from, to] : [from],
  );
  const x = (value: number) => left + placeInSteps(steps, value) * slot;
  const room = Math.max(...edges.map((edge) => format(edge).length + 1)) * LETTER + LABEL_GAP;
  const shown = shownLabels(edges.length, Math.max(2, Math.floor((slot * steps.length) / room) + 1));
  return (
    <svg
      viewBox={`0 0 ${width} ${TOP + PLOT + LABELS}`}
      role="img"
      aria-label={name}
      className="block h-auto w-full"
    >
      <rect x={x(band.from)} y={TOP} width={x(band.to) - x(band.from)} height={PLOT} className="fill-band" />
      {y
        .ticks(3)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line
              x1={left}
              x2={width - RIGHT}
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? "stroke-line-mid" : "stroke-line"}
            />
            <text x={left - AXIS_GAP} y={y(tick) + 4} textAnchor="end">
              {formatTotal(tick)}
            </text>
          </g>
        ))}
      {steps.map(({ from, to, count }, index) => (
        <rect
          key={from}
          x={left + index * slot + GAP / 2}
          y={y(count)}
          width={Math.max(1, slot - GAP)}
          height={y(0) - y(count)}
          rx={2}
          className={classes("fill-chart-1", to === null && "opacity-60")}
        />
      ))}
      {edges.map((edge, index) =>
        shown.has(index) ? (
          <text key={edge} x={left + index * slot} y={TOP + PLOT + 18} textAnchor="middle">
            {format(edge)}
            {steps[index]?.to === null && "+"}
          </text>
        ) : null,
      )}
    </svg>
  );
}
