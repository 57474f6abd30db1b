import { wordList } from "./phrases.ts";
import type { WordList } from "./phrases.ts";
import { MONTHS } from "#/language/time/calendar.ts";
import type { Finding, Sentence } from "./sentence.ts";
import { unreadNotAt } from "./unread-refusals.ts";
import { TELLING } from "./words.ts";

interface Stretch {
  from: number;
  to: number;
}

/** Words that only name what was found beside them: "cost per 1k views under 6 dollars", "booked for the client". */
const NAMED_BY: readonly (readonly [WordList, WordList])[] = [
  [
    wordList("", "price pay paid cost charg rate budget average"),
    wordList("price cpm estCpm lastPrice engagementRate growth viewRate"),
  ],
  [
    wordList("", "book work deal collab gebucht geworben gearbeitet trabaj trabalh travaill"),
    wordList("", "brand client worked lastDeal agency"),
  ],
  [
    wordList("", "month week year last letzt dernier ultim since seit depuis"),
    wordList("postedWithinDays brandWithinDays growth postsPerWeek sort", "last worked"),
  ],
  [wordList("less fewer lower lowest higher highest moins menos weniger below above"), wordList("sort")],
  [
    wordList("", "follower subscriber seguidor abonne pengikut views likes"),
    wordList(
      "",
      "followers views avgViews likes growth audience fakeFollowers engagementRate viewRate sort has platform",
    ),
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
