import { madeOnce } from "@app/contract/made-once";
import { minorUnits, wholeUnits } from "@app/contract/money";
import type { Money } from "@app/contract/money";

const OR = new Intl.ListFormat("en", { type: "disjunction" });
const AND = new Intl.ListFormat("en", { type: "conjunction" });
const COUNTS = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const AMOUNTS = new Map<string, Intl.NumberFormat>();

/** "a, b or c", without the comma before "or". */
export function orList(items: readonly string[]): string {
  return OR.format(items).replace(", or ", " or ");
}

/** "a, b and c". */
export function andList(items: readonly string[]): string {
  return AND.format(items).replace(", and ", " and ");
}

/** €25,000 · €1,250.50: cents only where there are some. */
export function amountText(money: Money): string {
  const { currency } = money;
  const digits = minorUnits(currency);
  const value = wholeUnits(money);
  const minimumFractionDigits = Number.isInteger(value) ? 0 : digits;
  const make = () =>
    new Intl.NumberFormat("en", {
      style: "currency",
      currency,
      minimumFractionDigits,
      maximumFractionDigits: digits,
    });
  return madeOnce(AMOUNTS, `${currency} ${minimumFractionDigits}`, make).format(value);
}

/** 1,204: a count of rows or people in a sentence. */
export function countText(count: number): string {
  return COUNTS.format(count);
}
