import { MODEL_ASSUMPTIONS } from "@app/contract/strategy/assumptions/registry";
import type { RestingOn } from "@app/contract/strategy/forecast-basis";
import { valueText } from "#/features/strategy/assumptions/assumptions.rules.ts";
import { plural } from "#/lib/format.ts";

/** What each assumption is called, and what was taken for it. */
export function AssumptionValues({ assumptions }: { assumptions: readonly RestingOn[] }) {
  return (
    <dl className="mt-2">
      {assumptions.map((one) => (
        <div key={one.id} className="flex justify-between gap-3 py-1">
          <dt className="text-fg-2">{MODEL_ASSUMPTIONS.get(one.id)?.label ?? one.id}</dt>
          <dd className="shrink-0 tabular-nums">{textOf(one)}</dd>
        </div>
      ))}
    </dl>
  );
}

function textOf({ id, value, origin, campaigns }: RestingOn): string {
  const assumption = MODEL_ASSUMPTIONS.get(id);
  const text = assumption ? valueText(assumption, value) : String(value);
  if (origin === "changed") return `${text}, changed`;
  return origin === "learned" ? `${text}, from ${plural(campaigns ?? 0, "campaign")}` : text;
}
