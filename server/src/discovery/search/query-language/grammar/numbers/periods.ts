import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { MONTHS, WEEKDAYS } from "#/language/time/calendar.ts";
import { NUMBER_WORDS, PERIODS, RECENT } from "#/discovery/search/query-language/words.ts";

/** A stretch of time that ends today: "last 30 days". */
export interface Period {
  days: number;
  /** Token positions; `to` is exclusive. */
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;
/** Words between "last" and the noun: "last two 30 days" has a number, "in the last" an article. */
const REACH = 3;
const POSTED = new Set("post posts posted posting uploaded published active".split(" "));
const SINCE = new Set(["since", "desde", "depuis", "seit", "sejak", "dal", "se"]);
const SINGULAR = new Set(
  "year month week quarter day jahr monat woche quartal tag ano mes semana dia".split(" "),
);
const DAYS_OF_WEEK = 7;
const DAYS_MAX = 3_650;
const YEAR = /^20\d\d$/u;

/** Periods of the sentence that end today, and marks their words as explained. `today` is yyyy-mm-dd. */
export function findPeriods(sentence: Sentence, today: string): Period[] {
  const found: Period[] = [];
  for (const at of sentence.tokens.keys()) {
    const period = sentence.isFree(at)
      ? (periodAt(sentence, at) ?? sinceDay(sentence, at, today))
      : undefined;
    if (!period) continue;
    sentence.take(period.from, period.to);
    found.push(period);
  }
  return found;
}

/** "Last 30 days", where its words begin or end at `at`. */
export function periodAt(sentence: Sentence, at: number): Period | undefined {
  const noun = PERIODS.at(sentence.tokens, at);
  if (!noun) return undefined;
  const before = recentBefore(sentence, at);
  const after = RECENT.at(sentence.tokens, noun.to);
  if (before === undefined && !after) return todayAt(sentence, at);
  const count = countBefore(sentence, at);
  const from = Math.min(before ?? at, count.from);
  if (count.value === 0) return undefined;
  const days = withinDays(count.value * noun.value);
  return { days, from, to: after && before === undefined ? after.to : noun.to };
}

/** Whole days that a filter holds: "the last hour" is today. */
function withinDays(days: number): number {
  return Math.min(Math.max(1, Math.round(days)), DAYS_MAX);
}

/** "posted today"; "popular today" is no period. */
function todayAt(sentence: Sentence, at: number): Period | undefined {
  const days = ["today", "yesterday"].indexOf(sentence.word(at)) + 1;
  return days > 0 && POSTED.has(sentence.word(at - 1)) ? { days, from: at, to: at + 1 } : undefined;
}

function recentBefore(sentence: Sentence, at: number): number | undefined {
  for (let end = at; end > at - REACH && end > 0; end -= 1) {
    const recent = RECENT.before(sentence.tokens, end);
    if (recent && sentence.areFree(recent.from, recent.to)) return recent.from;
    if (sentence.isBreak(end - 1)) return undefined;
  }
  return undefined;
}

function countBefore(sentence: Sentence, at: number): { value: number; from: number } {
  for (let index = at - 1; index >= at - 2 && index >= 0; index -= 1) {
    const token = sentence.tokens[index];
    const word = token && NUMBER_WORDS.before(sentence.tokens, index + 1);
    if (word) return { value: word.value, from: word.from };
    // "Paid 200-300 last year": of one year nobody counts several.
    if (token?.kind === "number" && index < at - 1 && SINGULAR.has(sentence.word(at))) break;
    if (token?.kind === "number") return { value: Number.parseFloat(token.text), from: index };
    if (!token || !RECENT.before(sentence.tokens, index + 1)) break;
  }
  return { value: 1, from: at };
}

/** "since Friday", "since January": from the first of that month, this year or the last, and "since 2025". */
function sinceDay(sentence: Sentence, at: number, today: string): Period | undefined {
  const now = Date.parse(`${today}T00:00:00Z`);
  if (!SINCE.has(sentence.word(at))) return undefined;
  const weekday = WEEKDAYS.get(sentence.word(at + 1));
  if (weekday !== undefined) {
    const back = (new Date(now).getUTCDay() - weekday + DAYS_OF_WEEK) % DAYS_OF_WEEK;
    return { days: back === 0 ? DAYS_OF_WEEK : back, from: at, to: at + 2 };
  }
  const start = firstDayOf(sentence.word(at + 1), new Date(now).getUTCFullYear(), now);
  return start === undefined ? undefined : { days: withinDays((now - start) / DAY_MS), from: at, to: at + 2 };
}

function firstDayOf(word: string, thisYear: number, now: number): number | undefined {
  if (YEAR.test(word)) return Date.UTC(Number(word), 0, 1);
  const month = MONTHS.get(word);
  if (month === undefined) return undefined;
  const start = Date.UTC(thisYear, month - 1, 1);
  return start > now ? Date.UTC(thisYear - 1, month - 1, 1) : start;
}
