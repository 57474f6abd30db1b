import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { isThing } from "#/discovery/search/query-language/grammar/things.ts";
import type { Measure } from "./measures.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import {
  CREATOR_NOUNS,
  LIMIT_BEFORE,
  LIMIT_NOUNS,
  NUMBER_WORDS,
} from "#/discovery/search/query-language/words.ts";

const LIMIT_MAX = 500;
/** Tokens between a number and the noun that it counts. */
const REACH = 4;
const PRONOUNS = new Set("who someone anyone account stars channels canales canais kanale".split(" "));
const ASKING = new Set(
  "a about around for want need find get me us suche brauche busco cherche preciso".split(" "),
);

/** How many were asked for, where a bare number says so: "top 10", "20 skincare creators", "15-20 people". */
export function limitOf(sentence: Sentence, measure: Measure): number | undefined {
  const { min, max } = measure;
  const count = measure.exact ?? (min === undefined ? undefined : max);
  if (count === undefined || measure.isScaled || count < 1 || count > LIMIT_MAX || !Number.isInteger(count)) {
    return undefined;
  }
  // "20-something", "3-day".
  const sign = sentence.tokens[measure.to];
  if (sign?.text === "-" && sign.glued) return undefined;
  // "Women 25-34 from Spain": a range of years is as small.
  if (min !== undefined) {
    const isCounted =
      CREATOR_NOUNS.at(sentence.tokens, measure.to) && !PRONOUNS.has(sentence.word(measure.to));
    return isCounted ? count : undefined;
  }
  return countsPeopleBehind(sentence, measure) ? count : undefined;
}

function countsPeopleBehind(sentence: Sentence, measure: Measure): boolean {
  if (LIMIT_BEFORE.before(sentence.tokens, measure.from)) return true;
  for (let at = measure.to; at < measure.to + REACH && !sentence.isBreak(at); at += 1) {
    const isPerson = CREATOR_NOUNS.at(sentence.tokens, at) && !PRONOUNS.has(sentence.word(at));
    if (isPerson || LIMIT_NOUNS.at(sentence.tokens, at)) return true;
    if (sentence.kind(at) === "number") return false;
  }
  return false;
}

/** "Five tiktokers": a number in words before a noun for people, where a request begins. */
export function findLimitInWords(sentence: Sentence): void {
  for (const at of sentence.tokens.keys()) {
    const isCount = sentence.isFree(at) && !isThing(sentence, at);
    const match = isCount ? NUMBER_WORDS.at(sentence.tokens, at) : undefined;
    if (!match || !countsPeople(sentence, match.to)) continue;
    if (!opensRequest(sentence, at) && !isBesideCreators(sentence, match)) continue;
    const { from, to, value } = match;
    sentence.find({ slot: "limit", op: "is", value, from, to, source: "grammar", confidence: 0.85 });
    return;
  }
}

function opensRequest(sentence: Sentence, at: number): boolean {
  const isFirst = at === 0 || sentence.isBreak(at - 1);
  return isFirst || ASKING.has(sentence.word(at - 1)) || Boolean(LIMIT_BEFORE.before(sentence.tokens, at));
}

/** "Preciso de cinco criadores": the noun follows at once, and the number is no place, as in "in Lima". */
function isBesideCreators(sentence: Sentence, { from, to }: Match<number>): boolean {
  const isNamed = entities().at(sentence.tokens, from) !== undefined;
  return !isNamed && CREATOR_NOUNS.at(sentence.tokens, to) !== undefined;
}

function countsPeople(sentence: Sentence, from: number): boolean {
  for (let at = from; at < from + REACH && !sentence.isBreak(at); at += 1) {
    if (CREATOR_NOUNS.at(sentence.tokens, at) ?? LIMIT_NOUNS.at(sentence.tokens, at)) return true;
  }
  return false;
}
