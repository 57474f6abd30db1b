import { minorUnits } from "@app/contract/money";

/**
 * Reference rates to one euro, rounded, autumn 2026: placeholder to compare prices of several currencies without a
 * network. A cost that went through them says so and gets a range.
 */
const PER_EURO: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.15,
  GBP: 0.87,
  CHF: 0.94,
  BRL: 6.2,
  INR: 101,
  AUD: 1.77,
  CAD: 1.61,
  JPY: 175,
  PLN: 4.25,
  SEK: 11,
  NOK: 11.7,
  DKK: 7.46,
  MXN: 21.3,
  CZK: 24.4,
  TRY: 48,
  AED: 4.22,
  SGD: 1.5,
};

/** Minor units of `to`, not rounded; null for a currency without a reference rate. */
export function convert(amount: number, from: string, to: string): number | null {
  if (from === to) return amount;
  const [fromRate, toRate] = [PER_EURO[from], PER_EURO[to]];
  if (fromRate === undefined || toRate === undefined) return null;
  return (amount / 10 ** minorUnits(from) / fromRate) * toRate * 10 ** minorUnits(to);
}

/** Minor units in whole units of the currency: what is no quote has no cents. Never free. */
export function wholeUnits(amount: number, currency: string): number {
  const unit = 10 ** minorUnits(currency);
  return Math.max(unit, Math.round(amount / unit) * unit);
}

/** Whole units below 100 of the currency, fives above. An estimate is never free. */
export function roundEstimate(amount: number, currency: string): number {
  const unit = 10 ** minorUnits(currency);
  const step = amount < 100 * unit ? unit : 5 * unit;
  return Math.max(unit, Math.round(amount / step) * step);
}
