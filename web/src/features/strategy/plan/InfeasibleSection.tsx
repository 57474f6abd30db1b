import type { Strategy } from "@app/contract/strategy/schemas";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { Phrase, sayOfPlan } from "./phrases.tsx";
import { formatMoney } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { Figure } from "#/ui/text/Figure.tsx";

/** Which rules cannot hold together, and the cheapest budget that would do. */
export function InfeasibleSection({ strategy }: { strategy: Strategy }) {
  const say = sayOfPlan(strategy);
  const { brief, conflict = [], cheapestBudget = null } = strategy.plan;
  const seesPrices = useSeesPrices();
  return (
    <section aria-labelledby="infeasible" className="px-4 py-5 md:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 id="infeasible" className="text-xl font-semibold">
          {say("No plan can keep all of this")}
        </h3>
        <Badge tone="danger">{say("Impossible")}</Badge>
      </div>
      <p className="mt-1 text-fg-2">{say("These cannot hold together:")}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {conflict.map((rule) => (
          <li key={rule} className="rounded-sm border border-line-2 px-2.5 py-1 text-sm">
            {rule === "budget" && brief.budget ? (
              <Phrase say={say} of="budget of {0}">
                <Figure
                  value={formatMoney(brief.budget, say.locale)}
                  source={sourceOf(strategy, "brief.budget")}
                  className="-my-0.5"
                />
              </Phrase>
            ) : (
              rule
            )}
          </li>
        ))}
      </ul>
      {seesPrices && (
        <p className="mt-4">
          {cheapestBudget ? (
            <Phrase say={say} of="The cheapest budget that would do is {0}.">
              <Figure
                value={formatMoney(cheapestBudget, say.locale)}
                source={sourceOf(strategy, "cheapestBudget")}
              />
            </Phrase>
          ) : (
            say("No budget would do. Leave one of them out, or bring more creators.")
          )}
        </p>
      )}
    </section>
  );
}
