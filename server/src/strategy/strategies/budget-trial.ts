import type { Money } from "@app/contract/money";
import type { BudgetTrial } from "@app/contract/strategy/budget-trial";
import { requirePrices, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { nothingPlanned } from "#/strategy/strategy.errors.ts";
import { costDifference, notIn } from "./plan-difference.ts";
import type { StrategiesService } from "./strategies.service.ts";

/**
 * Solves the newest version of a plan again with another budget, and keeps nothing.
 * @throws `request.not_found`, `strategy.nothing_planned`, `request.prices_hidden`.
 */
export async function tryBudget(
  strategies: StrategiesService,
  caller: Caller,
  id: string,
  budget: Money,
): Promise<BudgetTrial> {
  // Whoever may not change a plan has no use for the work of solving it.
  requireRole(caller, "member");
  requirePrices(caller);
  const { threadId } = await strategies.get(caller, id);
  const kept = await strategies.latest(caller, threadId);
  if (!kept) throw nothingPlanned();
  const { budgetFrom: _from, isBudgetVague: _vague, otherBudgets: _others, ...stated } = kept.stated;
  const setting = await strategies.setting(caller);
  const plan = await strategies.solve({ ...stated, budget }, [], setting);
  const { status, totals, picks } = plan;
  const before = kept.plan;
  return {
    status,
    version: kept.number,
    budget,
    cost: totals.cost,
    reach: totals.reach,
    creators: picks.length,
    change: {
      cost: costDifference(plan, before),
      reach:
        totals.reach === null || before.totals.reach === null ? null : totals.reach - before.totals.reach,
    },
    entered: notIn(plan, before),
    left: notIn(before, plan),
  };
}
