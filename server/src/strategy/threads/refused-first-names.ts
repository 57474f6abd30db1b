import { anyListed, patternOf } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { canonicalCity, countriesOfCity, placesNamed } from "#/language/places/places.ts";
import { readPlain } from "#/strategy/brief/plain-reading.ts";

const AND = anyListed("and, und, et, y, e, aur, or, oder, ou, o, nor, ni, nem");
const WITHOUT = patternOf(
  `(?<!\\p{L})${anyListed("without, not, except, leave out, leaving out, ohne, nicht, ausser, sans, sauf, pas, sin, salvo, excepto, menos, sem, exceto, bina")}\\s+(?:(?:la|el|le|o|a|die|den|der)\\s+)?(?:[@\\p{L}\\p{N}._]+\\s*(?:[,&/]|\\s${AND}(?!\\p{L}))\\s*){0,3}$`,
);
const ENDS = patternOf(`^\\s*(?:[,;.!)\\n]|$|${AND}\\s+[@\\p{L}])`);

/**
 * "A plan for Austin without Paris": of a plan for other places nobody leaves out a city, but the creator of that name. A
 * name that is no place, such as "Sol", is hers behind such a word as well.
 */
export function refusesPerson(source: string, from: number, to: number): boolean {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  if (!WITHOUT.test(folded.slice(0, from)) || !ENDS.test(folded.slice(to))) return false;
  const { filters = {}, budget } = readPlain(`${text.slice(0, from)}${text.slice(to)}`).stated;
  const { city = [], country = [] } = filters;
  const name = wordKey(text.slice(from, to));
  if (placesNamed(name).length === 0) return budget !== undefined && city.length + country.length > 0;
  if (city.length > 0) return !city.includes(canonicalCity(name));
  const countries = countriesOfCity(name);
  return country.length > 0 && countries.length > 0 && !countries.some((code) => country.includes(code));
}
