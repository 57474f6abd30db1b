import type { Filters } from "@app/contract/discovery/filters";
import { anyListed, patternOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { countriesNamed } from "#/language/places/countries.ts";
import { regionsNamed } from "#/language/places/regions.ts";
import type { BriefText, Found, Span } from "#/strategy/brief/brief-text.ts";
import { joinFilters } from "#/strategy/brief/filter-sets.ts";
import { REFUSED_BEFORE } from "#/strategy/brief/left-out/refusal-words.ts";

const REGION =
  "land, bundesland, kanton, canton, state, province, provinz, region, county, estado, provincia, cantone, regione, estado de, provincia de, provincia del, canton de, region de, province de, state of, province of, canton of, kanton, departement";
const CITY = "city, stadt, capital, ciudad, cidade, ville, town, sheher, shahar";
const NAME = "(\\p{L}[\\p{L}.'’-]*(?:\\s\\p{L}[\\p{L}.'’-]*){0,2})";
const REFUSED = patternOf(`(?<!\\p{L})${REFUSED_BEFORE}$`);

/** How the list of regions calls those that share their name with a city. */
const CALLED = ["state", "canton", "province", "region"].flatMap((sort) => [
  (name: string) => `${name} ${sort}`,
  (name: string) => `${sort} of ${name}`,
]);
const PATTERNS = [
  { pattern: before(REGION), isBefore: true, field: "region" },
  { pattern: behind(REGION), isBefore: false, field: "region" },
  { pattern: behind(CITY), isBefore: false, field: "city" },
] as const;

/**
 * "Salzburg (Land)", "Bundesland Salzburg", "São Paulo capital": of a name that a region or a country and a city have, which
 * of them is meant. Taken out of the text, in which a search would read the other one.
 */
export function takePlaceSorts(text: BriefText): Filters {
  let filters: Filters = {};
  for (const { pattern, isBefore, field } of PATTERNS) {
    for (const found of text.all<[string]>(pattern)) {
      const named = nameBeside(found.groups[0], isBefore);
      if (!named) continue;
      const value = field === "region" ? named.region : named.city;
      if (value === undefined) continue;
      const span = spanOf(found, named.name, isBefore);
      if ([text.spelling(span), found.text].some((words) => isOtherPlace(words, field, value))) continue;
      // "Menos Buenos Aires capital": who leaves it out reads its name.
      if (REFUSED.test(text.folded.slice(0, span.start))) continue;
      text.take(span);
      filters = joinFilters(filters, { [field]: [value] });
    }
  }
  return filters;
}

/** "Mexico City" and "La Rioja Region" are names as a whole, of another place than the name without its sort. */
function isOtherPlace(words: string, field: "region" | "city", value: string): boolean {
  const key = wordKey(words);
  if (citiesNamed(key).length > 0) return true;
  const regions = regionsNamed(key);
  return regions.length > 0 && !(field === "region" && regions.some(({ region }) => region === value));
}

/** The longest name next to its sort that a region has, and a city or a country too. */
function nameBeside(words: string, isBefore: boolean) {
  const all = words.split(/\s/u);
  for (let size = all.length; size >= 1; size -= 1) {
    const name = (isBefore ? all.slice(0, size) : all.slice(-size)).join(" ");
    const key = wordKey(name);
    const isCountry = countriesNamed(key).length > 0;
    const [region] = CALLED.flatMap((called) => regionsNamed(called(key))).concat(
      isCountry ? regionsNamed(key) : [],
    );
    const [city] = citiesNamed(key);
    if (region && (city || isCountry)) return { name, region: region.region, city: city?.city };
  }
  return null;
}

/** The name with its sort, without other words that were looked at. */
function spanOf({ start, end, text }: Found, name: string, isBefore: boolean): Span {
  const at = isBefore ? text.indexOf(name) : text.lastIndexOf(name);
  return isBefore ? { start, end: start + at + name.length } : { start: start + at, end };
}

function behind(sorts: string): RegExp {
  // "Federal Capital Territory" is called so.
  const sort = `(?:\\(\\s*${anyListed(sorts)}\\s*\\)|${anyListed(sorts)}(?!\\p{L}|\\sterritor))`;
  return new RegExp(`(?<![\\p{L}'’])${NAME}\\s+${sort}`, "gu");
}

function before(sorts: string): RegExp {
  return new RegExp(`(?<![\\p{L}'’])${anyListed(sorts)}\\s+${NAME}`, "gu");
}
