import { nameOf } from "@app/contract/place-names";
import { wordKey } from "#/language/fold.ts";
import words from "./country-words.json" with { type: "json" };
import { LETTER_PAIRS, displayNames, isTooShort } from "./display-names.ts";
import origins from "./origins.json" with { type: "json" };

export interface CountryReading {
  kind: "country";
  /** ISO 3166-1 alpha-2; several for a group such as the Nordics. */
  codes: readonly string[];
  /** Also an everyday word or a name of people: a country only beside a word such as "in". */
  isWord: boolean;
}

/** The adjective of a country, and its people: "French", "Deutsche". */
export interface OriginReading {
  kind: "origin";
  country: string;
}

/** Codes that the language data names although they are no countries, and territories where nobody lives. */
const NO_COUNTRIES = new Set("AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ AQ BV GS HM IO TF UM".split(" "));
/** Jordan, Chad, Georgia, Mali, Guinea, Tonga, Cuba, Niger, Oman, Togo, Jersey, Réunion. */
const WORDS = new Set("JO TD GE ML GN TO CU NE OM TG JE RE".split(" "));
const WORD_LENGTH = 3;

const ENGLISH = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** ISO 3166-1 alpha-2 codes in use, territories with codes of their own among them. */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(LETTER_PAIRS.filter(isCurrent));

let names: Map<string, CountryReading[]> | undefined;
const adjectives = new Map<string, OriginReading>();

/** Every country or group of this name (a `wordKey`). */
export function countriesNamed(name: string): readonly CountryReading[] {
  return countries().get(name) ?? [];
}

/** The country that an adjective or a people (a `wordKey`) is of. */
export function originNamed(name: string): OriginReading | undefined {
  return origin().get(name);
}

/** The English name of a country, or the code where there is none. */
export function countryName(code: string): string {
  return nameOf("region", code);
}

/** Names of countries as their words, with what each means. */
export function countries(): ReadonlyMap<string, readonly CountryReading[]> {
  names ??= readCountries();
  return names;
}

/** Adjectives and peoples, with their country. */
export function origin(): ReadonlyMap<string, OriginReading> {
  if (adjectives.size > 0) return adjectives;
  for (const [country, list] of Object.entries(origins)) {
    for (const word of list.split(", ")) adjectives.set(word, { kind: "origin", country });
  }
  return adjectives;
}

function readCountries(): Map<string, CountryReading[]> {
  const found = new Map<string, CountryReading[]>();
  for (const [codes, list] of Object.entries(words)) {
    const reading: CountryReading = { kind: "country", codes: codes.split(" "), isWord: false };
    for (const name of list.split(", ")) add(found, wordKey(name), reading);
  }
  for (const { code, name, spoken } of displayNames("region", [...COUNTRY_CODES])) {
    const key = wordKey(name);
    // French calls El Salvador what a Brazilian city is called.
    if (isTooShort(key) || (key === "salvador" && spoken === "fr")) continue;
    const isWord = WORDS.has(code) || (/^\p{Script=Latin}+$/u.test(key) && key.length <= WORD_LENGTH);
    add(found, key, { kind: "country", codes: [code], isWord });
  }
  return found;
}

function add(found: Map<string, CountryReading[]>, name: string, reading: CountryReading): void {
  const known = found.get(name) ?? [];
  const isKnown = known.some(({ codes }) => codes.join(" ") === reading.codes.join(" "));
  if (!isKnown) found.set(name, [...known, reading]);
}

/** Codes that were replaced, such as FX by FR, are left out. */
function isCurrent(code: string): boolean {
  if (NO_COUNTRIES.has(code) || Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) return false;
  return ENGLISH.of(code) !== undefined;
}

/** Short names of countries that are no other word, also in small letters; "us" is a pronoun. */
export const SHORT_COUNTRY_NAMES: ReadonlySet<string> = new Set(["uk", "usa", "uae"]);
