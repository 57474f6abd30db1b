import { MONTHS } from "#/language/time/calendar.ts";
import type { Finding, Sentence } from "./sentence.ts";
import { unreadNotAt } from "./unread-refusals.ts";
import { TELLING } from "./words.ts";

interface Stretch {
  from: number;
  to: number;
}

/** Words that only name what was found beside them: "cost per 1k views under 6 dollars", "booked for the client". */
const NAMED_BY: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:price|pay|paid|cost|charg|rate|budget|average)/u,
    /^(?:price|cpm|estCpm|lastPrice|engagementRate|growth|viewRate)$/u,
  ],
  [
    /^(?:book|work|deal|collab|gebucht|geworben|gearbeitet|trabaj|trabalh|travaill)/u,
    /^(?:brand|client|worked|lastDeal|agency)/u,
  ],
  [
    /^(?:month|week|year|last|letzt|dernier|ultim|since|seit|depuis)/u,
    /(?:WithinDays|^growth|^postsPerWeek|^last\p{Lu}\p{L}+|^worked\p{L}+|^sort)$/u,
  ],
  [/^(?:less|fewer|lower|lowest|higher|highest|moins|menos|weniger|below|above)$/u, /^sort$/u],
  [
    /^(?:follower|subscriber|seguidor|abonne|pengikut|views|likes)/u,
    /^(?:followers|views|avgViews|likes|growth|audience|fakeFollowers|engagementRate|viewRate|sort|has|platform)/u,
  ],
];

/**
 * Words of grammar that turn a sentence round, compare, or say when and for how much. Nobody took them up, so that they
 * are told: all other words are in a filter, told already, or say nothing.
 */
export function leaveNothingSilent(sentence: Sentence, told: readonly Stretch[]): Stretch[] {
  return sentence.tokens.flatMap(({ kind, text }, at) => {
    if (kind !== "word" || !sentence.isFree(at)) return [];
    const not = unreadNotAt(sentence, at);
    if (not) return [withTold(sentence, not, told)];
    if (isMonthUnread(sentence, at)) return [withTold(sentence, { from: at, to: at + 1 }, told)];
    return TELLING.has(text) && !isName(sentence, at)
      ? [withTold(sentence, { from: at, to: at + 1 }, told)]
      : [];
  });
}

const BEFORE_MONTHS = new Set("in im en em during pada bulan throughout since until till".split(" "));

/** "Posted in may": a month, where a verb of that name says nothing. */
function isMonthUnread(sentence: Sentence, at: number): boolean {
  return MONTHS.has(sentence.word(at)) && BEFORE_MONTHS.has(sentence.word(at - 1));
}

const BETWEEN = 2;

/** "Not in Xyztown" is told as one. */
function withTold(sentence: Sentence, { from, to }: Stretch, told: readonly Stretch[]): Stretch {
  const next = told.find((each) => each.from >= to && each.from - to <= BETWEEN);
  return next && sentence.areFree(to, next.from) && !hasBreak(sentence, to, next.from)
    ? { from, to: next.to }
    : { from, to };
}

function hasBreak(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (sentence.isBreak(at)) return true;
  return false;
}

function isName(sentence: Sentence, at: number): boolean {
  const slots = NAMED_BY.filter(([words]) => words.test(sentence.word(at))).map(([, slot]) => slot);
  return sentence.findings.some(
    (finding) => slots.some((slot) => slot.test(finding.slot)) && isBeside(sentence, finding, at),
  );
}

/** In the same piece, or right behind its comma: "10k at most, followers". */
function isBeside(sentence: Sentence, { from, to }: Finding, at: number): boolean {
  if (sentence.word(to) === "," && at === to + 1) return true;
  return at < from ? !hasBreak(sentence, at, from) : !hasBreak(sentence, to, at);
}
