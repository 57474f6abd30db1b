import { toMinorUnits } from "@app/contract/money";
import { costText } from "@app/contract/strategy/plan-confidence";
import type { Strategy } from "@app/contract/strategy/schemas";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { Phrase, sayOfPlan } from "./phrases.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { formatCount, formatMoney } from "#/lib/format.ts";
import { useWorkspaceCurrency } from "#/lib/api/me.ts";
import { Figure } from "#/ui/text/Figure.tsx";

const SHOWN = 6;

/** Where the money goes, the largest first. */
export function BudgetSection({ strategy }: { strategy: Strategy }) {
  const say = sayOfPlan(strategy);
  const { picks, totals, brief, certificate } = strategy.plan;
  const ordered = picks
    .flatMap(({ cost, ...pick }, index) => (cost ? [{ ...pick, index, cost }] : []))
    .toSorted((left, right) => right.cost.amount - left.cost.amount);
  const largest = ordered[0]?.cost.amount ?? 1;
  const rest = ordered.slice(SHOWN).reduce((sum, { cost }) => sum + cost.amount, 0);
  const workspaceCurrency = useWorkspaceCurrency();
  const currency = totals.cost?.currency ?? brief.budget?.currency ?? workspaceCurrency;
  const extra = formatMoney({ amount: toMinorUnits(1000, currency), currency }, say.locale);
  const cost = (
    <Figure value={formatMoney(totals.cost, say.locale)} source={sourceOf(strategy, "totals.cost")} />
  );
  return (
    <PlanSection
      title={say("Budget")}
      aside={
        brief.budget ? (
          <Phrase say={say} of="{0} of {1}">
            {cost}
            <Figure
              value={formatMoney(brief.budget, say.locale)}
              source={sourceOf(strategy, "brief.budget")}
            />
          </Phrase>
        ) : (
          cost
        )
      }
    >
      <ul className="grid grid-cols-[minmax(0,auto)_minmax(56px,1fr)_auto] gap-x-2 gap-y-2">
        {ordered.slice(0, SHOWN).map(({ index, creatorId, handle, cost: own }) => (
          <li key={creatorId} className="col-span-full grid grid-cols-subgrid items-center text-sm">
            <span className="truncate">@{handle}</span>
            <span aria-hidden className="h-2 rounded-full bg-surface-2">
              <span
                className="block h-full rounded-full bg-chart-1"
                style={{ width: `${(own.amount / largest) * 100}%` }}
              />
            </span>
            <Figure
              className="justify-self-end"
              value={costText(own, say)}
              source={sourceOf(strategy, `picks.${index}.cost`)}
            />
          </li>
        ))}
        {rest > 0 && (
          <li className="col-span-full flex justify-between text-sm text-fg-2">
            <span>{say("{0} more", String(ordered.length - SHOWN))}</span>
            <Figure
              value={formatMoney({ amount: rest, currency }, say.locale)}
              label={say("Cost of the others")}
              source={sourceOf(strategy, "totals.cost")}
            />
          </li>
        )}
      </ul>
      <RightsLines strategy={strategy} currency={currency} />
      {certificate?.thousandMoreOpen === "under_gap" && (
        <p className="mt-3 text-sm text-fg-2">{say("{0} more would add hardly more people.", extra)}</p>
      )}
      {certificate?.thousandMore !== null && certificate?.thousandMore !== undefined && (
        <p className="mt-3 text-sm text-fg-2">
          <Phrase say={say} of="{0} more would add {1} people.">
            {extra}
            <Figure
              value={formatCount(certificate.thousandMore, 2, say.locale)}
              source={sourceOf(strategy, "certificate.thousandMore")}
            />
          </Phrase>
        </p>
      )}
    </PlanSection>
  );
}

const RIGHTS = {
  usage: { of: "Of it for usage rights", cost: "Cost of usage rights" },
  exclusivity: { of: "Of it for exclusivity", cost: "Cost of exclusivity" },
} as const;

/** What of the money is for rights, of which the prices are guesses. */
function RightsLines({ strategy, currency }: { strategy: Strategy; currency: string }) {
  const say = sayOfPlan(strategy);
  const all = strategy.plan.picks.flatMap(({ cost }) => cost?.rights ?? []);
  const kinds = [...Map.groupBy(all, ({ right }) => right)];
  if (kinds.length === 0) return null;
  return (
    <ul aria-label={say("Of it for rights")} className="mt-3 border-t border-line pt-2 text-sm text-fg-2">
      {kinds.map(([right, costs]) => (
        <li key={right} className="flex justify-between gap-3">
          <span>{say(RIGHTS[right].of)}</span>
          <Figure
            value={say(
              "about {0}",
              formatMoney(
                { amount: costs.reduce((sum, { amount }) => sum + amount, 0), currency },
                say.locale,
              ),
            )}
            label={say(RIGHTS[right].cost)}
            source={sourceOf(strategy, "totals.cost")}
          />
        </li>
      ))}
    </ul>
  );
}
