import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { countSlots } from "#/strategy/brief/brief.ts";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import { budgetFactor } from "#/strategy/brief/follow-up/budget-factor.ts";
import { versionAsked } from "#/strategy/brief/follow-up/version-asked.ts";
import words from "./cues.json" with { type: "json" };
import { limitsTakenAway } from "#/strategy/brief/no-limits.ts";

/** Words that say what is done with a text, by what they have in common in all six languages. */
const CUES = Object.entries(words).map(([cue, list]) => [cue, new RegExp(wordsListed(list), "u")] as const);

/** Which of them a text has, which it begins with, and which stand together. */
function cuesOf(folded: string): string[] {
  const found = CUES.flatMap(([cue, pattern]) => {
    const first = folded.search(pattern);
    return first < 0 ? [] : [{ cue, isFirst: first <= NEAR_START }];
  });
  const asks = /\?\s*$/u.test(folded) ? "asks" : "says";
  return [
    ...found.map(({ cue }) => `cue ${cue}`),
    ...found.flatMap(({ cue, isFirst }) => (isFirst ? [`first ${cue}`, `${asks} ${cue}`] : [])),
    ...found.flatMap(({ cue }, index) => found.slice(index + 1).map((other) => `both ${cue}, ${other.cue}`)),
    ...(/^\W{0,2}@/u.test(folded) ? ["first handle"] : []),
    ...(/^\D{0,2}\d/u.test(folded) ? ["first number"] : []),
  ];
}

/** Letters before the first word that still count as the beginning: "and", "hm,", "bitte". */
const NEAR_START = 4;

/** What the one grammar reads of a text, as names: which slots it states, what it refuses, tells or leaves open. */
export function evidenceOf(source: string): string[] {
  const folded = foldInPlace(source.normalize("NFC"));
  const { stated, budgetChange, unread, unparsed } = readPlain(source);
  const { filters = {}, product, unmet = [], ...slots } = stated;
  const count = countSlots(stated);
  return [
    ...Object.keys(slots).map((slot) => `slot ${slot}`),
    ...Object.keys(filters).map((filter) => `filter ${filter}`),
    ...(product === undefined ? ["no rest"] : []),
    ...(unmet.length > 0 ? ["unmet"] : []),
    ...(unparsed.length > 0 ? ["unparsed"] : []),
    ...(budgetChange ? [budgetChange.amount > 0 ? "more budget" : "less budget"] : []),
    ...(unread ? [`unread ${unread.kind}`] : []),
    ...(budgetFactor(folded) === null ? [] : ["budget factor"]),
    ...(limitsTakenAway(folded) ? ["limits taken away"] : []),
    ...(versionAsked(folded) === null ? [] : ["version"]),
    ...(count >= 2 ? [`slots ${Math.min(count, 4)}`] : []),
    ...(stated.budget && count >= 2 ? ["brief"] : []),
    ...(/\?\s*$/u.test(folded) ? ["asks"] : []),
    ...(/\?/u.test(folded) ? ["question mark"] : []),
    ...cuesOf(folded),
    `words ${Math.min(5, Math.round(Math.log2(folded.split(/\s+/u).length)))}`,
  ];
}
