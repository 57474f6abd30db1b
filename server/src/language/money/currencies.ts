import { listed } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import words from "./currencies.json" with { type: "json" };

export interface CurrencyReading {
  kind: "currency";
  /** ISO 4217. */
  code: string;
  /** Also an everyday word: a currency only in capital letters. */
  isWord: boolean;
}

/** Codes and words that say something else in small letters. */
const WORDS = new Set("try mad cop pen won real all top cup lei lak sos bam gel tl".split(" "));
const CODES = new Set(Intl.supportedValuesOf("currency"));

/** Signs, codes and words of currencies, folded: "us$", "rs.", "pesos mexicanos". */
export const CURRENCY_WORDS: ReadonlyMap<string, CurrencyReading> = new Map(
  Object.entries(words).flatMap(([code, list]) =>
    listed(list).map((word): [string, CurrencyReading] => [
      fold(word),
      { kind: "currency", code, isWord: WORDS.has(word) },
    ]),
  ),
);

/** The currency of a sign, a word or any ISO code; null for none. */
export function currencyNamed(word: string): string | null {
  const known = CURRENCY_WORDS.get(fold(word));
  if (known) return known.code;
  const code = word.toUpperCase();
  return CODES.has(code) ? code : null;
}

/** Currencies that are written "$" at home. */
export const DOLLARS: ReadonlySet<string> = new Set([
  "USD",
  "AUD",
  "CAD",
  "MXN",
  "SGD",
  "NZD",
  "HKD",
  "ARS",
  "CLP",
  "COP",
]);
