import { inEnglish } from "@app/contract/strategy/answers/phrases";
import type { Say } from "@app/contract/strategy/answers/phrases";
import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "#/ui/Button.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import type { FigureOrigin } from "#/ui/text/Figure.tsx";
import type { ChartPoint } from "./chart.rules.ts";
import { useWidth } from "./use-width.ts";

const WIDTH_UNTIL_MEASURED = 640;

interface ChartFrameProps {
  /** The finding, not the measure: "Views doubled since June". */
  title: string;
  /** The measure and its unit. */
  measure: string;
  /** One sentence for those who do not see the drawing. */
  summary: string;
  points: readonly ChartPoint[];
  format: (value: number | null) => string;
  /** Where the values of the table come from; each opens it. */
  source?: FigureOrigin;
  /** Says the words of the frame in the language of what stands around it; absent where that is English. */
  say?: Say;
  /** Draws for a width in pixels: a narrow place gets a narrow drawing, not a shrunken one. */
  children: (width: number) => ReactNode;
}

/** Finding, measure, drawing; and the same figures as a table. */
export function ChartFrame({
  title,
  measure,
  summary,
  points,
  format,
  source,
  say = inEnglish,
  children,
}: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const [frame, width] = useWidth(WIDTH_UNTIL_MEASURED);
  const hasRange = points.some((point) => point.low !== undefined);
  return (
    <figure ref={frame} className="min-w-0">
      <figcaption className="mb-3 flex items-start justify-between gap-3">
        <span className="min-w-0">
          <b className="block font-semibold">{title}</b>
          <span className="text-fg-2">{measure}</span>
        </span>
        <Button
          size={24}
          variant="ghost"
          aria-pressed={asTable}
          className="print:hidden"
          onClick={() => setAsTable(!asTable)}
        >
          {say("Table")}
        </Button>
      </figcaption>
      {asTable ? (
        <table className="w-full text-sm [&_td]:border-t [&_td]:border-line [&_td]:py-1.5 [&_th]:py-1 [&_th]:font-medium [&_th]:text-fg-2">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className="text-left">
                {say("When or what")}
              </th>
              <th scope="col" className="text-right">
                {say("Value")}
              </th>
              {hasRange && (
                <th scope="col" className="text-right">
                  {say("Range")}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <td>{point.label}</td>
                <td className="text-right tabular-nums">
                  <TableFigure value={format(point.value)} label={point.label} source={source} />
                </td>
                {hasRange && (
                  <td className="text-right tabular-nums">
                    <TableFigure
                      value={`${format(point.low ?? null)}–${format(point.high ?? null)}`}
                      label={`${say("Range")}, ${point.label}`}
                      source={source}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        children(width)
      )}
      <p className="sr-only">{summary}</p>
    </figure>
  );
}

interface TableFigureProps {
  value: string;
  label: string;
  source: ChartFrameProps["source"];
}

function TableFigure({ value, label, source }: TableFigureProps) {
  return source === undefined ? value : <Figure value={value} label={label} source={source} />;
}
