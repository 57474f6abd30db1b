import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";
import { MAX, MIN } from "#/strategy/brief/rules/rule-words.ts";
import type { Unread } from "#/strategy/brief/stated.ts";

/** "In Berlin", "from France", "women": who is counted so is only some of them. */
const WHOLE = "(?=\\s*(?:in total|in all|overall|insgesamt|en tout|en total|no total)?\\s*(?:[,;.!?\\n)]|$))";
const NOT_BOUND = "(?<!\\p{L})(?<!(?:per|pro|je|par|por) )";
const PEOPLE = `(?:${CREATOR_WORDS}|persons?|leute)(?!\\p{L})`;
const MOST = new RegExp(
  `${NOT_BOUND}(?:${MAX})\\s+(${COUNT})(?![\\d.,]*[\\p{N}%€$£])(?:\\s+${PEOPLE})?${WHOLE}`,
  "gu",
);
const LEAST = new RegExp(`${NOT_BOUND}(?:${MIN})\\s+(${COUNT})\\s+${PEOPLE}${WHOLE}`, "gu");
const EXACT = new RegExp(
  `${NOT_BOUND}(?<!(?:${MAX}|${MIN}|of|von|de|to|bis|a|ate|-|–)\\s{0,2})(?<![\\d.,–-])(${COUNT})\\s+${PEOPLE}(?=\\s*(?:[,;.!?\\n)]|$|(?:but|aber|mais|pero|mas|and|und|et|y|e|lekin|par|for|fur|pour|por|with|mit|avec|con|com)(?!\\p{L})))`,
  "gu",
);

interface Counted {
  found: Found<[string]>;
  count: number;
}

/** "8 creators but max 5 people", "mindestens 8 Leute, höchstens 5". */
export function twoCounts(text: BriefText): Unread | null {
  const [most] = countsOf(text, MOST);
  const [least] = countsOf(text, LEAST);
  const [exact, ...others] = countsOf(text, EXACT);
  // Of several groups nobody says which the limit is of.
  const whole = others.length > 0 ? undefined : exact;
  const low = whole && least && whole.count < least.count ? whole : undefined;
  if (most && whole && whole.count > most.count) return between(text, whole, most);
  if (most && least && least.count > most.count) return between(text, least, most);
  return low && least ? between(text, low, least) : null;
}

function countsOf(text: BriefText, pattern: RegExp): Counted[] {
  return text
    .all<[string]>(pattern)
    .map((found) => ({ found, count: readCount(found.groups[0]) }))
    .filter(({ count }) => count > 0);
}

function between(text: BriefText, one: Counted, other: Counted): Unread {
  const [first, second] = [one, other].toSorted((left, right) => left.found.start - right.found.start);
  return {
    kind: "against",
    words: text.spelling(first?.found ?? one.found).trim(),
    other: text.spelling(second?.found ?? other.found).trim(),
  };
}
