import { minorUnits } from "@app/contract/money";
import type { AccountPrice, Fee, OwnField } from "#/discovery/discovery.tables.ts";

/** Three digits behind the point would be read as thousands. */
const THOUSANDS = /^\d{1,3}\.\d{3}$/u;

/** A number as the import reads it in whatever column. */
export function numberText(value: number | null): string | null {
  if (value === null) return null;
  const text = String(value);
  return THOUSANDS.test(text) ? `${text}0` : text;
}

/** The sign keeps small rates from being read as fractions. */
export function percentHeader(header: string): string {
  return `${header} (%)`;
}

export function amountText({ amount, currency }: Fee): string {
  const digits = minorUnits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

export function feeText(fee: Fee | null): string | null {
  return fee && `${amountText(fee)} ${fee.currency}`;
}

/** Whether a number, a currency and what it buys say all of a price. */
export function isPlainPrice({ upTo, usageMonths, exclusivityMonths, vat }: AccountPrice): boolean {
  return [upTo, usageMonths, exclusivityMonths, vat].every((term) => term === undefined);
}

/** A price with all that belongs to it: "450.00-600.00 EUR reel (usage 3 months) excl. VAT". */
export function priceText(price: AccountPrice): string {
  const { upTo, currency, per, usageMonths, exclusivityMonths, vat } = price;
  const range = upTo === undefined ? "" : `-${amountText({ amount: upTo, currency })}`;
  return [
    `${amountText(price)}${range}`,
    currency,
    ...(per === null ? [] : [per]),
    ...(usageMonths === undefined ? [] : [`(usage ${spanText(usageMonths)})`]),
    ...(exclusivityMonths === undefined ? [] : [`(exclusivity ${spanText(exclusivityMonths)})`]),
    ...(vat === undefined ? [] : [vat === "in" ? "incl. VAT" : "excl. VAT"]),
  ].join(" ");
}

const MONTH_DAYS = 30;

function spanText(months: number): string {
  return Number.isInteger(months) ? `${months} months` : `${Math.round(months * MONTH_DAYS)} days`;
}

/** "DE 41%, FR 20.5%" */
export function sharesText(shares: Readonly<Record<string, number>>): string | null {
  const parts = Object.entries(shares).map(([group, share]) => `${group} ${share}%`);
  return parts.length === 0 ? null : parts.join(", ");
}

export function ownText(field: OwnField): string | null {
  if (field.kind === "money") return feeText(field.value);
  return field.kind === "number" ? numberText(field.value) : field.value;
}

export function listText(values: readonly string[], separator = ", "): string | null {
  return values.length === 0 ? null : values.join(separator);
}
