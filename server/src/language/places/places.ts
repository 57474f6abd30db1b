import { wordKey } from "#/language/fold.ts";
import { citiesNamed } from "./cities.ts";
import type { CityReading } from "./cities.ts";
import { COUNTRY_CODES, countriesNamed, originNamed } from "./countries.ts";
import type { CountryReading, OriginReading } from "./countries.ts";
import { regionsNamed } from "./regions.ts";
import type { RegionReading } from "./regions.ts";

export type PlaceReading = CountryReading | OriginReading | RegionReading | CityReading;

/** Everything that a name (a `wordKey`) may mean as a place; the words around it choose. */
export function placesNamed(name: string): PlaceReading[] {
  const origin = originNamed(name);
  return [...countriesNamed(name), ...(origin ? [origin] : []), ...regionsNamed(name), ...citiesNamed(name)];
}

/** The countries that have a city of this name, the likeliest first. */
export function countriesOfCity(name: string): string[] {
  return [...new Set(citiesNamed(name).map(({ country }) => country))];
}

const FLAG_BASE = 0x1f1e6;
const A = 65;

/** The country whose flag a text is; null for anything else. */
export function readFlag(text: string): string | null {
  const letters = Array.from(text, (symbol) => (symbol.codePointAt(0) ?? 0) - FLAG_BASE);
  if (letters.length !== 2 || letters.some((letter) => letter < 0 || letter > 25)) return null;
  const code = String.fromCodePoint(...letters.map((letter) => letter + A));
  return COUNTRY_CODES.has(code) ? code : null;
}

/** A city as filters write it: "Bombay" is "mumbai"; an unknown one keeps its name, lower case and without marks. */
export function canonicalCity(name: string): string {
  const key = wordKey(name);
  return citiesNamed(key)[0]?.city ?? key;
}
