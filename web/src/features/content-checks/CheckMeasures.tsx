import type { Measure } from "@app/contract/content-checks";
import { UNKNOWN } from "#/lib/format.ts";
import { State } from "#/ui/State.tsx";

/** Every figure that was measured, beside the figure it had to reach. */
export function CheckMeasures({ measures }: { measures: readonly Measure[] }) {
  if (measures.length === 0) return null;
  return (
    <table className="w-full text-xs">
      <thead className="sr-only">
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Value</th>
          <th scope="col">Limit</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {measures.map((measure) => (
          <tr key={`${measure.name} ${measure.comparator}`} className="border-t border-line first:border-t-0">
            <th scope="row" className="py-1 pr-2 text-left font-normal text-fg-2">
              {measure.name}
            </th>
            <td className="py-1 pr-2 text-right whitespace-nowrap tabular-nums">
              {valueText(measure.value, measure.unit)}
            </td>
            <td className="py-1 pr-2 text-right text-fg-2 tabular-nums">
              {measure.comparator !== null &&
                `${measure.comparator} ${valueText(measure.threshold, measure.unit)}`}
            </td>
            <td className="w-16 py-1 text-right">
              {measure.ok !== null && (
                <State kind={measure.ok ? "passed" : "failed"}>{measure.ok ? "ok" : "off"}</State>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function valueText(value: number | null, unit: string): string {
  if (value === null) return UNKNOWN;
  if (unit === "share") return `${Math.round(value * 100)} %`;
  return unit === "count" || unit === "ratio" ? String(value) : `${value} ${unit}`;
}
