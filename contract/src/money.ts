import * as z from "zod/mini";
import { madeOnce } from "./made-once.ts";

/** Amounts beyond this are typing errors: ten thousand million in minor units. Chosen by us. */
export const AMOUNT_MAX = 1_000_000_000_000;

export const Currency = z
  .string("Enter a currency such as EUR")
  .check(z.regex(/^[A-Z]{3}$/, "Enter a currency as three capital letters, such as EUR"));
export type Currency = z.infer<typeof Currency>;

/**
 * Currencies to choose from, ISO 4217, those first in which most campaigns are bought; the API takes any. Chosen by us.
 */
export const CURRENCIES: readonly Currency[] =
  `EUR USD GBP CHF SEK NOK DKK PLN CZK HUF RON TRY BRL MXN CAD AUD NZD INR
IDR JPY KRW CNY SGD AED SAR ZAR`.split(/\s+/);

/** Countries and territories that pay in euros, ISO 3166-1 alpha-2. */
export const EURO_COUNTRIES: ReadonlySet<string> = new Set(
  "AD AT BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MQ MT NL PT RE SI SK SM VA XK YT".split(
    " ",
  ),
);

/** An amount in minor units (cents) of an ISO 4217 currency. */
export const Money = z.object({
  amount: z
    .int("Enter the amount as a whole number of cents")
    .check(z.minimum(0, "An amount cannot be negative"), z.maximum(AMOUNT_MAX, "This amount is too large")),
  currency: Currency,
});
export type Money = z.infer<typeof Money>;

/** An amount that may be less than nothing: what was sent back, or credited. */
export const SignedMoney = z.object({
  amount: z
    .int("Enter the amount as a whole number of cents")
    .check(
      z.minimum(-AMOUNT_MAX, "This amount is too large"),
      z.maximum(AMOUNT_MAX, "This amount is too large"),
    ),
  currency: Currency,
});

const DIGITS = new Map<string, number>();

/** Decimal places of a currency as money is written in it: 2 for EUR, 0 for JPY. */
export function minorUnits(currency: string): number {
  return madeOnce(DIGITS, currency, () => {
    const format = new Intl.NumberFormat("en", { style: "currency", currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  });
}

/** Whole units of a currency, as people write them, as minor units: 12.5 of EUR is 1250. */
export function toMinorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** minorUnits(currency));
}

/** 1250 of EUR is 12.5. */
export function wholeUnits({ amount, currency }: { amount: number; currency: string }): number {
  return amount / 10 ** minorUnits(currency);
}

/** Whole units with all decimal places of the currency, without its sign: "12.50" of EUR, "1250" of JPY. */
export function decimalText(money: { amount: number; currency: string }): string {
  return wholeUnits(money).toFixed(minorUnits(money.currency));
}
