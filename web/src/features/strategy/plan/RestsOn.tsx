import { MODEL_ASSUMPTIONS } from "@app/contract/strategy/assumptions/registry";
import type { RestingOn } from "@app/contract/strategy/forecast-basis";
import { Link } from "@tanstack/react-router";
import { valueText } from "#/features/strategy/assumptions/assumptions.rules.ts";
import { plural } from "#/lib/format.ts";

/** The numbers that a forecast took for granted, as they were when the plan was made. */
export function RestsOn({ assumptions }: { assumptions: readonly RestingOn[] }) {
  const own = assumptions.filter(({ origin }) => origin !== "default").length;
  return (
    <details className="mt-3 border-t border-line pt-3 text-sm">
      <summary className="cursor-pointer text-fg-2">
        Rests on {plural(assumptions.length, "assumption")}
        {own > 0 && `, ${own} of your own`}
      </summary>
      <dl className="mt-2">
        {assumptions.map((one) => (
          <div key={one.id} className="flex justify-between gap-3 py-1">
            <dt className="text-fg-2">{MODEL_ASSUMPTIONS.get(one.id)?.label ?? one.id}</dt>
            <dd className="shrink-0 tabular-nums">{textOf(one)}</dd>
          </div>
        ))}
      </dl>
      <Link
        to="/settings/$section"
        params={{ section: "assumptions" }}
        className="mt-2 inline-block min-h-6 font-medium text-brand-text hover:underline"
      >
        Change them in Settings
      </Link>
    </details>
  );
}

function textOf({ id, value, origin, campaigns }: RestingOn): string {
  const assumption = MODEL_ASSUMPTIONS.get(id);
  const text = assumption ? valueText(assumption, value) : String(value);
  if (origin === "changed") return `${text}, changed`;
  return origin === "learned" ? `${text}, from ${plural(campaigns ?? 0, "campaign")}` : text;
}
