import { dictionary } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import words from "./feast-words.json" with { type: "json" };

const COUNTRIES = dictionary(words, (country) => country);

/** The country whose feast is called so: "fête des mères" is that of France, where nobody says of which; null for none. */
export function countryOfFeast(name: string): string | null {
  return COUNTRIES.get(wordKey(name)) ?? null;
}
