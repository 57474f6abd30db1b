import type { Money } from "@app/contract/money";
import { toMinorUnits } from "@app/contract/money";
import { anyOf } from "#/language/dictionary.ts";
import { CURRENCY_WORDS, DOLLARS, currencyMeant } from "#/language/money/currencies.ts";
import type { CurrencyReading } from "#/language/money/currencies.ts";
import { SCALE, currencyOfScale } from "#/language/numbers/scales.ts";
import { DIGITS } from "#/strategy/brief/numbers.ts";

/** Words that are currencies in capitals only stand in capitals in the text of a brief, too. */
const WRITTEN: ReadonlyMap<string, CurrencyReading> = new Map([
  ...[...CURRENCY_WORDS].map(([word, reading]): [string, CurrencyReading] => [
    reading.isWord ? word.toUpperCase() : word,
    reading,
  ]),
  // Those of several countries; a search would take them for a brand.
  ...["crowns", "couronnes", "coroas"].map((word): [string, CurrencyReading] => [
    word,
    {
      kind: "currency",
      code: "SEK",
      codes: ["SEK", "NOK", "DKK", "ISK", "CZK"],
      isOpen: true,
      isWord: false,
    },
  ]),
]);

/** Signs, codes and words of currencies as a pattern, the longest first. */
export const SIGNS = anyOf(WRITTEN.keys());
/** An amount in figures or words, with its currency before or behind it if it has one. */
export const AMOUNT = `(?:(?:${SIGNS})\\s?)?(?:${DIGITS})(?:\\s?${SCALE})?(?:\\s?(?:${SIGNS})(?!\\p{L}))?`;

/** What says after a "$" whose it is: "$ 40.000 COP", "$500 pesos". */
export const DOLLAR_CODES = anyOf(
  [...WRITTEN].flatMap(([word, { codes }]) =>
    codes.some((code) => DOLLARS.has(code)) && word !== "$" ? [word] : [],
  ),
);

/** What means something else in small letters and so keeps its capitals when a brief is folded: "TRY", "5 L". */
export const CAPITALS = new RegExp(
  `(?<!\\p{L})(?:${anyOf([...WRITTEN.keys()].filter((word) => word !== word.toLowerCase()))})(?!\\p{L})|(?<=\\d\\s?)L(?!\\p{L})`,
  "gu",
);

/** Who writes an amount, as far as it says what currency is meant. */
export interface Writer {
  /** Currency of the workspace. */
  currency: string;
  /** Countries named beside the amount. */
  countries: readonly string[];
}

/** A bare "$" is the dollar or peso of whoever writes it, "kr" the crown of the country that is named. */
export function currencyOf(sign: string, { currency, countries }: Writer): string {
  if (sign === "$" && DOLLARS.has(currency)) return currency;
  const reading = WRITTEN.get(sign);
  return reading ? (currencyMeant(reading.codes, currency, countries) ?? reading.code) : currency;
}

/** Whether nothing says which of several currencies a sign stands for. */
export function isOpenSign(sign: string, { currency, countries }: Writer): boolean {
  const reading = WRITTEN.get(sign);
  return reading?.isOpen === true && currencyMeant(reading.codes, currency, countries) === null;
}

/** The currency of an amount that names none: rupees where lakh are counted, else that of whoever writes it. */
export function bareCurrency(scale: string | undefined, own: string): string {
  return currencyOfScale(scale?.trim().toLowerCase() ?? "") ?? own;
}

/** Minor units of `value` whole units; beyond any budget stays beyond it. */
export function toMoney(value: number, currency: string): Money {
  return {
    amount: toMinorUnits(Math.min(value, Number.MAX_SAFE_INTEGER / 1000), currency),
    currency,
  };
}
