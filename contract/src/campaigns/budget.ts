import type { Money } from "../money.ts";
import type { ReservedFee } from "./creators.ts";
import type { CampaignBudget } from "./list.ts";

const COMMITTED_STAGES = new Set(["accepted", "drafting", "in-review", "approved", "live", "paid"]);

/** Whether the fee of a creator at this stage is agreed, and no longer only planned. */
export function isAgreedStage(stage: string): boolean {
  return COMMITTED_STAGES.has(stage);
}

interface Paid {
  fee: Money | null;
  reserved?: ReservedFee | null | undefined;
  asked?: Money | null | undefined;
}

/** What a creator costs as far as it is known: the fee; until there is one what the plan reserved, else what is asked. */
export function plannedFee({ fee, reserved, asked }: Paid): Money | null {
  return fee ?? (reserved ? { amount: reserved.amount, currency: reserved.currency } : (asked ?? null));
}

/** Whether the fee counts as it is asked, since nobody has agreed on one and no plan reserved any. */
export function countsAsAsked({ fee, reserved, asked }: Paid): boolean {
  return fee === null && !reserved && Boolean(asked);
}

/** Adds up the fees of a campaign. Unknown fees are counted, never taken as 0. */
export function summariseBudget(
  budget: Money | null,
  creators: readonly (Paid & { stage: string })[],
): CampaignBudget {
  const staying = creators.filter((creator) => creator.stage !== "declined");
  const planned = addMoney(staying.map(plannedFee));
  const committed = addMoney(
    staying.filter((creator) => isAgreedStage(creator.stage)).map((creator) => creator.fee),
  );
  const spent = planned.find((sum) => sum.currency === budget?.currency)?.amount ?? 0;
  return {
    budget,
    committed,
    planned,
    left: budget ? budget.amount - spent : null,
    unknownFees: staying.filter((creator) => plannedFee(creator) === null).length,
    askedFees: staying.filter(countsAsAsked).length,
    guessedFees: staying.filter(({ fee, reserved }) => fee === null && reserved?.isGuess === true).length,
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
