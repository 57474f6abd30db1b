import type { PriceUnit } from "@app/contract/importing";
import { minorUnits } from "@app/contract/money";
import { readNumber } from "./numbers.ts";
import type { DecimalMark } from "./numbers.ts";

/** Signs and words of currencies, longest first where one begins with another. "$" alone is read as USD. */
const SIGNS: readonly [string, string][] = [
  ["us$", "USD"],
  ["a$", "AUD"],
  ["au$", "AUD"],
  ["c$", "CAD"],
  ["ca$", "CAD"],
  ["nz$", "NZD"],
  ["s$", "SGD"],
  ["hk$", "HKD"],
  ["mx$", "MXN"],
  ["r$", "BRL"],
  ["$", "USD"],
  ["€", "EUR"],
  ["£", "GBP"],
  ["₹", "INR"],
  ["¥", "JPY"],
  ["₺", "TRY"],
  ["₽", "RUB"],
  ["₩", "KRW"],
  ["₫", "VND"],
  ["฿", "THB"],
  ["₪", "ILS"],
  ["₦", "NGN"],
  ["₱", "PHP"],
  ["₴", "UAH"],
  ["zł", "PLN"],
  ["kč", "CZK"],
  ["euros", "EUR"],
  ["euro", "EUR"],
  ["dollars", "USD"],
  ["rupees", "INR"],
  ["rs.", "INR"],
  ["rs", "INR"],
  ["rp", "IDR"],
  ["fr.", "CHF"],
];

const UNIT_AT_END =
  /(?:\/|\bper\b|\bpro\b|\bpor\b|\ba\b)?\s*(?:reels?|posts?|story|stories|videos?|shorts?)\s*$/iu;

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

/** ISO 4217 code that a text names by code, sign or word; null for none. */
export function readCurrency(text: string): string | null {
  const words = text.match(/(?<!\p{L})[a-z]{3}(?!\p{L})/giu) ?? [];
  // "All prices" is no Albanian lek: small letters count only beside a number or alone.
  const isLoose = /\d/u.test(text) || text.trim().length === 3;
  const code = words.find((word) => isCode(word) && (isLoose || word === word.toUpperCase()));
  if (code !== undefined) return code.toUpperCase();
  const lower = text.toLowerCase();
  return SIGNS.find(([sign]) => hasSign(lower, sign))?.[1] ?? null;
}

/** What "1.200 €" or "EUR 1,200 / reel" says. `amount` is in whole units, as written. */
export function readPrice(
  cell: string,
  mark: DecimalMark | null,
): { amount: number; currency: string | null; per: PriceUnit | null } | null {
  const per = readPriceUnit(cell);
  const text = cell.replace(UNIT_AT_END, "");
  const currency = readCurrency(text);
  const number = readNumber(withoutCurrency(text), "money", mark);
  return number === null || number.isPercent ? null : { amount: number.value, currency, per };
}

/** What a price buys, where a header or a cell says so. */
export function readPriceUnit(text: string): PriceUnit | null {
  const lower = text.toLowerCase();
  if (/\breels?\b/u.test(lower)) return "reel";
  if (/\bstor(?:y|ies)\b/u.test(lower)) return "story";
  if (/\bvideos?\b|\bshorts?\b/u.test(lower)) return "video";
  if (/\bposts?\b|\bfeed\b/u.test(lower)) return "post";
  return null;
}

/** Whole units to minor units of a currency: 12.5 EUR is 1250. */
export function toMinorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** minorUnits(currency));
}

function withoutCurrency(text: string): string {
  let rest = text.toLowerCase();
  for (const [sign] of SIGNS) if (hasSign(rest, sign)) rest = rest.replaceAll(sign, " ");
  return rest.replaceAll(/(?<![a-z])[a-z]{3}(?![a-z])/gu, (word) => (isCode(word) ? " " : word)).trim();
}

function isCode(word: string): boolean {
  return CURRENCIES.has(word.toUpperCase());
}

/** Signs of letters count only where no other letter touches them. */
function hasSign(text: string, sign: string): boolean {
  if (!/^[a-z]/u.test(sign)) return text.includes(sign);
  const escaped = sign.replaceAll(/[.$]/gu, String.raw`\$&`);
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, "u").test(text);
}
