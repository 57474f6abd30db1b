import type { Money } from "@app/contract/money";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { amountText, andList } from "#/strategy/brief/wording.ts";

/** What is said of what was taken for granted of a budget; amounts are written already. */
export interface BudgetDoubtWords {
  vague: string;
  /** The currency is the workspace's. */
  currency: string;
  /** Words that count money of one country. */
  lakh: string;
  juta: string;
  /** A word for several currencies. */
  open: string;
  range: (from: string) => string;
  others: (amounts: string) => string;
}

export const BUDGET_DOUBTS: BudgetDoubtWords = {
  vague: "You named no number; say how much may be spent.",
  currency: "You named no currency; this is the workspace's.",
  lakh: "You named no currency; lakh and crore are counted in rupees.",
  juta: "You named no currency; juta and ribu are counted in rupiah.",
  open: "What you wrote is a word for several currencies; name the one that you mean.",
  range: (from) => `You named a range from ${from}; the plan may spend its upper end.`,
  others: (amounts) => `You also named ${amounts}; the first is used.`,
};

interface Writing {
  money: (amount: Money) => string;
  list: (items: readonly string[]) => string;
}

const ENGLISH: Writing = { money: amountText, list: andList };

/** Currencies of which words alone tell. */
const COUNTED_IN: Readonly<Record<string, "lakh" | "juta">> = { INR: "lakh", IDR: "juta" };

/** What was taken for granted of a budget that can be read in more than one way. */
export function budgetDoubts(
  stated: Stated,
  { currency }: Pick<ReadingContext, "currency">,
  words: BudgetDoubtWords = BUDGET_DOUBTS,
  { money, list }: Writing = ENGLISH,
): string[] {
  const { budget, isCurrencyAssumed, budgetFrom, otherBudgets = [] } = stated;
  const isOther = budget !== undefined && budget.currency !== currency;
  const assumed = isOther ? words[COUNTED_IN[budget.currency] ?? "open"] : words.currency;
  return [
    ...(stated.isBudgetVague ? [words.vague] : []),
    ...(isCurrencyAssumed ? [assumed] : []),
    ...(budgetFrom ? [words.range(money(budgetFrom))] : []),
    ...(otherBudgets.length > 0 ? [words.others(list(otherBudgets.map(money)))] : []),
  ];
}
