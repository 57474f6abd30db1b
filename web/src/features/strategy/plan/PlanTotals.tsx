import { costPerThousand } from "@app/contract/strategy/cost-per-thousand";
import type { Strategy } from "@app/contract/strategy/schemas";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { formatCount, formatMoney, formatPercent, formatRange, formatTotal, plural } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/text/Kpi.tsx";

/** What the plan comes to: people, money and creators, each with the one thing to know beside it. */
export function PlanTotals({ strategy }: { strategy: Strategy }) {
  const { totals, forecast, picks, calendar } = strategy.plan;
  const seesPrices = useSeesPrices();
  const perThousand = costPerThousand(strategy.plan);
  const range = forecast?.reach
    ? formatRange(formatCount(forecast.reach.p10), formatCount(forecast.reach.p90))
    : "NA";
  return (
    <div className="border-b border-line md:px-2">
      <KpiRow>
        <Kpi
          label="People reached"
          value={<Figure value={formatCount(totals.reach)} source={sourceOf(strategy, "totals.reach")} />}
          note={
            <>
              Most likely; four of five such campaigns end in{" "}
              <Figure value={range} label="Range" source={sourceOf(strategy, "forecast.reach")} />
            </>
          }
        />
        {seesPrices && (
          <Kpi
            label="Cost"
            value={<Figure value={formatMoney(totals.cost)} source={sourceOf(strategy, "totals.cost")} />}
            note={<BudgetUse strategy={strategy} />}
          />
        )}
        {seesPrices && (
          <Kpi
            label="Cost per 1,000 views"
            value={
              <Figure
                value={formatMoney(perThousand.views)}
                source={sourceOf(strategy, "totals.perThousandViews")}
              />
            }
            note={
              <>
                <Figure
                  value={formatMoney(perThousand.people)}
                  label="Cost per 1,000 people"
                  source={sourceOf(strategy, "totals.perThousandPeople")}
                />{" "}
                per 1,000 people
              </>
            }
          />
        )}
        <Kpi
          label="Creators"
          value={<Figure value={formatTotal(picks.length)} source={sourceOf(strategy, "counts.creators")} />}
          note={
            <>
              <Figure value={plural(calendar.length, "piece")} source={sourceOf(strategy, "counts.pieces")} />{" "}
              in all
            </>
          }
        />
      </KpiRow>
    </div>
  );
}

function BudgetUse({ strategy }: { strategy: Strategy }) {
  const { totals, brief } = strategy.plan;
  if (!brief.budget || !totals.cost) return "No budget named";
  const percent = brief.budget.amount > 0 ? (totals.cost.amount / brief.budget.amount) * 100 : null;
  return (
    <>
      <Figure
        value={formatPercent(percent, 1)}
        label="Budget used"
        source={sourceOf(strategy, "totals.share")}
      />{" "}
      of{" "}
      <Figure value={formatMoney(brief.budget)} label="Budget" source={sourceOf(strategy, "brief.budget")} />
    </>
  );
}
