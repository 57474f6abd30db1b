import { drawTimeline, TIMELINE_KINDS, TIMELINE_LABELS } from "@app/contract/charts/timeline";
import type { TimelineKind, TimelineRow } from "@app/contract/charts/timeline";
import { formatDay } from "#/lib/day-text.ts";
import { formatRange } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { useWidth } from "./use-width.ts";

interface TimelineProps {
  title: string;
  rows: readonly TimelineRow[];
  /** yyyy-mm-dd, as are the first and last day on which posts go live. */
  today: string;
  flight: { from: string | null; to: string | null };
}

const LOOKS: Readonly<Record<TimelineKind, string>> = {
  due: "fill-surface stroke-chart-1",
  late: "fill-danger stroke-danger",
  sent: "fill-chart-1 stroke-chart-1",
  planned: "fill-surface stroke-chart-2",
  live: "fill-chart-2 stroke-chart-2",
};
const SIZE = 5;
/** Letters of a name that fit beside the days. */
const NAME_LETTERS = { wide: 18, narrow: 11 };
const WIDTH_UNTIL_MEASURED = 640;
const NARROW = 480;

/** Days of drafts and posts, one row for each creator; the same as a table for those who do not see the drawing. */
export function Timeline({ title, rows, today, flight }: TimelineProps) {
  const [frame, width] = useWidth(WIDTH_UNTIL_MEASURED);
  const drawing = drawTimeline(rows, { today, flight, width });
  const { height, left, rows: drawn, ticks, today: now } = drawing;
  const letters = width < NARROW ? NAME_LETTERS.narrow : NAME_LETTERS.wide;
  const kinds = TIMELINE_KINDS.filter((kind) =>
    rows.some(({ marks }) => marks.some((mark) => mark.kind === kind)),
  );
  return (
    <figure ref={frame} className="relative min-w-0">
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <b className="font-semibold">{title}</b>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-fg-2">
          {kinds.map((kind) => (
            <li key={kind} className="flex items-center gap-1.5">
              <svg aria-hidden viewBox="-7 -7 14 14" className="size-3.5">
                <Mark kind={kind} />
              </svg>
              {TIMELINE_LABELS[kind]}
            </li>
          ))}
          {drawing.flight && (
            <li className="flex items-center gap-1.5">
              <span aria-hidden className="size-3 rounded-[3px] bg-surface-2" />
              {`Days of the posts, ${formatRange(formatDay(flight.from), formatDay(flight.to))}`}
            </li>
          )}
        </ul>
      </figcaption>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full">
        {drawing.flight && (
          <rect {...drawing.flight} y={16} height={height - 36} rx={4} className="fill-surface-2" />
        )}
        {now !== null && (
          <>
            <line x1={now} x2={now} y1={16} y2={height - 20} className="stroke-fg-2" strokeDasharray="3 3" />
            <text x={now} y={10} textAnchor="middle">
              Today
            </text>
          </>
        )}
        {drawn.map(({ name, y, marks }) => (
          <g key={name}>
            <line x1={left} x2={width} y1={y} y2={y} className="stroke-line" />
            <text x={0} y={y + 4} className="fill-fg!">
              {name.length > letters ? `${name.slice(0, letters - 1)}…` : name}
              <title>{name}</title>
            </text>
            {marks.map(({ x, kind, day, label }, index) => (
              <g key={`${day} ${kind} ${label} ${index}`} transform={`translate(${x} ${y})`}>
                <Mark kind={kind} />
                <title>{`${TIMELINE_LABELS[kind]} ${formatDay(day)}: ${label}`}</title>
              </g>
            ))}
          </g>
        ))}
        {ticks.map(({ x, label }) => (
          <text key={label} x={x} y={height - 4} textAnchor="middle">
            {label}
          </text>
        ))}
      </svg>
      <div className="sr-only">
        <TimelineTable title={title} rows={rows} />
      </div>
    </figure>
  );
}

/** Drafts are diamonds and posts circles: the colour only repeats it. */
function Mark({ kind }: { kind: TimelineKind }) {
  const look = classes(LOOKS[kind]);
  return kind === "planned" || kind === "live" ? (
    <circle r={SIZE} strokeWidth={2} className={look} />
  ) : (
    <rect
      x={-SIZE + 1}
      y={-SIZE + 1}
      width={8}
      height={8}
      strokeWidth={2}
      transform="rotate(45)"
      className={look}
    />
  );
}

function TimelineTable({ title, rows }: Pick<TimelineProps, "title" | "rows">) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Creator</th>
          <th scope="col">Day</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {rows.flatMap(({ name, marks }) =>
          marks.map(({ day, kind, label }, index) => (
            <tr key={`${name} ${day} ${kind} ${index}`}>
              <th scope="row">{name}</th>
              <td>{formatDay(day)}</td>
              <td>{`${TIMELINE_LABELS[kind]}: ${label}`}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
