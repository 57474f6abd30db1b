import type { Money } from "../money.ts";
import { addMoney, isAgreedStage, plannedFee } from "./budget.ts";
import type { CampaignCreator } from "./creators.ts";

/** Where the money of a budget stands: paid out, owed for what is live, agreed for what is to come, not agreed yet. */
export const BUDGET_STANDS = ["paid", "owed", "committed", "planned", "left"] as const;
export type BudgetStand = (typeof BUDGET_STANDS)[number];

export const BUDGET_STAND_LABELS: Readonly<Record<BudgetStand, string>> = {
  paid: "Paid",
  owed: "Owed",
  committed: "Committed",
  planned: "Not agreed yet",
  left: "Left",
};

export interface BudgetParts {
  currency: string;
  /** Minor units; those that are nothing are left out. Together they are `whole`. */
  parts: { stand: BudgetStand; amount: number }[];
  whole: number;
  /** By how much the fees are above the budget; 0 where they are not, or where there is none. */
  over: number;
  /** Creators whose fee nobody knows. */
  unknown: number;
  /** What stands in other currencies, which are never added. */
  others: Money[];
}

type Paying = Pick<CampaignCreator, "creatorId" | "stage" | "fee" | "reserved" | "asked">;

/** How a budget is used, in its currency, else in that of the first known fee; null while nothing is known of it. */
export function budgetParts(
  budget: Money | null,
  creators: readonly Paying[],
  paid: ReadonlyMap<string, Money> = new Map(),
): BudgetParts | null {
  const staying = creators.filter(({ stage }) => stage !== "declined");
  const amounts = staying.map((creator) => ({
    stand: standOf(creator, paid),
    money: paid.get(creator.creatorId) ?? plannedFee(creator),
  }));
  const currency = budget?.currency ?? amounts.find(({ money }) => money !== null)?.money?.currency;
  if (currency === undefined) return null;
  const sums = addMoney(amounts.map(({ money }) => money));
  const used = sums.find((sum) => sum.currency === currency)?.amount ?? 0;
  const left = Math.max(0, (budget?.amount ?? used) - used);
  const parts = BUDGET_STANDS.map((stand) => ({
    stand,
    amount:
      stand === "left"
        ? left
        : amounts.reduce(
            (sum, one) =>
              one.stand === stand && one.money?.currency === currency ? sum + one.money.amount : sum,
            0,
          ),
  }));
  return {
    currency,
    parts: parts.filter(({ amount }) => amount > 0),
    whole: used + left,
    over: budget ? Math.max(0, used - budget.amount) : 0,
    unknown: amounts.filter(({ money }) => money === null).length,
    others: sums.filter((sum) => sum.currency !== currency),
  };
}

function standOf({ creatorId, stage, fee }: Paying, paid: ReadonlyMap<string, Money>): BudgetStand {
  if (paid.has(creatorId)) return "paid";
  if (fee === null || !isAgreedStage(stage)) return "planned";
  return stage === "live" || stage === "paid" ? "owed" : "committed";
}
