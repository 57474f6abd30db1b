import { wordKey } from "#/language/fold.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import type { CityReading } from "#/language/places/cities.ts";
import { countriesNamed } from "#/language/places/countries.ts";
import type { RegionReading } from "#/language/places/regions.ts";
import { THINGS, THING_CUES, THING_NAMES } from "#/language/places/things.ts";
import { isEaten, topicsNamed } from "#/language/topics/topics.ts";
import { FILLER_WORDS } from "#/strategy/brief/brief-words.ts";
import { placesNamed } from "#/language/places/places.ts";
import type { PlaceReading } from "#/language/places/places.ts";

export interface Place {
  kind: "country" | "region" | "city";
  /** ISO codes of countries, a region's code, or the city's name as it is called in the data. */
  values: readonly string[];
  /** The countries it may lie in, the likeliest first; none for countries themselves. */
  countries: readonly string[];
}

/** A name in a text, with what stands around it. */
interface NamedIn {
  /** Folded. */
  name: string;
  before: string;
  after: string;
  isCapital: boolean;
}

/** Cities of the workspace's own data by their folded name. */
export type OwnCities = ReadonlyMap<string, { city: string; country: string | null }>;

/** What a name means as a place; undefined where it is none, or a word of another meaning. */
export type PlaceWords = (named: NamedIn) => Place | undefined;

const CUE =
  /(?:^|[^\p{L}])(?:in|from|near|around|across|en|em|aus|bei|nahe|desde|depuis|dari|cit(?:y|ies)\s*:|markets?\s*:)\s*$/u;
/** Words of other meanings as well, after which only a word with a capital letter is a place. */
const WEAK_CUE = /(?:^|[^\p{L}])(?:a|au|aux|no|na|de|di|nach|of)\s*$/u;
/** "Nail polish", "a danish": adjectives that are words of other things are a country's only before a people. */
const WORDY_ORIGINS = new Set(["polish", "kiwi", "desi", "china", "japan", "turca", "persa"]);
const PEOPLE =
  /^ (?:creator|influencer|audience|market|women|men|people|customer|consumer|follower|brand|cities)/u;
const FILLER = new RegExp(`^(?:${FILLER_WORDS})$`, "u");
/** Shorter words in small letters are grammar of some language. */
const SHORT = 3;

/** Places by every name that any reader knows, and by those of the workspace's own data. */
export function placeWords(own: OwnCities): PlaceWords {
  return (named) => {
    const key = wordKey(named.name);
    const readings = placesNamed(key);
    const state = readings.find((reading) => reading.kind === "region" && isInOwnCountry(reading, named));
    if (state) return asPlace(state, []);
    const country = readings.find((reading) => isCountry(reading, named, key));
    if (country) return asPlace(country, []);
    const ofOwn = own.get(key);
    const all = readings.filter((reading) => reading.kind === "city");
    const cities = all.filter((city) => isCity(city, named));
    if (ofOwn && (cities.length > 0 || all.length === 0)) {
      const countries = ofOwn.country === null ? [] : [ofOwn.country];
      return { kind: "city", values: [ofOwn.city], countries: [...countries, ...countriesOf(cities)] };
    }
    const region = readings.find((reading) => reading.kind === "region");
    const [first] = cities;
    if (region && first?.recognition !== "sure") return asPlace(region, []);
    return first && asPlace(first, cities);
  };
}

function asPlace(reading: PlaceReading, cities: readonly CityReading[]): Place {
  if (reading.kind === "country") return { kind: "country", values: reading.codes, countries: [] };
  if (reading.kind === "origin") return { kind: "country", values: [reading.country], countries: [] };
  if (reading.kind === "region")
    return { kind: "region", values: [reading.region], countries: [reading.country] };
  return { kind: "city", values: [reading.city], countries: countriesOf(cities) };
}

function countriesOf(cities: readonly CityReading[]): string[] {
  return [...new Set(cities.map(({ country }) => country))];
}

function isCountry(reading: PlaceReading, { before, after, isCapital }: NamedIn, key: string): boolean {
  if (isThing(key, before, after)) return false;
  if (reading.kind === "origin") return !WORDY_ORIGINS.has(key) || PEOPLE.test(after);
  if (reading.kind !== "country") return false;
  if (key.length <= SHORT) return isCapital || CUE.test(before);
  return !reading.isWord || CUE.test(before);
}

/** "Georgia, US" and "Atlanta, Georgia": a region that another place beside it says to be meant. */
function isInOwnCountry({ country }: RegionReading, { name, before, after }: NamedIn): boolean {
  const [behind = ""] = /^\s*[,(]?\s*\p{L}[\p{L}.]*(?:\s+\p{L}+)?/u.exec(after) ?? [];
  const words = wordKey(behind).split(" ");
  const isOf = (key: string) =>
    key.toUpperCase() === country || countriesNamed(key).some(({ codes }) => codes.join("") === country);
  if ([words.join(" "), words[0] ?? ""].some(isOf)) return true;
  const city = wordKey(/\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*)?(?=,\s*(?:in )?$)/u.exec(before)?.[0] ?? "");
  const cities = [city, city.split(" ").at(-1) ?? ""].flatMap((one) => citiesNamed(one));
  const isCountryToo = countriesNamed(wordKey(name)).flatMap(({ codes }) => codes);
  return (
    cities.some((one) => one.country === country) && !cities.some((one) => isCountryToo.includes(one.country))
  );
}

/** "Turkey sandwiches", "Brazil nuts": the name of what is launched, and no place to launch it in. */
function isThing(key: string, before: string, after: string): boolean {
  const [next = ""] = /^ \p{L}+/u.exec(after) ?? [];
  const noun = wordKey(next);
  if (THINGS.includes(`${key} ${noun}`)) return true;
  if (!THING_NAMES.has(key) || CUE.test(before)) return false;
  if (THING_CUES.has(/\p{L}+(?=\s$)/u.exec(before)?.[0] ?? "")) return true;
  if (noun.length <= SHORT) return false;
  const isTopic = topicsNamed(noun).length > 0 && !isEaten(noun);
  return !isTopic && !PEOPLE.test(after) && !FILLER.test(noun) && placesNamed(noun).length === 0;
}

function isCity({ recognition }: CityReading, { before, isCapital, name }: NamedIn): boolean {
  if (recognition === "sure") return name.length > SHORT || isCapital || CUE.test(before);
  const isCued = CUE.test(before) || (isCapital && WEAK_CUE.test(before));
  return isCued && (recognition === "cue" || isCapital);
}
