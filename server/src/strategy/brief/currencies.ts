import { anyOf } from "#/language/dictionary.ts";
import { CURRENCY_WORDS, DOLLARS } from "#/language/money/currencies.ts";
import { currencyOfScale } from "#/language/numbers/scales.ts";

/** Words that are currencies in capitals only stand in capitals in the text of a brief, too. */
const WRITTEN = new Map(
  [...CURRENCY_WORDS].map(([word, { code, isWord }]) => [isWord ? word.toUpperCase() : word, code]),
);

/** Signs, codes and words of currencies as a pattern, the longest first. */
export const SIGNS = anyOf(WRITTEN.keys());

/** What means something else in small letters and so keeps its capitals when a brief is folded: "TRY", "5 L". */
export const CAPITALS = new RegExp(
  `(?<!\\p{L})(?:${anyOf([...WRITTEN.keys()].filter((word) => word !== word.toLowerCase()))})(?!\\p{L})|(?<=\\d\\s?)L(?!\\p{L})`,
  "gu",
);

/** A bare "$" is the dollar or peso of whoever writes it. */
export function currencyOf(sign: string, own: string): string {
  return sign === "$" && DOLLARS.has(own) ? own : (WRITTEN.get(sign) ?? own);
}

/** The currency of an amount that names none: rupees where lakh are counted, else that of whoever writes it. */
export function bareCurrency(scale: string | undefined, own: string): string {
  return currencyOfScale(scale?.trim().toLowerCase() ?? "") ?? own;
}
