import type { Money } from "../money.ts";
import type { CampaignBudget } from "./list.ts";

const COMMITTED_STAGES = new Set(["accepted", "drafting", "in-review", "approved", "live", "paid"]);

/** Whether the fee of a creator at this stage is agreed, and no longer only planned. */
export function isAgreedStage(stage: string): boolean {
  return COMMITTED_STAGES.has(stage);
}

/** Adds up the fees of a campaign. Unknown fees are counted, never taken as 0. */
export function summariseBudget(
  budget: Money | null,
  creators: readonly { stage: string; fee: Money | null }[],
): CampaignBudget {
  const staying = creators.filter((creator) => creator.stage !== "declined");
  const planned = addMoney(staying.map((creator) => creator.fee));
  const committed = addMoney(
    staying.filter((creator) => isAgreedStage(creator.stage)).map((creator) => creator.fee),
  );
  const spent = planned.find((sum) => sum.currency === budget?.currency)?.amount ?? 0;
  return {
    budget,
    committed,
    planned,
    left: budget ? budget.amount - spent : null,
    unknownFees: staying.filter((creator) => creator.fee === null).length,
  };
}

/** One sum for each currency, in the order of first appearance; null is left out. */
export function addMoney(amounts: readonly (Money | null)[]): Money[] {
  const sums = new Map<string, number>();
  for (const money of amounts) {
    if (money) sums.set(money.currency, (sums.get(money.currency) ?? 0) + money.amount);
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}
