import { listed } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import words from "./currencies.json" with { type: "json" };

export interface CurrencyReading {
  kind: "currency";
  /** ISO 4217, the likeliest of `codes`. */
  code: string;
  /** Every currency that is called so: "pesos" are those of five countries. */
  codes: readonly string[];
  /** None of them is likelier than the others: "kr". */
  isOpen: boolean;
  /** Also an everyday word: a currency only in capital letters. */
  isWord: boolean;
}

/** Codes and words that say something else in small letters. */
const WORDS = new Set("try mad cop pen won real all top cup lei lak sos bam gel tl".split(" "));
const CODES = new Set(Intl.supportedValuesOf("currency"));

/** Signs, codes and words of currencies, folded: "us$", "rs.", "pesos mexicanos". */
export const CURRENCY_WORDS: ReadonlyMap<string, CurrencyReading> = new Map(
  Object.entries(words).flatMap(([key, list]) => {
    const codes = key.split(" ");
    const [code = ""] = codes;
    const isOpen = code === "SEK" && codes.length > 1;
    return listed(list).map((word): [string, CurrencyReading] => [
      fold(word),
      { kind: "currency", code, codes, isOpen, isWord: WORDS.has(word) },
    ]);
  }),
);

/** Of currencies of one name that of whoever writes it, else of a country that is named beside it; null for neither. */
export function currencyMeant(
  codes: readonly string[],
  own: string,
  countries: readonly string[],
): string | null {
  if (codes.length === 1 || codes.includes(own)) return codes.length === 1 ? (codes[0] ?? null) : own;
  // ISO 4217 begins with the country.
  return codes.find((code) => countries.includes(code.slice(0, 2))) ?? null;
}

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
