import { minorUnits } from "@app/contract/money";
import type { PriceUnit } from "@app/contract/creator-prices";
import { anyOf } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import { FORMAT_WORDS, wordsFor } from "#/language/media/media.ts";
import { SIGN_OR_CODE } from "#/language/money/currencies.ts";
import type { DecimalMark } from "#/language/numbers/digits.ts";
import { readCurrency, withoutCurrency } from "./cells/currencies.ts";
import { countedIn, readNumber } from "./cells/numbers.ts";

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
    ...formats.flatMap((format) => wordsFor(FORMAT_WORDS, format)),
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

/** What "1.200 €" or "EUR 1,200 / reel" says. `amount` is in whole units, as written. */
export function readPrice(
  cell: string,
  mark: DecimalMark | null,
): { amount: number; currency: string | null; per: PriceUnit | null } | null {
  const per = readPriceUnit(cell);
  const text = withThousands(cell.replace(UNIT_AT_END, ""));
  const currency = readCurrency(text);
  const number = readNumber(withoutCurrency(text), "money", markOf(currency) ?? mark);
  return number === null || number.isPercent ? null : { amount: number.value, currency, per };
}

/** "8 T€", "8 TEUR", "T€ 8" and "8 k€" as they would stand apart: 8k €. */
function withThousands(text: string): string {
  return text.replace(THOUSANDS_BEHIND, "k ").replace(THOUSANDS_BEFORE, "$2k $1");
}

const THOUSANDS_BEHIND = new RegExp(`(?<=\\d)\\s?[TK]\\s?(?=${SIGN_OR_CODE}\\s*$)`, "iu");
const THOUSANDS_BEFORE = new RegExp(`^\\s*[TK](${SIGN_OR_CODE})\\s?([\\d.,]+)\\s*$`, "iu");

const THREE_DECIMALS = 3;

/** Where money has three decimals, a point before three digits divides: "KWD 10.125". Null for every other currency. */
export function markOf(currency: string | null): DecimalMark | null {
  return currency !== null && minorUnits(currency) === THREE_DECIMALS ? "." : null;
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
