import * as z from "zod/mini";
import { Money } from "../money.ts";
import { PriceFigure } from "../prices.ts";

/** What the fees come to, currency by currency: amounts of different currencies are never added. */
export const CampaignBudget = z.object({
  budget: z.nullable(Money),
  /** Fees of creators who have accepted or gone further; one entry for each currency. */
  committed: z.array(Money),
  /** Fees of all creators who have not declined; one entry for each currency. */
  planned: z.array(Money),
  /** Budget minus planned fees in the budget's currency, in minor units; below zero when over. Null without a budget. */
  left: z.nullable(PriceFigure),
  /** Creators who have not declined and whose fee nobody knows yet. */
  unknownFees: z.int(),
});
export type CampaignBudget = z.infer<typeof CampaignBudget>;

const COMMITTED_STAGES = new Set(["accepted", "drafting", "in-review", "approved", "live", "paid"]);

/** Adds up the fees of a campaign. Unknown fees are counted, never taken as 0. */
export function summariseBudget(
  budget: Money | null,
  creators: readonly { stage: string; fee: Money | null }[],
): CampaignBudget {
  const staying = creators.filter((creator) => creator.stage !== "declined");
  const planned = addMoney(staying.map((creator) => creator.fee));
  const committed = addMoney(
    staying.filter((creator) => COMMITTED_STAGES.has(creator.stage)).map((creator) => creator.fee),
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
