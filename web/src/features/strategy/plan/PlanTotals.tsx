import { costPerThousand } from "@app/contract/strategy/cost-per-thousand";
import type { Strategy } from "@app/contract/strategy/schemas";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { Phrase, sayOfPlan } from "./phrases.tsx";
import { formatCount, formatMoney, formatPercent, formatRange, formatTotal } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/text/Kpi.tsx";

/** What the plan comes to: people, money and creators, each with the one thing to know beside it. */
export function PlanTotals({ strategy }: { strategy: Strategy }) {
  const { totals, forecast, picks, calendar } = strategy.plan;
  const say = sayOfPlan(strategy);
  const seesPrices = useSeesPrices();
  const perThousand = costPerThousand(strategy.plan);
  const range = forecast?.reach
    ? formatRange(
        formatCount(forecast.reach.p10, 2, say.locale),
        formatCount(forecast.reach.p90, 2, say.locale),
      )
    : "NA";
  return (
    <div className="border-b border-line md:px-2">
      <KpiRow>
        <Kpi
          label={say("People reached")}
          value={
            <Figure
              value={formatCount(totals.reach, 2, say.locale)}
              source={sourceOf(strategy, "totals.reach")}
            />
          }
          note={
            <Phrase say={say} of="Most likely; four of five such campaigns end in {0}">
              <Figure value={range} label={say("Range")} source={sourceOf(strategy, "forecast.reach")} />
            </Phrase>
          }
        />
        {seesPrices && (
          <Kpi
            label={say("Cost")}
            value={
              <Figure
                value={formatMoney(totals.cost, say.locale)}
                source={sourceOf(strategy, "totals.cost")}
              />
            }
            note={<BudgetUse strategy={strategy} />}
          />
        )}
        {seesPrices && (
          <Kpi
            label={say("Cost per 1,000 views")}
            value={
              <Figure
                value={formatMoney(perThousand.views, say.locale)}
                source={sourceOf(strategy, "totals.perThousandViews")}
              />
            }
            note={
              <Phrase say={say} of="{0} per 1,000 people">
                <Figure
                  value={formatMoney(perThousand.people, say.locale)}
                  label={say("Cost per 1,000 people")}
                  source={sourceOf(strategy, "totals.perThousandPeople")}
                />
              </Phrase>
            }
          />
        )}
        <Kpi
          label={say("Creators")}
          value={
            <Figure
              value={formatTotal(picks.length, say.locale)}
              source={sourceOf(strategy, "counts.creators")}
            />
          }
          note={
            <Phrase say={say} of="{0} in all">
              <Figure
                value={say(
                  calendar.length === 1 ? "{0} piece" : "{0} pieces",
                  formatTotal(calendar.length, say.locale),
                )}
                source={sourceOf(strategy, "counts.pieces")}
              />
            </Phrase>
          }
        />
      </KpiRow>
    </div>
  );
}

function BudgetUse({ strategy }: { strategy: Strategy }) {
  const { totals, brief } = strategy.plan;
  const say = sayOfPlan(strategy);
  if (!brief.budget || !totals.cost) return say("No budget named");
  const percent = brief.budget.amount > 0 ? (totals.cost.amount / brief.budget.amount) * 100 : null;
  return (
    <Phrase say={say} of="{0} of {1}">
      <Figure
        value={formatPercent(percent, 1, say.locale)}
        label={say("Budget used")}
        source={sourceOf(strategy, "totals.share")}
      />
      <Figure
        value={formatMoney(brief.budget, say.locale)}
        label={say("Budget")}
        source={sourceOf(strategy, "brief.budget")}
      />
    </Phrase>
  );
}
