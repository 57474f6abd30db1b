import { CURRENCIES, EURO_COUNTRIES } from "@app/contract/money";
import { anyOf, listed } from "#/language/dictionary.ts";
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
const WORDS = new Set(
  "try mad cop pen won real all top cup lei lak sos bam gel tl s/ s/. bob mop gip ern nad ves mur irr lari cve sle amd pab ssp svc mru nio yer bif dop".split(
    " ",
  ),
);
/** Countries of a currency whose code does not begin with theirs. */
const SHARED: Readonly<Record<string, string>> = {
  XOF: "BJ BF CI GW ML NE SN TG",
  XAF: "CM CF TD CG GQ GA",
};
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

/** Any of them that says nothing else in small letters, as a piece of a pattern on folded text. */
export const CURRENCY = `(?:\\p{Sc}|(?:${anyOf([...CURRENCY_WORDS].flatMap(([word, { isWord }]) => (isWord ? [] : [word])))})(?!\\p{L}))`;

/** A sign, or the code of a currency that campaigns are bought in, as a piece of a pattern on text as it is written. */
export const SIGN_OR_CODE = `(?:\\p{Sc}|(?:${anyOf(CURRENCIES)})(?!\\p{L}))`;

/** Of currencies of one name that of whoever writes it, else of the first country named beside it; null for neither. */
export function currencyMeant(
  codes: readonly string[],
  own: string,
  countries: readonly string[],
): string | null {
  if (codes.length === 1 || codes.includes(own)) return codes.length === 1 ? (codes[0] ?? null) : own;
  const ofCountries = countries.map((country) => codes.find((code) => isOf(code, country)));
  return ofCountries.find((code) => code !== undefined) ?? null;
}

/** Currency of whoever writes a language, where nothing else says which. */
const LOCAL_CURRENCIES: Readonly<Record<string, string>> = {
  de: "EUR",
  es: "EUR",
  fr: "EUR",
  it: "EUR",
  nl: "EUR",
  pt: "BRL",
  hi: "INR",
  id: "IDR",
  tr: "TRY",
};

/** The currency of a price that names none, by a BCP 47 locale such as "en-IN". */
export function currencyOfLocale(locale: string): string {
  const [language = "", region = ""] = locale.split("-");
  if (region === "IN") return "INR";
  if (region === "GB") return "GBP";
  return LOCAL_CURRENCIES[language] ?? "USD";
}

/** ISO 4217 begins with the country. */
function isOf(code: string, country: string): boolean {
  return SHARED[code]?.includes(country) ?? code.startsWith(country);
}

/** Whether a country pays in a currency. */
export function isPaidIn(code: string, country: string): boolean {
  return code === "EUR" ? EURO_COUNTRIES.has(country) : isOf(code, country);
}

/** The one currency that a country pays in; null where several are listed, or none. */
export function currencyOfCountry(country: string): string | null {
  const all = new Set([...CURRENCY_WORDS.values()].flatMap(({ codes }) => codes));
  const [own, ...others] = [...all].filter((code) => isPaidIn(code, country));
  return others.length === 0 ? (own ?? null) : null;
}

/** The currency of a sign, a word or any ISO code; null for none. */
export function currencyNamed(word: string): string | null {
  const known = CURRENCY_WORDS.get(fold(word));
  if (known) return known.code;
  const code = word.toUpperCase();
  return CODES.has(code) ? code : null;
}

/** Numbers from here on are money where a code that no currency has stands beside them; smaller ones may count anything. */
export const UNKNOWN_MONEY_FROM = 1_000;

/** Currencies that are written "$" at home: those whose narrow symbol it is in the Unicode CLDR. */
export const DOLLARS: ReadonlySet<string> = new Set(
  `ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP DOP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD USD UYU
XCD`.split(/\s+/u),
);
