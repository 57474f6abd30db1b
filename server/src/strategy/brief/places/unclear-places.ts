import { anyListed, patternOf } from "#/language/dictionary.ts";
import type { Chip } from "@app/contract/discovery/queries";
import { wordKey } from "#/language/fold.ts";
import { isPaidIn } from "#/language/money/currencies.ts";
import { canonicalCity } from "#/language/places/places.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { countryName } from "#/language/places/countries.ts";
import { regionsNamed } from "#/language/places/regions.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { listed } from "#/language/dictionary.ts";
import { slotsOf } from "#/strategy/brief/filter-sets.ts";
import type { Stated, Unread } from "#/strategy/brief/stated.ts";
import names from "./several-of-a-name.json" with { type: "json" };

/** A city of the same name counts from this part of the likeliest one's people: London in Canada is not asked about. */
const COMPARABLE = 0.5;

/** Places of one name that their sizes do not tell apart, as a person would write them. */
const SEVERAL: ReadonlyMap<string, string> = new Map(Object.entries(names));

/**
 * "In Córdoba": a name of several cities, of which neither another place nor the currency of the money says which one is
 * meant. A plan of all of them would be wrong, and so would be a guess.
 */
export function unclearPlace(text: BriefText, chips: readonly Chip[], stated: Stated): Unread | null {
  const cities = chips.filter(({ slot }) => slot === "city");
  for (const { span } of cities) {
    const words = text.spelling({ start: span[0], end: span[1] });
    const several = SEVERAL.get(wordKey(words));
    const isAlone = cities.every((other) => other.span === span);
    if (several !== undefined && isAlone && !isToldApart(words, stated))
      return { kind: "place", words, options: listed(several) };
    const countries = likelyCountries(wordKey(words));
    // Another name of several cities says nothing of where this one is.
    const around = cities
      .filter((other) => other.span !== span && new Set(likelyCountries(String(other.value))).size < 2)
      .flatMap(({ value }) => countriesOf(value));
    if (countries.length < 2 || isSaid(countries, around, stated)) continue;
    const options = [...new Set(countries)].map((country) => `${words}, ${countryName(country)}`);
    return { kind: "place", words, options };
  }
  return cityReadElsewhere(text, cities, stated) ?? countryOrRegion(text, chips, stated);
}

const CAPITALS = /(?<!\p{L})\p{Lu}[\p{L}\p{M}'’-]+(?:[ -]\p{Lu}[\p{L}\p{M}'’-]+)?/gu;

/** "Neuer Showroom in Neustadt": a city that was read for what opens there, the only one that is named. */
function cityReadElsewhere(text: BriefText, chips: readonly Chip[], stated: Stated): Unread | null {
  const [city, ...others] = stated.filters?.city ?? [];
  if (city === undefined || others.length > 0 || chips.length > 0) return null;
  const found = [...text.original.matchAll(CAPITALS)]
    .flatMap(([name]) => [name, ...name.split(" ")])
    .find((name) => canonicalCity(name) === city);
  if (found === undefined) return null;
  const several = SEVERAL.get(wordKey(found));
  if (several !== undefined)
    return isToldApart(found, stated) ? null : { kind: "place", words: found, options: listed(several) };
  const countries = [...new Set(likelyCountries(wordKey(found)))];
  if (countries.length < 2 || isSaid(countries, [], stated)) return null;
  return {
    kind: "place",
    words: found,
    options: countries.map((country) => `${found}, ${countryName(country)}`),
  };
}

/** Whether a region, or a country of which only one of them is, says which is meant. */
function isToldApart(words: string, { filters = {}, budget, isCurrencyAssumed = false }: Stated): boolean {
  const own = new Set(citiesNamed(wordKey(words)).map(({ country }) => country));
  const { country = [], region = [] } = filters;
  const isPaid = own.size > 1 && budget !== undefined && !isCurrencyAssumed && budget.currency !== "EUR";
  return (
    region.length > 0 ||
    (country.length > 0 && own.size > 1) ||
    (isPaid && [...own].some((one) => isPaidIn(budget.currency, one)))
  );
}

const LAND = anyListed("country, land, pays, pais, desh, caucasus");
/** "The country of Georgia", "Georgia (country)". */
const AS_COUNTRY = patternOf(
  `${LAND}\\s+(?:of |de |da )?$|^\\s*\\(?(?:${anyListed("the, das, le, el, o")} )?${LAND}(?!\\p{L})`,
);

/** "In Georgia": a country, and a region of another one, where no place beside it says which. */
function countryOrRegion(text: BriefText, chips: readonly Chip[], { budget }: Stated): Unread | null {
  for (const { slot, value, span } of chips) {
    if (slot !== "country") continue;
    const words = text.spelling({ start: span[0], end: span[1] });
    const region = regionsNamed(wordKey(words)).find(({ country }) => country !== value);
    const country = String(value);
    const isInside = chips.some((other) => countriesOf(other.value).includes(country));
    const [before, behind] = [text.folded.slice(0, span[0]), text.folded.slice(span[1])];
    const isSaidSo = [before, behind].some((around) => AS_COUNTRY.test(around));
    if (!region || isInside || isSaidSo || (budget && isPaidIn(budget.currency, country))) continue;
    return {
      kind: "place",
      words,
      options: [`${words}, ${countryName(region.country)}`, `${words} (country)`],
    };
  }
  return null;
}

/** The country of every city of a name that is about as large as the likeliest. */
function likelyCountries(name: string): string[] {
  const all = citiesNamed(name);
  const least = COMPARABLE * (all[0]?.population ?? Infinity);
  return all.filter(({ population }) => (population ?? 0) >= least).map(({ country }) => country);
}

function countriesOf(city: unknown): string[] {
  return citiesNamed(String(city)).map(({ country }) => country);
}

function isSaid(countries: readonly string[], around: readonly string[], stated: Stated): boolean {
  const { city: _, ...others } = stated.filters ?? {};
  const said = slotsOf(others, stated.audienceCountries).markets;
  if (said.length > 0 || around.some((country) => countries.includes(country))) return true;
  const { budget, isCurrencyAssumed = false } = stated;
  if (!budget || isCurrencyAssumed) return false;
  return countries.filter((country) => isPaidIn(budget.currency, country)).length === 1;
}
