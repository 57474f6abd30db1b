import { anyOf, dictionary, listed } from "#/language/dictionary.ts";
import words from "./number-words.json" with { type: "json" };

/**
 * Numbers in words, folded. Where a number is grammar of a language that is read more ("do" and "das" in Hindi, "on" in
 * Turkish), it is none.
 */
export const COUNTS: ReadonlyMap<string, number> = dictionary(words.counts, Number);

/** Words of the numbers from one to another, as a piece of a pattern on folded text. */
export function countWords(least: number, most: number): string {
  return `(?:${anyOf([...COUNTS].flatMap(([word, count]) => (least <= count && count <= most ? [word] : [])))})`;
}

/** "The two", "die beiden", "teeno": how many of those who were named are pointed at; also by words that are grammar elsewhere. */
const POINTED: ReadonlyMap<string, number> = new Map([
  ...dictionary(words.pointed, Number),
  ...[...COUNTS].filter(([, count]) => count > 1 && count < 10),
]);
export const POINTED_COUNT = `(?:${anyOf(POINTED.keys())}|[2-9])(?![\\p{L}\\p{N}])`;
/** In Hindi numbers like any other: "do log" are two people, not both. */
const NUMBERS_TOO: ReadonlySet<string> = new Set(["do", "char"]);
/** Those of them that point by themselves. */
export const ALL_OF_COUNT = anyOf(
  [...dictionary(words.pointed, Number).keys()].filter((word) => !NUMBERS_TOO.has(word)),
);

/** How many such a word says. */
export function pointedCount(word: string): number {
  return POINTED.get(word) ?? Number(word);
}

/** Words and signs of per cent, folded. */
export const PERCENT_WORDS: readonly string[] = listed(words.percent);
