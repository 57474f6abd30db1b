import { wordKey } from "#/language/fold.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { CALLING_CODES, MAIN_LANGUAGES } from "#/language/places/calling-codes.ts";
import { currencyMeant } from "#/language/money/currencies.ts";

/** What a row says besides its city. */
export interface PlaceHints {
  phone: string | undefined;
  currency: string | null | undefined;
  language: string | undefined;
  /** Words of the row that may be codes of countries: "IN". */
  codes: readonly string[];
}

/** Below this share of the likeliest city's people another place of the name is not meant without a word. */
const NAMESAKE = 0.05;

/**
 * The country of a city that has one of its name, or that the rest of the row decides; else the countries that it may
 * be in, none for a city that is not known.
 * @param written - what the cell calls it.
 */
export function inferCountry(
  city: string,
  hints: PlaceHints,
  written = city,
): { country: string } | { choices: readonly string[] } {
  const name = wordKey(written);
  // "Cochin" is no city of Japan, though Kochi may be one.
  const called = name === city ? [] : citiesNamed(name).filter((reading) => reading.city === city);
  const cities = called.length > 0 ? called : citiesNamed(city);
  const all = [...new Set(cities.map(({ country }) => country))];
  const told = decided(all, hints);
  if (told !== null) return { country: told };
  const most = Math.max(0, ...cities.map(({ population }) => population ?? 0));
  const likely = cities.filter(({ population }) => (population ?? 0) >= most * NAMESAKE);
  const choices = [...new Set(likely.map(({ country }) => country))];
  const [only] = choices;
  return choices.length === 1 && only !== undefined ? { country: only } : { choices };
}

function decided(countries: readonly string[], hints: PlaceHints): string | null {
  const ofPhone = countryOfPhone(hints.phone);
  const tests = [
    (country: string) => hints.codes.includes(country),
    (country: string) => ofPhone === country,
    (country: string) => hints.language !== undefined && hints.language === MAIN_LANGUAGES[country],
    (country: string) => isCurrencyOf(hints.currency, country),
  ];
  for (const test of tests) {
    const [first, ...others] = countries.filter(test);
    if (first !== undefined && others.length === 0) return first;
  }
  return null;
}

function countryOfPhone(phone: string | undefined): string | null {
  const digits = /^[\s(]*(?:\+|00)([\d\s()-]+)/u.exec(phone ?? "")?.[1]?.replaceAll(/\D/gu, "") ?? "";
  const country = CALLING_CODES[digits.slice(0, 3)] ?? CALLING_CODES[digits.slice(0, 2)];
  return country ?? countryOfPlainDigits(phone ?? "");
}

/** Digits behind the calling code of a mobile phone, for countries where they are always as many. */
const MOBILE_DIGITS: Readonly<Record<string, number>> = {
  IN: 10,
  PK: 10,
  TR: 10,
  MX: 10,
  CO: 10,
  AR: 11,
  BR: 11,
  CL: 9,
  PE: 9,
  ES: 9,
  FR: 9,
  PT: 9,
  AU: 9,
  GB: 10,
  AE: 9,
  EG: 10,
  NG: 10,
  PH: 10,
};

/** "919812345678": a calling code without its plus, where the number has the length of that country. */
function countryOfPlainDigits(phone: string): string | null {
  const digits = phone.replaceAll(/[\s()./-]/gu, "");
  if (!/^[1-9]\d+$/u.test(digits)) return null;
  for (const length of [3, 2]) {
    const country = CALLING_CODES[digits.slice(0, length)];
    if (country !== undefined && MOBILE_DIGITS[country] === digits.length - length) return country;
  }
  return null;
}

function isCurrencyOf(currency: string | null | undefined, country: string): boolean {
  return (
    // Prices are asked for in dollars and euros everywhere.
    currency != null &&
    currency !== "EUR" &&
    currency !== "USD" &&
    currencyMeant([currency, "XXX"], "", [country]) === currency
  );
}
