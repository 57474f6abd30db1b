import { anyOf, dictionary, listed } from "#/language/dictionary.ts";
import words from "./media-words.json" with { type: "json" };

/** Names of every platform of the filters, and of who is on it, folded. */
export const PLATFORM_WORDS: ReadonlyMap<string, readonly string[]> = listedAll(words.platforms);
/** Names of every kind of post, folded. */
export const FORMAT_WORDS: ReadonlyMap<string, readonly string[]> = listedAll(words.formats);

/** The words of a platform or of a kind of post; none for what no list has. */
export function wordsFor(lists: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] {
  return lists.get(name) ?? [];
}

/** What is counted of creators and posts, as it is written in lists: folded, with commas between the words. */
export const FIGURES = words.figures;
/** The same as a piece of a pattern on folded text, by figure. */
export const FIGURE_PATTERNS: Readonly<Record<keyof typeof FIGURES, string>> = {
  followers: anyOf(listed(FIGURES.followers)),
  views: anyOf(listed(FIGURES.views)),
  likes: anyOf(listed(FIGURES.likes)),
};

const PLATFORMS_BY_WORD = dictionary(words.platforms, (platform) => platform);

/** The platform of a name (a `wordKey`); null for none. */
export function platformNamed(word: string): string | null {
  return PLATFORMS_BY_WORD.get(word) ?? null;
}

function listedAll(lists: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.entries(lists).map(([key, list]) => [key, listed(list)]));
}
