import type { PriceUnit } from "@app/contract/discovery/imports";
import { minorUnits } from "@app/contract/money";
import { anyOf } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import { CURRENCY_WORDS, currencyMeant, currencyNamed } from "#/language/money/currencies.ts";
import type { CurrencyReading } from "#/language/money/currencies.ts";
import { FORMAT_WORDS } from "#/language/media/media.ts";
import type { DecimalMark } from "#/language/numbers/digits.ts";
import { countedIn, readNumber } from "./cells/numbers.ts";

/** Signs and words of currencies that are no codes. "$" alone is read as USD. */
const SIGNS = new Map([...CURRENCY_WORDS].filter(([word, { isWord }]) => !isWord && !isCode(word)));
const LETTERS = [...SIGNS.keys()].filter((sign) => /^[a-z]/u.test(sign));
/** Signs of letters count only where no other letter touches them. */
const SIGN = new RegExp(
  `(?<!\\p{L})(?:${anyOf(LETTERS)})(?!\\p{L})|${anyOf([...SIGNS.keys()].filter((sign) => !LETTERS.includes(sign)))}`,
  "u",
);
/** Words of another meaning: currencies in capitals only. */
const CAPITALS = [...CURRENCY_WORDS].flatMap(([word, { isWord }]) =>
  isWord && !isCode(word) ? [word.toUpperCase()] : [],
);
const CAPITAL = new RegExp(`(?<!\\p{L})(?:${anyOf(CAPITALS)})(?!\\p{L})`, "gu");
const EVERY_SIGN = new RegExp(SIGN, "gu");

/** What a price may buy, and the kinds of posts that are paid as it. */
const UNITS: readonly [PriceUnit, readonly string[]][] = [
  ["reel", ["reel"]],
  ["story", ["story"]],
  ["video", ["video", "short"]],
  ["post", ["post", "carousel", "image"]],
];
const UNIT_WORDS = UNITS.map(([unit, formats]): [PriceUnit, string] => [
  unit,
  anyOf([
    ...formats.flatMap((format) => FORMAT_WORDS.get(format) ?? []),
    ...(unit === "video" ? ["short"] : []),
    ...(unit === "post" ? ["feed"] : []),
  ]),
]);
const UNIT_PATTERNS = UNIT_WORDS.map(([unit, words]): [PriceUnit, RegExp] => [
  unit,
  new RegExp(`\\b(?:${words})\\b`, "u"),
]);
const UNIT_AT_END = new RegExp(
  `(?:/|\\b(?:per|pro|je|por|par|a)\\b)?\\s*(?:${UNIT_WORDS.map(([, words]) => words).join("|")})\\s*$`,
  "iu",
);

/** ISO 4217 code that a text names by code, sign or word; null for none. */
export function readCurrency(text: string): string | null {
  const words = text.match(/(?<!\p{L})[a-z]{3}(?!\p{L})/giu) ?? [];
  // "All prices" is no Albanian lek: small letters count only beside a number or alone.
  const isLoose = /\d/u.test(text) || text.trim().length === 3;
  const code = words.find((word) => isCode(word) && (isLoose || word === word.toUpperCase()));
  if (code !== undefined) return code.toUpperCase();
  const sign = signIn(text);
  if (sign !== undefined) return sign.isOpen ? null : sign.code;
  const [capital] = text.match(CAPITAL) ?? [];
  return capital === undefined ? null : currencyNamed(capital);
}

/** The currency of a price whose sign is that of several, by the creator's country: "5.000 kr" in Norway. */
export function currencyIn(country: string | undefined, cell: string): string | null {
  const codes = signIn(cell)?.codes ?? [];
  return country === undefined || codes.length < 2 ? null : currencyMeant(codes, "", [country]);
}

function signIn(text: string): CurrencyReading | undefined {
  return SIGNS.get(SIGN.exec(fold(text))?.[0].replaceAll("-", " ") ?? "");
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

/** The currency of a price that names none, where its scale says one: "5 lakh" are rupees. */
export function countedCurrency(cell: string): string | null {
  return countedIn(cell.replace(UNIT_AT_END, ""));
}

/** What a price buys, where a header or a cell says so. */
export function readPriceUnit(text: string): PriceUnit | null {
  if (!/\p{L}/u.test(text)) return null;
  const folded = fold(text);
  return UNIT_PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** Whole units to minor units of a currency: 12.5 EUR is 1250. */
export function toMinorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** minorUnits(currency));
}

/** Folded, without signs, codes and words of currencies. */
export function withoutCurrency(text: string): string {
  const rest = fold(text.replaceAll(CAPITAL, " ")).replaceAll(EVERY_SIGN, " ");
  return rest.replaceAll(/(?<![a-z])[a-z]{3}(?![a-z])/gu, (word) => (isCode(word) ? " " : word)).trim();
}

function isCode(word: string): boolean {
  return currencyNamed(word) === word.toUpperCase();
}
