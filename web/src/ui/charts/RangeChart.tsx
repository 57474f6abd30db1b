import type { FigureSource } from "@app/contract/figures";
import { drawRanges } from "@app/contract/charts/ranges";
import type { RangeRow } from "@app/contract/charts/ranges";
import { Figure } from "#/ui/text/Figure.tsx";

interface RangeChartProps {
  rows: readonly (RangeRow & { source: FigureSource })[];
  format: (value: number | null) => string;
  /** What the drawing shows, for those who do not see it. */
  name: string;
}

/** Each range as a band with its middle, and what came of it as a mark; lines of text, so that names wrap on a phone. */
export function RangeChart({ rows, format, name }: RangeChartProps) {
  const drawn = drawRanges(rows);
  return (
    <ul
      aria-label={name}
      className="grid grid-cols-[fit-content(40%)_minmax(96px,1fr)_auto] gap-x-3 gap-y-2.5 text-sm max-sm:grid-cols-[1fr_auto] print:grid-cols-[fit-content(40%)_1fr_auto]! print:text-xs"
    >
      {rows.map((row, index) => {
        const { low = 0, width = 0, middle = 0, value = null } = drawn[index] ?? {};
        const range = `${format(row.low)}–${format(row.high)}`;
        const words = row.value === null ? `${range} expected` : `${format(row.value)} of ${range}`;
        return (
          <li key={row.name} className="col-span-full grid grid-cols-subgrid items-center gap-y-1">
            <span className="wrap-anywhere">{row.name}</span>
            <svg
              aria-hidden
              className="block h-4 w-full overflow-visible max-sm:col-span-full max-sm:row-start-2 print:col-auto! print:row-auto!"
            >
              <rect y="7" width="100%" height="2" rx="1" className="fill-surface-2" />
              <rect x={`${low}%`} y="2" width={`${width}%`} height="12" rx="3" className="fill-band" />
              <rect x={`${middle}%`} y="2" width="2" height="12" className="fill-line-2" />
              {value !== null && <circle cx={`${value}%`} cy="8" r="5" className="fill-chart-1" />}
            </svg>
            <span className="text-right tabular-nums">
              <Figure value={words} label={row.name} source={row.source} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
