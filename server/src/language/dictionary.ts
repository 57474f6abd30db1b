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

/** A list of words as a piece of a pattern on folded text; "werb*" stands for every word that begins so. */
export function anyListed(list: string): string {
  const words = listed(list).map((word) => word.replaceAll("'", " "));
  const begun = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  const whole = words.filter((word) => !word.endsWith("*"));
  const stems = begun.length > 0 ? `(?:${anyOf(begun)})\\p{L}*` : "";
  return `(?:${[stems, anyOf(whole)].filter(Boolean).join("|")})`;
}

/** The same where they stand as words of their own. */
export function wordsListed(list: string): string {
  return `(?<!\\p{L})${anyListed(list)}(?!\\p{L})`;
}

/** How long the first match of a pattern is; 0 without one. */
export function lengthOf(pattern: RegExp, words: string): number {
  return pattern.exec(words)?.[0].length ?? 0;
}

/** A pattern whose letters are those of any script. */
export function patternOf(source: string): RegExp {
  return new RegExp(source, "u");
}
