import { entities } from "./gazetteer.ts";
import type { Sentence } from "./sentence.ts";
import {
  BRAND_TAILS,
  CREATOR_NOUNS,
  IGNORED,
  JOINERS,
  MAX,
  MIN,
  NOT,
  TOPIC_WORDS,
  UNITS,
  VAGUE,
} from "./words.ts";

/** Shorter words are mostly grammar of some language. */
const LENGTH_MIN = 3;
const GRAMMAR = [TOPIC_WORDS, UNITS, CREATOR_NOUNS, BRAND_TAILS, JOINERS, MIN, MAX, NOT];

/** Whether a free word means nothing to any dictionary: a name, or a topic of its own. */
export function isPlainWord(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== "word" || token.text.length < LENGTH_MIN || !sentence.isFree(at)) return false;
  return !IGNORED.has(token.text) && !VAGUE.has(token.text) && !isKnown(sentence, at);
}

function isKnown(sentence: Sentence, at: number): boolean {
  return isGrammar(sentence, at) || entities().at(sentence.tokens, at) !== undefined;
}

function isGrammar({ tokens }: Sentence, at: number): boolean {
  return GRAMMAR.some((words) => words.at(tokens, at) !== undefined);
}
