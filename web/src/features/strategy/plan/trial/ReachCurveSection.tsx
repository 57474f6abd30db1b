import type { Money } from "@app/contract/money";
import type { Strategy } from "@app/contract/strategy/schemas";
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
  const [watch, isNear] = useIsNear("100%");
  const budgets = otherBudgets(budget);
  const { data: trials, error } = usePlansByBudget(strategy.id, budgets, isNear);
  const own = { budget, reach: strategy.plan.totals.reach };
  const others = budgets.flatMap((other, index) => {
    const trial = trials?.[index];
    return trial ? [pointOf(other, trial)] : [];
  });
  const { points, today } = curveOf(own, others);
  const title = curveTitle(own, others);
  return (
    <PlanSection title="People by budget" aside={trials && "each point is a plan of its own"}>
      <div ref={watch} className="min-h-52">
        {error && <p className="text-sm text-danger">{error.message}</p>}
        {!error && !trials && <p className="text-sm text-fg-2">Solving {budgets.length} other budgets…</p>}
        {trials && (
          <ChartFrame
            title={title}
            measure={`people reached by budget; the mark is today's ${formatMoney(budget)}`}
            summary={`${title}. Today: ${formatMoney(budget)} for ${formatCount(own.reach)} people.`}
            points={points}
            format={(value) => formatCount(value, 1)}
          >
            {(width) => (
              <LineChart
                name={title}
                points={points}
                marked={today}
                format={(value) => formatCount(value, 1)}
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
