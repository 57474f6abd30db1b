import { isEaten } from "#/language/topics/topics.ts";
import { THING_CUES, THING_NAMES } from "#/language/places/things.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { THINGS, TOPIC_WORDS } from "#/discovery/search/query-language/words.ts";

const PLACE_CUE = new Set("in from near around outside across en em aus desde depuis di dari the".split(" "));

/** "Turkey sandwiches", "china plates", "French fries": a name of a place that here is part of a thing's name. */
export function isThing(sentence: Sentence, at: number): boolean {
  const from = sentence.word(at - 1) === "a" ? at - 1 : at;
  if (THINGS.at(sentence.tokens, at) ?? THINGS.at(sentence.tokens, from)) return true;
  if (!THING_NAMES.has(sentence.word(at)) || PLACE_CUE.has(sentence.word(at - 1))) return false;
  return THING_CUES.has(sentence.word(at - 1)) || isNoun(sentence, at + 1);
}

/** A word that is neither grammar nor, as "travel" is, a topic of people who live there; food is what a name is of. */
function isNoun(sentence: Sentence, at: number): boolean {
  const word = sentence.word(at);
  const isFood = word !== "food" && isEaten(word);
  return isFood || isPlainWord(sentence, at) || TOPIC_WORDS.at(sentence.tokens, at) !== undefined;
}
