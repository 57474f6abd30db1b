import { toMinorUnits } from "@app/contract/money";
import { costText } from "@app/contract/strategy/plan-confidence";
import type { Strategy } from "@app/contract/strategy/schemas";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { PlanSection } from "./PlanSection.tsx";
import { formatCount, formatMoney } from "#/lib/format.ts";
import { useWorkspaceCurrency } from "#/lib/api/me.ts";
import { Figure } from "#/ui/text/Figure.tsx";

const SHOWN = 6;

/** Where the money goes, the largest first. */
export function BudgetSection({ strategy }: { strategy: Strategy }) {
  const { picks, totals, brief, certificate } = strategy.plan;
  const ordered = picks
    .flatMap(({ cost, ...pick }, index) => (cost ? [{ ...pick, index, cost }] : []))
    .toSorted((left, right) => right.cost.amount - left.cost.amount);
  const largest = ordered[0]?.cost.amount ?? 1;
  const rest = ordered.slice(SHOWN).reduce((sum, { cost }) => sum + cost.amount, 0);
  const workspaceCurrency = useWorkspaceCurrency();
  const currency = totals.cost?.currency ?? brief.budget?.currency ?? workspaceCurrency;
  const extra = formatMoney({ amount: toMinorUnits(1000, currency), currency });
  return (
    <PlanSection
      title="Budget"
      aside={
        <>
          <Figure value={formatMoney(totals.cost)} source={sourceOf(strategy, "totals.cost")} />
          {brief.budget && (
            <>
              {" of "}
              <Figure value={formatMoney(brief.budget)} source={sourceOf(strategy, "brief.budget")} />
            </>
          )}
        </>
      }
    >
      <ul className="grid grid-cols-[minmax(0,1fr)_56px_auto] gap-x-2 gap-y-2">
        {ordered.slice(0, SHOWN).map(({ index, creatorId, handle, cost }) => (
          <li key={creatorId} className="col-span-full grid grid-cols-subgrid items-center text-sm">
            <span className="truncate">@{handle}</span>
            <span aria-hidden className="h-2 rounded-full bg-surface-2">
              <span
                className="block h-full rounded-full bg-chart-1"
                style={{ width: `${(cost.amount / largest) * 100}%` }}
              />
            </span>
            <Figure
              className="justify-self-end"
              value={costText(cost)}
              source={sourceOf(strategy, `picks.${index}.cost`)}
            />
          </li>
        ))}
        {rest > 0 && (
          <li className="col-span-full flex justify-between text-sm text-fg-2">
            <span>{ordered.length - SHOWN} more</span>
            <Figure
              value={formatMoney({ amount: rest, currency })}
              label="Cost of the others"
              source={sourceOf(strategy, "totals.cost")}
            />
          </li>
        )}
      </ul>
      <RightsLines strategy={strategy} currency={currency} />
      {certificate?.thousandMoreOpen === "under_gap" && (
        <p className="mt-3 text-sm text-fg-2">{extra} more would add hardly more people.</p>
      )}
      {certificate?.thousandMore !== null && certificate?.thousandMore !== undefined && (
        <p className="mt-3 text-sm text-fg-2">
          {extra} more would add{" "}
          <Figure
            value={formatCount(certificate.thousandMore)}
            source={sourceOf(strategy, "certificate.thousandMore")}
          />{" "}
          people.
        </p>
      )}
    </PlanSection>
  );
}

const RIGHTS = { usage: "usage rights", exclusivity: "exclusivity" } as const;

/** What of the money is for rights, of which the prices are guesses. */
function RightsLines({ strategy, currency }: { strategy: Strategy; currency: string }) {
  const all = strategy.plan.picks.flatMap(({ cost }) => cost?.rights ?? []);
  const kinds = [...Map.groupBy(all, ({ right }) => right)];
  if (kinds.length === 0) return null;
  return (
    <ul aria-label="Of it for rights" className="mt-3 border-t border-line pt-2 text-sm text-fg-2">
      {kinds.map(([right, costs]) => (
        <li key={right} className="flex justify-between gap-3">
          <span>Of it for {RIGHTS[right]}</span>
          <Figure
            value={`about ${formatMoney({ amount: costs.reduce((sum, { amount }) => sum + amount, 0), currency })}`}
            label={`Cost of ${RIGHTS[right]}`}
            source={sourceOf(strategy, "totals.cost")}
          />
        </li>
      ))}
    </ul>
  );
}
