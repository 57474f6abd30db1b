import { nameOf } from "@app/contract/place-names";
import { wordKey } from "#/language/fold.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import type { CityReading } from "#/language/places/cities.ts";
import { COUNTRY_CODES } from "#/language/places/countries.ts";
import { placesNamed, readFlag } from "#/language/places/places.ts";
import { isRegionOf, regionsNamed } from "#/language/places/regions.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

const PARTS = /[,;/|&+]| (?:and|und|et|y|e|ve|dan|aur) /u;
const PARTS_MAX = 6;
/** Countries whose states people write as codes: "Victoria, BC". */
const STATES: ReadonlySet<string> = new Set(["US", "CA", "AU", "BR"]);

/** ISO 3166-1 alpha-2 code of a country that is named, coded (DE) or shown as a flag; else null. */
export function readCountry(cell: string): string | null {
  return firstOf(cell, countryOf);
}

/** The same where the column is of countries: "D" and "A" are as cars have them. */
export function readCountryCell(cell: string): string | null {
  return PLATES[cell.trim()] ?? readCountry(cell);
}

const PLATES: Readonly<Record<string, string>> = { D: "DE", A: "AT" };

/** A country by its name, its people or one of its regions; a group of countries is none. */
function countryOf(cell: string): string | null {
  const text = cell.replace(/\([^()]*\)\s*$/u, "").trim();
  const flag = readFlag(text);
  if (flag !== null) return flag;
  const key = wordKey(text);
  const code = key.toUpperCase();
  if (COUNTRY_CODES.has(code)) return code;
  for (const reading of placesNamed(key)) {
    if (reading.kind === "country" && reading.codes.length === 1) return reading.codes[0] ?? null;
    if (reading.kind === "origin" || reading.kind === "region") return reading.country;
  }
  return null;
}

/** "Spain / Portugal": the whole where it is a name, else the first part that is one. */
function firstOf(cell: string, read: (text: string) => string | null): string | null {
  const whole = read(cell);
  if (whole !== null) return whole;
  return partsOf(cell, read)[0] ?? null;
}

/** Each different one of "Spain / Portugal"; none where the whole is a name. */
function partsOf(cell: string, read: (text: string) => string | null): string[] {
  const parts = cell.split(PARTS).slice(0, PARTS_MAX);
  if (parts.length < 2 || read(cell) !== null) return [];
  return [...new Set(parts.flatMap((part) => read(part) ?? []))];
}

/** The countries that a cell names behind the first one, which is the one that is read: their names. */
export function furtherCountries(cell: string): string[] {
  const [, ...further] = partsOf(cell, countryOf);
  return [...new Set(further)].map((code) => nameOf("region", code));
}

/** "München/Augsburg", "Hackney, London": besides the city that is read a place that is not its region or country. */
export function namesOtherPlace(cell: string): boolean {
  const within = /\(([^()]{3,})\)\s*$/u.exec(cell)?.[1] ?? "";
  const [apart] = within === "" ? [] : [`${cell.slice(0, cell.lastIndexOf("("))}, ${within}`];
  const parts = (apart ?? cell).split(PARTS).filter((part) => wordKey(part) !== "");
  if (parts.length > PARTS_MAX) return false;
  const places = parts.filter(
    (part) =>
      countryOf(part) === null && regionsNamed(wordKey(part)).length === 0 && !/^\s*\p{L}{2}\s*$/u.test(part),
  );
  return places.length > 1;
}

interface ReadCity {
  city: string | null;
  country: string | null;
}

/** A city as the filters write it: lower case, no marks; "Lisbon, Portugal" and "Portugal, Lisbon" give its country too. */
export function readCity(cell: string): ReadCity {
  const written = cell.replace(/\s*\(([^()]*)\)\s*$/u, ",$1").split(/[,/|]| [-–] /u);
  const parts = written.map((part) => cityBesideNumber(part) ?? part);
  const [first, rest] = [textAt(parts, 0), parts.slice(1)];
  const name = wordKey(first);
  const readings = citiesNamed(name);
  const turned = rest.length === 1 ? cityOf(textAt(rest, 0), countryOf(first)) : null;
  if (turned && readings.length === 0) return turned;
  if (rest.length === 0) {
    const words = first.trim().split(/\s+/u);
    const isFlagged = readFlag(textAt(words, words.length - 1)) !== null;
    const together = readings.length === 0 || isFlagged ? withCountryBehind(first) : null;
    if (together) return together;
    const own = countryOf(first);
    const isRegion = placesNamed(name).some(({ kind }) => kind === "region");
    const isCode = /^\p{L}{2}$/u.test(name) && readings.length > 0;
    if (own !== null && !isRegion && !isCode) return { city: null, country: own };
    return { city: name === "" ? null : ownName(name, readings), country: isCode ? null : own };
  }
  const behind = textAt(parts, parts.length - 1);
  const around = readings.length === 0 && rest.length === 1 ? largest(behind) : null;
  // "Peckham, London": a district, whose city is what people search for.
  if (around && countryOf(behind) === null) return { city: around.city, country: around.country };
  // "Itaú/MG" is how Brazil writes a state, and no town of Madagascar.
  const isState =
    cell.includes("/") && isRegionOf("BR", behind.trim().toUpperCase()) && readings.length === 0;
  const country = isState ? null : countryBehind(behind, readings);
  const meant = readings.find((reading) => reading.country === country) ?? readings[0];
  return { city: name === "" ? null : (meant?.city ?? name), country };
}

/** "1070 Wien", "Paris 11e", "London E8 3PN": whether a number of the post or of a district stands beside a city. */
export function hasPostcode(cell: string): boolean {
  return cell.split(/[,/|()]| [-–] /u).some((part) => cityBesideNumber(part) !== null);
}

/** The city beside such a number, as it is written; null where there is no number, or no city that is known. */
function cityBesideNumber(part: string): string | null {
  if (!/\d/u.test(part) || citiesNamed(wordKey(part)).length > 0) return null;
  const words = part.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !/\d/u.test(word));
  const isSure = (count: number) =>
    citiesNamed(wordKey(words.slice(0, count).join(" "))).some(
      ({ recognition }) => count === words.length || recognition === "sure",
    );
  // "Wien 10. Bezirk": what goes on behind the city is no part of its name.
  const count = words.map((_, index) => words.length - index).find(isSure);
  return count === undefined ? null : words.slice(0, count).join(" ");
}

/** The most populous city of the name, where it is large enough to have districts. */
function largest(name: string): CityReading | null {
  const [first] = citiesNamed(wordKey(name)).toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
  return first && (first.population ?? 0) >= CITY_WITH_DISTRICTS ? first : null;
}

const CITY_WITH_DISTRICTS = 200_000;

/** Share of the likeliest city's people from which on a namesake keeps its own name: Valence, no St. Petersburg of Florida. */
const OWN_NAME = 0.06;

/** A town that is called so itself keeps its name: "Valence" in France, which is also French for Valencia. */
function ownName(name: string, readings: readonly CityReading[]): string {
  const most = Math.max(0, ...readings.map(({ population }) => population ?? 0));
  const isLikely = ({ population }: CityReading) => (population ?? 0) >= most * OWN_NAME;
  const keeps = readings.some((reading) => reading.city === name && isLikely(reading));
  return keeps ? name : (readings[0]?.city ?? name);
}

/** What a city is called in the country that it is in; null where that country has none of the name. */
export function cityIn(cell: string, country: string): string | null {
  return citiesNamed(wordKey(cell)).find((reading) => reading.country === country)?.city ?? null;
}

/** The city, where the country has one of this name. */
function cityOf(text: string, country: string | null): ReadCity | null {
  const found = citiesNamed(wordKey(text)).find((reading) => reading.country === country);
  return found ? { city: found.city, country } : null;
}

/** "Cambridge UK", "Berlin 🇩🇪": a city and, with no sign between, the country that has it. */
function withCountryBehind(text: string): ReadCity | null {
  const words = text.trim().split(/\s+/u);
  for (let count = words.length - 1; count > 0; count--) {
    const name = words.slice(0, count).join(" ");
    const cities = citiesNamed(wordKey(name));
    const found = cities.length > 0 && cityOf(name, countryBehind(words.slice(count).join(" "), cities));
    if (found) return found;
  }
  return null;
}

/** "Austin, TX" and "Savannah, Georgia": a state of the country that has such a city, where no country is meant. */
function countryBehind(text: string, cities: readonly { country: string }[]): string | null {
  const country = readCountry(text);
  const has = (code: string | null) => cities.some((city) => city.country === code);
  if (has(country)) return country;
  const state = regionsNamed(wordKey(text)).find((region) => has(region.country));
  const code = text.trim().toUpperCase();
  const ofCode = cities.find((city) => STATES.has(city.country) && isRegionOf(city.country, code));
  // "Recife, PE": a code of two letters names no country where the city is known elsewhere only.
  const isCode = code.length === 2 && cities.length > 0;
  return state?.country ?? ofCode?.country ?? (isCode ? null : country);
}
