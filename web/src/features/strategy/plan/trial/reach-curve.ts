import { inEnglish } from "@app/contract/strategy/answers/phrases";
import type { Say } from "@app/contract/strategy/answers/phrases";
import type { Money } from "@app/contract/money";
import type { PlanTrial } from "@app/contract/strategy/plan-trial";
import type { ChartPoint } from "#/ui/charts/chart.rules.ts";
import { formatCount, formatMoney } from "#/lib/format.ts";
import { budgetRange } from "./budget-range.ts";

/** Shares of the budget that are solved beside it, in even steps as the chart draws them. */
const SHARES = [0.25, 0.5, 0.75, 1.25, 1.5, 1.75, 2];

/** Below this, more money is said to bring nothing that one would notice. */
const HARDLY_MORE = 1.05;

/** A budget and how many people the best plan for it reaches; null where no plan keeps all its rules. */
export interface CurvePoint {
  budget: Money;
  reach: number | null;
}

/** Other budgets to solve, in round steps; each stands once and none is the plan's own. */
export function otherBudgets(budget: Money): Money[] {
  const { step } = budgetRange(budget);
  const rounded = SHARES.map((share) => Math.max(step, Math.round((budget.amount * share) / step) * step));
  return [...new Set(rounded)]
    .filter((amount) => amount !== budget.amount)
    .map((amount) => ({ ...budget, amount }));
}

export const pointOf = (budget: Money, { status, reach }: PlanTrial): CurvePoint => ({
  budget,
  reach: status === "infeasible" ? null : reach,
});

/** The points by their budgets, with the plan's own among them, and the place of that one. */
export function curveOf(
  own: CurvePoint,
  others: readonly CurvePoint[],
  say: Say = inEnglish,
): { points: ChartPoint[]; today: number } {
  const ordered = [own, ...others].toSorted((left, right) => left.budget.amount - right.budget.amount);
  return {
    points: ordered.map(({ budget, reach }) => ({ label: formatMoney(budget, say.locale), value: reach })),
    today: ordered.indexOf(own),
  };
}

/** What the curve says in one line: what the largest budget brings beside today's. */
export function curveTitle(own: CurvePoint, others: readonly CurvePoint[], say: Say = inEnglish): string {
  const most = others.findLast(({ budget, reach }) => reach !== null && budget.amount > own.budget.amount);
  if (!most || most.reach === null || !own.reach) return say("People reached by budget");
  const times = most.reach / own.reach;
  const money = formatMoney(most.budget, say.locale);
  if (times < HARDLY_MORE) return say("{0} would reach hardly more people", money);
  return say("{0} would reach {1} times the people", money, formatCount(times, 1, say.locale));
}
