import { wordKey } from "./fold.ts";

/** "a, b c" as ["a", "b c"]. */
export function listed(list: string): string[] {
  return list.split(", ").filter((word) => word !== "");
}

/** What every word of the lists means, by its `wordKey`; signs such as "%" stand as they are. */
export function dictionary<T>(
  lists: Readonly<Record<string, string>>,
  read: (key: string) => T,
): ReadonlyMap<string, T> {
  const words = new Map<string, T>();
  for (const [key, list] of Object.entries(lists)) {
    for (const word of listed(list)) words.set(wordKey(word) || word, read(key));
  }
  return words;
}

/**
 * Any of the words as a piece of a pattern on folded text, the longest first; spaces, hyphens and apostrophes are one. Borders are
 * added where it is used.
 */
export function anyOf(words: Iterable<string>): string {
  return (
    [...new Set(words)]
      .toSorted((left, right) => right.length - left.length || (left < right ? -1 : 1))
      .map((word) => word.replaceAll(/[.$*+?^(){}|[\]\\/]/gu, String.raw`\$&`).replaceAll(/[ -]/gu, "[ '’-]"))
      // Text that is folded in place keeps its length, and "ß" with it.
      .map((word) => word.replaceAll("ss", "(?:ss|ß)"))
      .join("|")
  );
}
