import type { FieldCheck } from "@app/contract/content-checks/schemas";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { formatLimit, formatQuantity, measureSource } from "@app/contract/content-checks/measure-sources";
import { Figure } from "#/ui/text/Figure.tsx";
import { State } from "#/ui/feedback/State.tsx";

interface CheckMeasuresProps {
  check: FieldCheck;
  /** The content that was measured. */
  content: ContentCheck;
}

/** Every figure that was measured, beside the figure it had to reach; both open their origin. */
export function CheckMeasures({ check, content }: CheckMeasuresProps) {
  const { measures } = check;
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
              <Figure
                value={formatQuantity(measure.value, measure.unit)}
                label={measure.name}
                source={measureSource(measure, check, content)}
              />
            </td>
            <td className="py-1 pr-2 text-right text-fg-2 tabular-nums">
              {measure.comparator !== null && (
                <Figure
                  value={formatLimit(measure)}
                  label={`Limit of ${measure.name}`}
                  source={measureSource(measure, check, content)}
                />
              )}
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
