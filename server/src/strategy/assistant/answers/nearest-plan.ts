import { ORDERS_OF_TRIAL } from "@app/contract/strategy/plan-trial";
import { PlanCard, WhatIf } from "@app/contract/strategy/tools";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";

/** So many rules at most are taken away from a plan that cannot be made, one after the other. Chosen by us. */
const RULES_MAX = 3;

type Impossible = Pick<PlanCard, "conflict" | "cheapestBudget">;

/**
 * What comes nearest to a plan that cannot be made, as an order to try: without a rule of each conflict, or with the
 * cheapest budget that would do. Null where a plan was found, and where nothing is left to take away.
 */
export function nearestOrder(found: readonly Finding[]): string | null {
  const plan = PlanCard.safeParse(found.find(({ tool }) => tool === "optimise_plan")?.output).data;
  const tried = found.flatMap(({ tool, output }) => {
    const card = tool === "what_if" ? WhatIf.safeParse(output).data : undefined;
    return card ? [card] : [];
  });
  const all = plan ? [plan, ...tried] : [];
  const isOver = tried.some(({ understood }) => !understood) || tried.length >= RULES_MAX;
  if (isOver || all.length === 0 || all.some(({ status }) => status !== "infeasible")) return null;
  const orders = all.flatMap(orderAgainst);
  return orders.length === all.length ? orders.join(". ") : null;
}

/** The budget is what people mean most: a rule gives way before it. */
function orderAgainst({ conflict, cheapestBudget }: Impossible): string[] {
  const rule = conflict.find((words) => words !== "budget");
  if (rule !== undefined) return [ORDERS_OF_TRIAL.withoutLimit(rule)];
  return cheapestBudget ? [ORDERS_OF_TRIAL.budget(cheapestBudget)] : [];
}
