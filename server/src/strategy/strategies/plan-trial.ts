import type { PlanLimits, PlanTrial, PlanTrialInput } from "@app/contract/strategy/plan-trial";
import { requirePrices, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { ruleNames } from "#/strategy/assistant/saying/brief-sayings.ts";
import { limitsOf, withoutLimits } from "#/strategy/brief/follow-up/limits.ts";
import { noSuchLimit, nothingPlanned } from "#/strategy/strategy.errors.ts";
import { costDifference, notIn } from "./plan-difference.ts";
import type { StrategiesService } from "./strategies.service.ts";
import type { StoredVersion } from "./strategies.store.ts";

/**
 * The limits of the newest version of a plan, by their words.
 * @throws `request.not_found`, `strategy.no_picks`.
 */
export async function readLimits(
  strategies: StrategiesService,
  caller: Caller,
  id: string,
): Promise<PlanLimits> {
  const { stated, plan, language } = await newest(strategies, caller, id);
  const setting = await strategies.setting(caller);
  const nameOf = ruleNames(plan.brief, language);
  return {
    items: limitsOf(stated, setting).map(({ words }) => ({
      words,
      ...(language !== "en" && { said: nameOf(words) }),
    })),
  };
}

/**
 * Solves the newest version of a plan again with another budget, without some of its limits, or both; keeps nothing.
 * @throws `request.not_found`, `strategy.no_picks`, `strategy.no_such_limit`, `request.prices_hidden`.
 */
export async function tryPlan(
  strategies: StrategiesService,
  caller: Caller,
  id: string,
  { budget, without }: PlanTrialInput,
): Promise<PlanTrial> {
  // Whoever may not change a plan has no use for the work of solving it.
  requireRole(caller, "member");
  requirePrices(caller);
  const kept = await newest(strategies, caller, id);
  const setting = await strategies.setting(caller);
  const freed = withoutLimits(kept.stated, without, setting);
  if (!freed) throw noSuchLimit();
  const { budgetFrom: _from, isBudgetVague: _vague, otherBudgets: _others, ...stated } = freed;
  const plan = await strategies.solve(budget ? { ...stated, budget } : freed, [], setting);
  const { status, totals, picks } = plan;
  const before = kept.plan;
  return {
    status,
    version: kept.number,
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

async function newest(strategies: StrategiesService, caller: Caller, id: string): Promise<StoredVersion> {
  const { threadId } = await strategies.get(caller, id);
  const kept = await strategies.latest(caller, threadId);
  if (!kept) throw nothingPlanned();
  return kept;
}
