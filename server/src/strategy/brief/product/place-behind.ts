import { anyListed, patternOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { COUNTRY_CODES, countriesNamed } from "#/language/places/countries.ts";

/** A product without the country that stood behind its name, and that country. */
interface ProductAndPlace {
  product: string;
  /** ISO 3166-1. */
  countries: readonly string[];
}

/** Codes that are written so, and not as ISO has them. */
const OTHER_CODES: Readonly<Record<string, string>> = { UK: "GB", USA: "US" };
const WORDS_MAX = 3;
/** Countries whose German name is theirs alone: in German every noun begins with a capital, also before them. */
const GERMAN = new Intl.DisplayNames("de", { type: "region" });
const ENGLISH = new Intl.DisplayNames("en", { type: "region" });

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
  return countries.some((code) => GERMAN.of(code) === name && ENGLISH.of(code) !== name);
}
