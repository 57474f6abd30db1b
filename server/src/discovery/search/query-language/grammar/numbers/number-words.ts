import { CURRENCY_WORDS } from "#/language/money/currencies.ts";
import { THOUSANDS, numberInWords } from "#/language/numbers/written-out.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { wordList } from "#/discovery/search/query-language/phrases.ts";

const THOUSAND = 1_000;
/** Smaller ones are counted elsewhere; "cent" and "hundred" are more than a number. */
const SMALLEST = 200;
const JOINER = wordList("and to bis und y a e et se");

/** "Thirty thousand", "fünfzehntausend", "doscientos mil" as the number that they are; of a range both ends. */
export function readRoundNumbers(sentence: Sentence): void {
  for (const at of sentence.tokens.keys()) {
    const words = sentence.tokens.map(({ kind, text }) => (kind === "word" ? text.replace("ß", "ss") : ""));
    const { value, to } = numberInWords(words, at);
    // "De quinientos a mil": a joiner, and no "a thousand".
    if (sentence.word(at) === "a" && sentence.tokens[at - 1]?.kind === "number") continue;
    if (value < SMALLEST || !sentence.areFree(at, to)) continue;
    // Alone it is a word for something else as well.
    const isLone = to === at + 1 && THOUSANDS.has(sentence.word(at));
    const low = lowerEnd(sentence, words, { at, value });
    if (isLone && low === null && !isMoney(sentence, at)) continue;
    write(sentence, { from: at, to, value });
    if (low) write(sentence, low);
  }
}

/** "Between fifty and eighty thousand": the thousand is that of both. */
function lowerEnd(
  sentence: Sentence,
  words: readonly string[],
  { at, value }: { at: number; value: number },
): { from: number; to: number; value: number } | null {
  if (!JOINER.test(sentence.word(at - 1))) return null;
  const end = sentence.word(at - 2) === "-" ? at - 2 : at - 1;
  for (const from of [end - 3, end - 2, end - 1]) {
    const read = from >= 0 ? numberInWords(words, from) : null;
    if (read === null || read.value === 0 || read.to !== end) continue;
    const low = read.value < THOUSAND && value >= 2 * THOUSAND ? read.value * THOUSAND : read.value;
    return low < value ? { from, to: at - 1, value: low } : null;
  }
  return null;
}

/** "Mil euros" after no other number. */
function isMoney(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at - 1]?.kind !== "number" && CURRENCY_WORDS.has(sentence.word(at + 1));
}

function write(sentence: Sentence, { from, to, value }: { from: number; to: number; value: number }): void {
  const token = sentence.tokens[from];
  if (!token) return;
  token.text = String(value);
  token.kind = "number";
  if (to > from + 1) sentence.join(from, to);
}
