import type { FigureSource } from "@app/contract/figures";
import { Figure } from "#/ui/text/Figure.tsx";
import { classes } from "#/ui/classes.ts";
import type { ChartPoint } from "./chart.rules.ts";

interface BarChartProps {
  points: readonly (ChartPoint & { note?: string })[];
  /** Values are at least 0. */
  format: (value: number | null) => string;
  name: string;
  /** What all of a track stands for; without it bars are compared with the longest, and have no track. */
  whole?: number;
  /** Where the values come from; each opens it. */
  source?: FigureSource | string;
}

/**
 * Bars that lie: each has its name and its value beside it, so no axis is needed. Lines of text, not one drawing:
 * names wrap and letters keep their size on a phone and on paper.
 */
export function BarChart({ points, format, name, whole, source }: BarChartProps) {
  const most = whole ?? Math.max(0, ...points.map(({ value }) => value ?? 0));
  return (
    <div className="@container">
      <ul
        aria-label={name}
        className="grid grid-cols-[fit-content(45%)_minmax(64px,1fr)_auto] gap-x-3 gap-y-2 text-sm @max-[340px]:grid-cols-[1fr_auto] print:grid-cols-[fit-content(45%)_1fr_auto]! print:gap-1.5 print:text-xs"
      >
        {points.map(({ label, value, note }) => (
          <li key={label} className="col-span-full grid grid-cols-subgrid items-center gap-y-1">
            <span className="wrap-anywhere">{label}</span>
            <svg
              aria-hidden
              className={classes(
                "block h-3 w-full rounded-[3px]",
                whole !== undefined && "bg-surface-2",
                "@max-[340px]:col-span-full @max-[340px]:row-start-2 print:col-auto! print:row-auto! print:h-2.5",
              )}
            >
              <rect
                width={`${((value ?? 0) / (most || 1)) * 100}%`}
                height="100%"
                rx={3}
                className="fill-chart-1"
              />
            </svg>
            <span className="text-right text-fg-2 tabular-nums">
              {source === undefined ? (
                <>
                  <b className="font-medium text-fg">{format(value)}</b>
                  {note && ` ${note}`}
                </>
              ) : (
                <Figure
                  value={note ? `${format(value)} ${note}` : format(value)}
                  label={label}
                  source={source}
                  className="text-fg"
                >
                  {note && (
                    <>
                      <b className="font-medium">{format(value)}</b>{" "}
                      <span className="ml-1 text-fg-2">{note}</span>
                    </>
                  )}
                </Figure>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
