import { dictionary, listed } from "#/language/dictionary.ts";
import words from "./number-words.json" with { type: "json" };

/**
 * Numbers in words, folded. Where a number is grammar of a language that is read more ("do" and "das" in Hindi, "on" in
 * Turkish), it is none.
 */
export const COUNTS: ReadonlyMap<string, number> = dictionary(words.counts, Number);

/** Words and signs of per cent, folded. */
export const PERCENT_WORDS: readonly string[] = listed(words.percent);
