import { anyListed, patternOf } from "#/language/dictionary.ts";
import { FIGURE_PATTERNS } from "#/language/media/media.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { DIGITS, SCALE } from "#/strategy/brief/numbers.ts";
import { CURRENCY } from "#/language/money/currencies.ts";

/** Numbers without a currency: which say how large creators are or count something, and so are no money. */

export const NUMBER = `(${DIGITS})\\s?(?:(?:de )?(${SCALE}))?`;
export const RANGE_GAP = "(?:\\s?[-–]\\s?|\\s(?:to|and|bis|und|a|y|et|e)\\s)";
/** What a number before it counts, so that it is no money. */
export const COUNTED = `(?:${FIGURE_PATTERNS.followers}|${FIGURE_PATTERNS.views})(?!\\p{L})|likes|people|personen|creators?|influencers?|clicks?|reels?|stories|story|posts?|videos?|weeks?|wochen|days|tage|months?|monate|women|men|frauen|manner|years?|jahre`;
/** "10k/Monat". */
export const A_MONTH = "/\\s?(?:month|monat|mois|mes|mo|mahina)(?!\\p{L})";
export const LONE_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}.,@#/-])-?${NUMBER}(?!(?!${A_MONTH})[\\p{N}%/-]|\\s*(?:%|\\+|${COUNTED}))`,
  "gu",
);
export const ANY_NUMBER = new RegExp(NUMBER, "gu");
/** A number that counts nothing. */
export const COUNTLESS_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}.,@#/-])${NUMBER}(?!\\s*(?:%|\\+|${COUNTED}))`,
  "gu",
);
export const LONE_RANGE = new RegExp(
  `(?<![\\p{L}\\p{N}.,@#/-])${NUMBER}(?:\\s?[-–]\\s?|\\s(?:to|bis|a|ate)\\s)${NUMBER}(?![\\p{L}\\p{N}%/-]|\\s*(?:%|\\+|${COUNTED}))`,
  "gu",
);
export const COUNTED_AFTER = patternOf(`^\\s*(?:%|\\+|${COUNTED})`);
/** "40 shops", "5.000 Kunden": a noun right behind a number is what it counts. */
export const COUNTS_SOMETHING = patternOf(
  `^[^\\S\\n]*(?!${anyListed("for, from, total, budget, max, split, over, fur, brutto, netto, insgesamt, ist, gesamt, pour, tout, para, por, entre, uber, auf, with, mit, avec, con, com, only, nur, live, flat")}(?!\\p{L})|${CURRENCY})\\p{L}{4,}`,
);
/** The number before it may have taken the space along. */
const RANGE_OF_COUNTED = patternOf(
  `^\\s?(?:[-–]|(?:to|and|bis|und|a|y|et|e)\\s)\\s?${NUMBER}\\s*(?:${COUNTED})`,
);

const SIZE_BEFORE = patternOf(
  `(?<!\\p{L})(?:${CREATOR_WORDS}|${FIGURE_PATTERNS.followers}|nobody|no one|niemand\\p{L}*|nadie|ninguem)\\s*:?\\s+(?:with |who have |mit |avec |con |com )?(?:under|below|less than|fewer than|up to|at most|no more than|smaller than|max\\.?|over|above|more than|at least|bigger than|larger than|min\\.?|unter|weniger als|hochstens|maximal|bis(?: zu)?|uber|mehr als|mindestens|ab|moins de|au plus|plus de|au moins|menos de|hasta|mas de|al menos|mais de|acima de|abaixo de|ate|between|zwischen|entre)\\s+(?:\\d[\\d.,]*\\s?k?\\s?(?:-|–|to|and|bis|und|a|y|et|e)\\s?)?$`,
);
/** "Food people in Germany with more than 50k": nobody's budget is with more than something. */
const WITH_MORE = patternOf(
  `(?<!\\p{L})(?:with|who have|that have|having|mit|avec|con|com)\\s+(?:more than|over|above|at least|mehr als|uber|mindestens|plus de|au moins|mas de|al menos|mais de|pelo menos|less than|under|fewer than|weniger als|unter|moins de|menos de)\\s+$`,
);
const SIZED = patternOf(
  `(?<!\\p{L})(?:${CREATOR_WORDS}|people|ppl|leute|gens|gente|pessoas|log|accounts?|profiles?|perfiles|perfis|profils?|girls|guys)(?!\\p{L})[^.;\\n]*$`,
);
const IN_CURRENCY = patternOf(`\\p{Sc}|(?<!\\p{L})${CURRENCY}`);
/** So close behind a number its currency stands. */
const CURRENCY_BEHIND = 5;
/** "Followers 50k se 2 lakh". */
const FOLLOWERS_BEFORE = patternOf(
  `(?<!\\p{L})(?:${FIGURE_PATTERNS.followers})\\s*:?\\s+(?:${NUMBER}${RANGE_GAP}|\\d[\\d.,]*\\s?(?:${SCALE})?\\s?se\\s)?$`,
);

/** "Creators under 50k", "over 10k followers": how large creators are. */
export function isSize({ folded }: BriefText, { start, end }: Found): boolean {
  return (
    SIZE_BEFORE.test(folded.slice(0, start)) ||
    (WITH_MORE.test(folded.slice(0, start)) &&
      SIZED.test(folded.slice(0, start)) &&
      !IN_CURRENCY.test(folded.slice(start, end + CURRENCY_BEHIND))) ||
    FOLLOWERS_BEFORE.test(folded.slice(0, start)) ||
    RANGE_OF_COUNTED.test(folded.slice(end))
  );
}

/** No budget is left open by so much: "10k-100k" are followers. Chosen by us. */
const WIDEST_BUDGET = 5;
const CREATORS_BEFORE = patternOf(
  `(?<!\\p{L})(?:${CREATOR_WORDS}|nano|micro|mikro|mid|macro|makro)s?\\s*[:(]?\\s*(?:(?:with|mit|avec|con|com|de|von|from|of|between|zwischen|entre)\\s+)*$`,
);

/** "Creators 10k-100k": how large they are. */
export function isSizeRange(
  { folded }: BriefText,
  { start }: Found,
  [low, high]: readonly [number, number],
): boolean {
  return high >= WIDEST_BUDGET * low || CREATORS_BEFORE.test(folded.slice(0, start));
}

export function isInside(one: Found, other: Found): boolean {
  return one.start >= other.start && one.end <= other.end;
}

/** "9000 GBP 6 creators": the currency is that of the number before it, and the one behind it counts. */
export function isOfNumberBefore(
  { folded }: BriefText,
  { start, end }: { start: number; end: number },
): boolean {
  return NUMBER_BEFORE.test(folded.slice(0, start)) && COUNTS_SOMETHING.test(folded.slice(end));
}

const NUMBER_BEFORE = patternOf(`(?<![\\p{L}\\p{N}.,])${NUMBER}\\s*$`);
