import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import grammar from "#/discovery/search/query-language/data/grammar.json" with { type: "json" };
import { FIGURES } from "#/language/media/media.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import {
  AUDIENCE,
  PERIODS,
  OFTEN,
  POSTING,
  POST_NOUNS,
  UNITS,
} from "#/discovery/search/query-language/words.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";

/** What a number counts, named by a noun beside it. */
export type Unit = keyof typeof grammar.units | keyof typeof FIGURES;

/** Words that may stand between a number and its noun. */
const FILLERS = new Set(
  "of the a an is are in with at de do da en et und an rate score : = avg average median mean ka ki ke total her his their has have having size count real um von mit com con d del des du do hone honi hona ho chahiye hain le la el".split(
    " ",
  ),
);
/** "Growing by 20 %"; behind a number it names an order: "top 2 by followers". */
const BY = "by";
const REACH = 3;

export interface UnitMatch {
  unit: Unit;
  from: number;
  to: number;
}

/** The noun that stands after a number that ends at `to`. */
export function unitAfter(sentence: Sentence, to: number): UnitMatch | undefined {
  for (let at = to; at < to + REACH; at += 1) {
    const unit = asUnit(UNITS.at(sentence.tokens, at));
    // "Under 25s audience" is about people, where "under 25s" may be seconds.
    const isOfPeople = sentence.word(at) === "s" && AUDIENCE.at(sentence.tokens, at + 1) !== undefined;
    if (isOfPeople) return undefined;
    if (unit && unit.unit !== "ageBefore" && sentence.areFree(unit.from, unit.to)) return unit;
    if (!FILLERS.has(sentence.word(at))) return undefined;
  }
  return undefined;
}

/** The noun that stands before a number that begins at `from`. */
export function unitBefore(sentence: Sentence, from: number): UnitMatch | undefined {
  for (let end = from; end > 0 && end > from - REACH; end -= 1) {
    // "Who's cheaper than 200": seconds stand behind their number.
    const isShort = sentence.word(end - 1) === "s";
    const unit = isShort ? undefined : asUnit(UNITS.before(sentence.tokens, end));
    if (unit && sentence.areFree(unit.from, unit.to)) return unit;
    const word = sentence.word(end - 1);
    if (!FILLERS.has(word) && word !== BY) return undefined;
  }
  return undefined;
}

/** "3 posts per week", "posts at least 3 times a week": how many a week, and where the words begin and end. */
export function postsPerWeek(
  sentence: Sentence,
  measure: { from: number; to: number },
): { factor: number; from: number; to: number } | undefined {
  const nouns = POST_NOUNS.at(sentence.tokens, measure.to);
  const often = OFTEN.at(sentence.tokens, nouns?.to ?? measure.to);
  const period = often ? PERIODS.at(sentence.tokens, often.to) : undefined;
  const isTwice = isOneOf(sentence.word(measure.to - 1), "once twice");
  if (!period || !(nouns ?? isTwice)) return undefined;
  const verb = POSTING.before(sentence.tokens, measure.from);
  const from = verb && sentence.areFree(verb.from, verb.to) ? verb.from : measure.from;
  return { factor: 7 / period.value, from, to: period.to };
}

function asUnit(match: Match<string> | undefined): UnitMatch | undefined {
  if (!match || !isUnit(match.value)) return undefined;
  return { unit: match.value, from: match.from, to: match.to };
}

function isUnit(text: string): text is Unit {
  return Object.hasOwn(grammar.units, text) || Object.hasOwn(FIGURES, text);
}
