import type { Currency, Money } from "../money.ts";

/** The currency to type fees in: that of the budget, else of the first known fee, else the given one. */
export function currencyOf(
  budget: Money | null,
  fees: readonly (Money | null)[],
  fallback: Currency,
): Currency {
  return budget?.currency ?? fees.find((fee) => fee !== null)?.currency ?? fallback;
}
