import type { AccountPrice } from "@app/contract/discovery/creators";
import { formatMoney, formatRange, plural } from "#/lib/format.ts";

/** Whether more is said of a price than an amount and what it is for. */
export function hasTerms({ upTo, usageMonths, exclusivityMonths, vat }: AccountPrice): boolean {
  return [upTo, usageMonths, exclusivityMonths, vat].some((term) => term !== null);
}

/** A price with all that belongs to it: "€1,200–€1,500 a reel (6 months of usage, plus VAT)". */
export function priceText({ format, upTo, ...price }: AccountPrice): string {
  const { currency, usageMonths, exclusivityMonths, vat } = price;
  const amount = formatMoney(price);
  const range = upTo === null ? amount : formatRange(amount, formatMoney({ amount: upTo, currency }));
  const terms = [
    usageMonths === null ? [] : `${plural(usageMonths, "month")} of usage`,
    exclusivityMonths === null ? [] : `exclusive for ${plural(exclusivityMonths, "month")}`,
    vat === null ? [] : { in: "with VAT", out: "plus VAT" }[vat],
  ].flat();
  const what = format === null ? range : `${range} ${format === "integration" ? "an" : "a"} ${format}`;
  return terms.length === 0 ? what : `${what} (${terms.join(", ")})`;
}
