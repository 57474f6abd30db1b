import { nameOf } from "@app/contract/place-names";
import { anyListed, patternOf } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import type { CityReading } from "#/language/places/cities.ts";
import { COUNTRY_CODES, countriesNamed } from "#/language/places/countries.ts";
import { canonicalCity } from "#/language/places/places.ts";
import { topicsOf } from "./topics.ts";

/** A product without the country that stood behind its name, and that country. */
interface ProductAndPlace {
  product: string;
  /** ISO 3166-1. */
  countries: readonly string[];
}

/** Codes that are written so, and not as ISO has them. */
const OTHER_CODES: Readonly<Record<string, string>> = { UK: "GB", USA: "US" };
const WORDS_MAX = 3;

/**
 * "Olive oil Germany", "lipstick FR": hurried briefs name the country right behind the product. Behind a name in
 * capitals it may be part of it, such as "Air France". Null where none stands there.
 */
export function placeBehind(product: string): ProductAndPlace | null {
  const words = product.split(" ");
  for (let count = Math.min(WORDS_MAX, words.length - 1); count > 0; count -= 1) {
    const name = words.slice(-count).join(" ");
    const before = words.slice(0, -count).join(" ");
    const countries = countriesIn(name, product);
    if (countries.length > 0 && mayBePlace(before, name, countries)) return { product: before, countries };
  }
  return null;
}

function countriesIn(name: string, product: string): readonly string[] {
  if (/^[A-Z]{2,3}$/u.test(name)) {
    const code = OTHER_CODES[name] ?? name;
    return COUNTRY_CODES.has(code) ? [code] : [];
  }
  // Who writes nothing with a capital writes countries without one, too.
  if (!/^\p{Lu}/u.test(name) && product !== product.toLowerCase()) return [];
  const [reading, ...others] = countriesNamed(wordKey(name));
  return reading && others.length === 0 && !reading.isWord ? reading.codes : [];
}

/** "Olive oil from Italy": the place belongs to the name. */
const BOUND = patternOf(`(?<!\\S)${anyListed("of, from, made, aus, de, di, do, da")}$`);

function mayBePlace(before: string, name: string, countries: readonly string[]): boolean {
  if (/(?<!\S)\p{Ll}\S*$/u.test(before)) return !BOUND.test(before);
  // A German name that is theirs alone: in German every noun begins with a capital, also before them.
  return countries.some((code) => nameOf("region", code, "de") === name && nameOf("region", code) !== name);
}

/** A product without the city that stood beside its name, and that city as filters write it. */
interface ProductAndCity {
  product: string;
  city: string;
}

/** Smaller places share their names with too much. */
const LARGE = 100_000;

const JOINED = patternOf(`\\s*[,&/+]\\s*|\\s+(?:${anyListed("and, und, et, y, e, aur")})\\s+`);

/**
 * "Plan recife", "plano braga e recife": cities in place of what is launched, as filters write them; nobody where any of it
 * is something else. A word for a topic is none: "Essen". Beside one that is certain a smaller one is, too.
 */
export function citiesAlone(words: string): string[] {
  if (topicsOf(words).length > 0) return [];
  const named = foldInPlace(words)
    .split(JOINED)
    .map((name) => citiesNamed(wordKey(name))[0]);
  const cities = named.filter((city) => city?.recognition === "sure");
  const areCities = cities.length === named.length && cities.some((city) => city && isCertain(city));
  return areCities ? cities.flatMap((city) => city?.city ?? []) : [];
}

/**
 * "Savon Lyon", "valencia fallas": who writes in a hurry puts the city right beside what is launched. A name in capitals
 * may have it as a part, such as "Paris Club". Null where none stands there.
 */
export function cityBeside(product: string): ProductAndCity | null {
  const words = product.split(" ");
  for (let count = Math.min(WORDS_MAX, words.length - 1); count > 0; count -= 1) {
    const [first, others] = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
    // In front a capital makes a name of it: "Berlin tea".
    if (isPlain(product) && isCity(first)) return { product: others, city: canonicalCity(first) };
    const [last, before] = [words.slice(-count).join(" "), words.slice(0, -count).join(" ")];
    if (isPlain(before) && !BOUND.test(before) && isCity(last))
      return { product: before, city: canonicalCity(last) };
  }
  return null;
}

function isCity(name: string): boolean {
  const [city] = /^\p{L}/u.test(name) ? citiesNamed(wordKey(name)) : [];
  return city !== undefined && isCertain(city);
}

function isCertain({ recognition, population }: CityReading): boolean {
  return recognition === "sure" && (population ?? 0) >= LARGE;
}

/** No name of its own: those begin with a capital. */
function isPlain(words: string): boolean {
  return /^\p{Ll}/u.test(words) && !/(?<!\S)\p{Lu}/u.test(words);
}
