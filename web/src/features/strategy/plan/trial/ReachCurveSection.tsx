import type { Money } from "@app/contract/money";
import type { Strategy } from "@app/contract/strategy/schemas";
import { sayOfPlan } from "#/features/strategy/plan/phrases.tsx";
import { PlanSection } from "#/features/strategy/plan/PlanSection.tsx";
import { curveOf, curveTitle, otherBudgets, pointOf } from "./reach-curve.ts";
import { usePlansByBudget } from "./trial.queries.ts";
import { formatCount, formatMoney } from "#/lib/format.ts";
import { ChartFrame } from "#/ui/charts/ChartFrame.tsx";
import { LineChart } from "#/ui/charts/LineChart.tsx";
import { useIsNear } from "#/ui/use-is-near.ts";

const HEIGHT = 150;

/** How many people the best plan reaches for less and for more money; the plan of today carries the mark. */
export function ReachCurveSection({ strategy, budget }: { strategy: Strategy; budget: Money }) {
  const say = sayOfPlan(strategy);
  const [watch, isNear] = useIsNear("100%");
  const budgets = otherBudgets(budget);
  const { data: trials, error } = usePlansByBudget(strategy.id, budgets, isNear);
  const own = { budget, reach: strategy.plan.totals.reach };
  const others = budgets.flatMap((other, index) => {
    const trial = trials?.[index];
    return trial ? [pointOf(other, trial)] : [];
  });
  const { points, today } = curveOf(own, others, say);
  const title = curveTitle(own, others, say);
  return (
    <PlanSection title={say("People by budget")} aside={trials && say("each point is a plan of its own")}>
      <div ref={watch} className="min-h-52">
        {error && <p className="text-sm text-danger">{error.message}</p>}
        {!error && !trials && (
          <p className="text-sm text-fg-2">{say("Solving {0} other budgets…", String(budgets.length))}</p>
        )}
        {trials && (
          <ChartFrame
            say={say}
            title={title}
            measure={say(
              "people reached by budget; the mark is today’s {0}",
              formatMoney(budget, say.locale),
            )}
            summary={say(
              "{0}. Today: {1} for {2} people.",
              title,
              formatMoney(budget, say.locale),
              formatCount(own.reach, 2, say.locale),
            )}
            points={points}
            format={(value) => formatCount(value, 1, say.locale)}
          >
            {(width) => (
              <LineChart
                name={title}
                points={points}
                marked={today}
                format={(value) => formatCount(value, 1, say.locale)}
                width={width}
                height={HEIGHT}
              />
            )}
          </ChartFrame>
        )}
      </div>
    </PlanSection>
  );
}
