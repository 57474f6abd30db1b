import type { BriefText } from "#/strategy/brief/brief-text.ts";
import type { ReadText, Stated } from "#/strategy/brief/stated.ts";
import { isUsable } from "./amounts.ts";
import type { Amount } from "./amounts.ts";

/** What became of the amounts of a text besides what is stated. */
interface PlacedAmounts {
  budgetChange: ReadText["budgetChange"];
  refused: ReadText["refused"];
  /** Amounts that were not used, in the person's words. */
  spare: string[];
}

/** Each amount in the slot that it is of. */
export function placeAmounts(amounts: readonly Amount[], text: BriefText, stated: Stated): PlacedAmounts {
  let budgetChange: ReadText["budgetChange"] = null;
  let refused: ReadText["refused"] = null;
  const spare: string[] = [];
  const whole = amounts.find((amount) => amount.isWhole);
  for (const amount of whole ? [whole, ...amounts.filter((one) => one !== whole)] : amounts) {
    const { kind, money, found } = amount;
    if (!isUsable(money)) {
      refused ??= money.amount === 0 ? "zero" : "too_large";
      spare.push(text.spelling(found));
      continue;
    }
    if (kind === "other") spare.push(text.spelling(found));
    if (kind === "more") budgetChange = money;
    if (kind === "less") budgetChange = { ...money, amount: -money.amount };
    if (kind === "perPiece") stated.maxPrice = money;
    if (kind === "perCreator") stated.maxFee = money;
    if (kind === "budget") placeBudget(amount, stated);
  }
  return { budgetChange, refused, spare };
}

/** The first budget is the one; what else was said of it stays beside it. */
function placeBudget({ money, isBare, isVague, from }: Amount, stated: Stated): void {
  if (stated.budget) {
    stated.otherBudgets = [...(stated.otherBudgets ?? []), money];
    return;
  }
  stated.budget = money;
  if (from) stated.budgetFrom = from;
  if (isVague) stated.isBudgetVague = true;
  if (isBare) stated.isCurrencyAssumed = true;
}
