import { listed } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { topicsNamed } from "#/language/topics/topics.ts";
import words from "./people-words.json" with { type: "json" };

/** Names that are words as well, and words with which accounts are named: "Max", "Will", "Family", "Best". */
const ALSO_WORDS = new Set(listed(words.namesThatAreWords).map(wordKey));
/** Shorter first names are too often something else. */
const LETTERS_MIN = 3;

/** Whether a word, as a `wordKey`, is long enough for a name, whatever else it may say. */
export function mayBeName(key: string): boolean {
  return key.length >= LETTERS_MIN && !/\P{L}/u.test(key);
}

/** Whether a word, as a `wordKey`, says a person's name and hardly anything else. */
export function isPlainlyName(key: string): boolean {
  if (!mayBeName(key) || ALSO_WORDS.has(key)) return false;
  return topicsNamed(key).length === 0 && !citiesNamed(key).some(({ recognition }) => recognition === "sure");
}
