import type { Money } from "@app/contract/money";
import { addressOf, nameOf } from "@app/contract/paths";
import { strategyPaths } from "@app/contract/strategy/paths";
import { PlanLimits, PlanTrial } from "@app/contract/strategy/plan-trial";
import { send, useAnswer, useQuestion, useRead } from "#/lib/api/api.ts";
import { useSettled } from "#/lib/use-settled.ts";

/** The rules of the newest version of a plan that can be switched off. */
export function usePlanLimits(id: string): PlanLimits["items"] {
  const { data } = useRead(addressOf(strategyPaths.limits, { id }), PlanLimits);
  return data?.items ?? [];
}

/** What the plan would be that way, once the person rests on it; the result before it stands meanwhile. */
export function usePlanTrial(id: string, asked: { budget: Money | null; without: readonly string[] } | null) {
  const question = asked && { ...(asked.budget && { budget: asked.budget }), without: asked.without };
  const written = JSON.stringify(question);
  const settled = useSettled(written);
  const url = question && settled !== "null" ? addressOf(strategyPaths.trial, { id }) : null;
  const { data, error, isLoading } = useQuestion(url, JSON.parse(settled) ?? {}, PlanTrial);
  return { trial: data, error, isTrying: isLoading || settled !== written };
}

/**
 * The same plan with each of these budgets. One after the other: each takes the solver whole, and the person may ask
 * for something else meanwhile. Waits until it is wanted.
 */
export function usePlansByBudget(id: string, budgets: readonly Money[], isWanted: boolean) {
  const url = addressOf(strategyPaths.trial, { id });
  return useAnswer(isWanted && budgets.length > 0 ? nameOf(url, JSON.stringify(budgets)) : null, async () => {
    const trials: PlanTrial[] = [];
    const ask = { quiet: true, isQuestion: true };
    for (const budget of budgets) trials.push(await send("POST", url, { budget }, PlanTrial, ask));
    return trials;
  });
}
