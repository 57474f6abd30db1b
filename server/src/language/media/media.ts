import { dictionary, listed } from "#/language/dictionary.ts";
import words from "./media-words.json" with { type: "json" };

/** Names of every platform of the filters, and of who is on it, folded. */
export const PLATFORM_WORDS: ReadonlyMap<string, readonly string[]> = listedAll(words.platforms);
/** Names of every kind of post, folded. */
export const FORMAT_WORDS: ReadonlyMap<string, readonly string[]> = listedAll(words.formats);

const PLATFORMS_BY_WORD = dictionary(words.platforms, (platform) => platform);

/** The platform of a name (a `wordKey`); null for none. */
export function platformNamed(word: string): string | null {
  return PLATFORMS_BY_WORD.get(word) ?? null;
}

function listedAll(lists: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.entries(lists).map(([key, list]) => [key, listed(list)]));
}
