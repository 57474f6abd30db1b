import { RELATIVE_DAYS, addDays, isoDay } from "#/language/time/calendar.ts";
import { Phrases, wordList } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { PERIODS } from "#/discovery/search/query-language/words.ts";

/** Days of the calendar, both included, and where their words end. */
export interface Span {
  first: string;
  last: string;
  to: number;
}

const THIS = new Set("this esta este diese diesem diesen dieser dieses cet cette ce is iss".split(" "));
const THIS_AFTER = "ini";
const DAYS_OF_WEEK = 7;
/** How many months the stretches have that `PERIODS` counts in days. */
const MONTHS_OF: ReadonlyMap<number, number> = new Map([
  [30, 1],
  [90, 3],
  [365, 12],
]);

const NAMED = new Phrases<number>();
for (const [words, days] of RELATIVE_DAYS) if (days <= 0) NAMED.add(words, days);
/** French "hier" is yesterday, German "hier" is here. */
const GERMAN = wordList("wir wurde wurden habe haben hatte hatten die", "kontaktiert angeschrieben");

/** "Today", "yesterday", "this week", "este mes": weeks begin on Monday, and what has begun ends today. */
export function namedSpanAt(sentence: Sentence, at: number, today: string): Span | undefined {
  const day = NAMED.at(sentence.tokens, at);
  const isHere = sentence.word(at) === "hier" && sentence.tokens.some(({ text }) => GERMAN.test(text));
  if (day && !isHere) {
    const said = addDays(today, day.value);
    return { first: said, last: said, to: day.to };
  }
  const isBefore = THIS.has(sentence.word(at));
  const unit = PERIODS.at(sentence.tokens, isBefore ? at + 1 : at);
  if (!unit || (!isBefore && sentence.word(unit.to) !== THIS_AFTER)) return undefined;
  const first = firstDayOf(unit.value, today);
  return first === undefined ? undefined : { first, last: today, to: isBefore ? unit.to : unit.to + 1 };
}

function firstDayOf(unit: number, today: string): string | undefined {
  const now = new Date(`${today}T00:00:00Z`);
  if (unit === DAYS_OF_WEEK) {
    return addDays(today, -((now.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));
  }
  const months = MONTHS_OF.get(unit);
  if (months === undefined) return undefined;
  const month = now.getUTCMonth();
  return isoDay(new Date(Date.UTC(now.getUTCFullYear(), month - (month % months), 1)));
}
