import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import type { DayFilter } from "@app/contract/discovery/filters";
import { MONTHS, addDays, isoDay, lastOfMonth } from "#/language/time/calendar.ts";
import { readDate } from "#/language/time/dates.ts";
import { periodAt } from "#/discovery/search/query-language/grammar/numbers/periods.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { MAX, MIN, NUMBER_WORDS, PERIODS } from "#/discovery/search/query-language/words.ts";
import type { Stretch } from "./clauses.ts";
import { namedSpanAt } from "./named-days.ts";
import type { Span } from "./named-days.ts";
import {
  AFTER,
  AGO_AFTER,
  AGO_BEFORE,
  BEFORE,
  IN,
  MONTH_AFTER,
  MONTH_BEFORE,
  MONTH_IN,
  MONTH_SINCE,
  OR_EARLIER,
  OR_LATER,
  SINCE,
} from "./team-words.ts";
import { CURRENCY } from "#/language/money/currencies.ts";
import { SCALE } from "#/language/numbers/scales.ts";

/** Days that lie behind us, with where they were said. */
export interface PastDays extends Stretch {
  value: DayFilter;
}

export interface Calendar {
  /** yyyy-mm-dd. */
  today: string;
  /** "Not since March": the days before it are meant. */
  isDenied: boolean;
}

const YEAR = /^20\d\d$/u;

/** The first days that a clause names, of something that was: "before March", "in the last 30 days", "60 days ago". */
export function daysIn(sentence: Sentence, clause: Stretch, calendar: Calendar): PastDays | undefined {
  for (let at = clause.from; at < clause.to; at += 1) {
    const found =
      betweenAt(sentence, at, calendar) ??
      agoAt(sentence, at, calendar) ??
      calendarAt(sentence, at, calendar) ??
      recentAt(sentence, at, calendar);
    if (found && sentence.areFree(found.from, found.to)) return found;
  }
  return undefined;
}

function recentAt(sentence: Sentence, at: number, { today, isDenied }: Calendar): PastDays | undefined {
  const period = periodAt(sentence, at) ?? (isDenied ? stretchAt(sentence, at) : undefined);
  if (!period) return undefined;
  const value = isDenied ? { max: addDays(today, -period.days) } : { withinDays: period.days };
  return { value, from: period.from, to: period.to };
}

/** "Not in 3 months", "seit 60 Tagen nicht". */
function stretchAt(sentence: Sentence, at: number): { days: number; from: number; to: number } | undefined {
  const opener = IN.at(sentence.tokens, at) ?? SINCE.at(sentence.tokens, at) ?? forAt(sentence, at);
  const counted = opener && countedAt(sentence, opener.to);
  return counted && { days: counted.days, from: at, to: counted.to };
}

function forAt(sentence: Sentence, at: number): { to: number } | undefined {
  return isOneOf(sentence.word(at), "for hace ha por") ? { to: at + 1 } : undefined;
}

/** "More than 60 days ago", "vor mehr als zwei Monaten", "hace menos de 30 días". */
function agoAt(sentence: Sentence, at: number, { today }: Calendar): PastDays | undefined {
  const { tokens } = sentence;
  const opener = AGO_BEFORE.at(tokens, at);
  const bounds = opener?.to ?? at;
  const [min, max] = [MIN.at(tokens, bounds), MAX.at(tokens, bounds)];
  const bound = min && max ? (min.to >= max.to ? min : max) : (min ?? max);
  const counted = bound && countedAt(sentence, bound.to);
  const closer = counted && AGO_AFTER.at(tokens, counted.to);
  if (!counted || !(opener ?? closer)) return undefined;
  const value = bound === min ? { max: addDays(today, -counted.days) } : { withinDays: counted.days };
  return { value, from: at, to: closer?.to ?? counted.to };
}

function countedAt(sentence: Sentence, at: number): { days: number; to: number } | undefined {
  const word = NUMBER_WORDS.at(sentence.tokens, at);
  const isDigit = sentence.kind(at) === "number";
  const isOne = isOneOf(sentence.word(at), "a an one eine einem einen einer un une una um uma ek");
  const count = word?.value ?? (isDigit ? Number.parseInt(sentence.word(at), 10) : isOne ? 1 : undefined);
  const noun = PERIODS.at(sentence.tokens, word?.to ?? at + 1);
  if (count === undefined || !noun || !(count > 0)) return undefined;
  return { days: Math.max(1, Math.round(count * noun.value)), to: noun.to };
}

/** "Before March", "since June 2025", "im Mai", "March se pehle". */
export function calendarAt(
  sentence: Sentence,
  at: number,
  { today, isDenied }: Calendar,
): PastDays | undefined {
  const { tokens } = sentence;
  const before = BEFORE.at(tokens, at);
  const after = AFTER.at(tokens, at);
  const since = SINCE.at(tokens, at);
  const opener = before ?? after ?? since ?? IN.at(tokens, at);
  const said = opener?.to ?? at;
  const span = dayAt(sentence, said, today) ?? spanAt(sentence, said, today);
  if (!span) return undefined;
  const isAt = !before && !after && !since;
  const behind = isAt ? saidBehind(sentence, span.to, opener !== undefined) : undefined;
  if (!opener && !behind && !span.isNamed) return undefined;
  const how = behind?.how ?? (before ? "before" : after ? "after" : since ? "since" : "in");
  return { value: relativeTo(span, how, { today, isDenied }), from: at, to: behind?.to ?? span.to };
}

type Relation = "before" | "until" | "after" | "since" | "in";

function saidBehind(
  { tokens }: Sentence,
  at: number,
  isOpened: boolean,
): { how: Relation; to: number } | undefined {
  const bounds: [Relation, { to: number } | undefined][] = [
    ["until", OR_EARLIER.at(tokens, at)],
    ["since", OR_LATER.at(tokens, at)],
  ];
  const months: typeof bounds = [
    ["before", MONTH_BEFORE.at(tokens, at)],
    ["after", MONTH_AFTER.at(tokens, at)],
    ["in", MONTH_IN.at(tokens, at)],
    ["since", MONTH_SINCE.at(tokens, at)],
  ];
  for (const [how, match] of isOpened ? bounds : [...bounds, ...months]) {
    if (match) return { how, to: match.to };
  }
  return undefined;
}

function relativeTo(
  { first, last }: { first: string; last: string },
  how: Relation,
  { today, isDenied }: Calendar,
): DayFilter {
  // "Not contacted this week" was before it; "not contacted yesterday" may have been since.
  if (how === "in" && isDenied && last >= today) return { max: addDays(first, -1) };
  if (how === "in" && last === today) return { min: first };
  if (how === "until") return isDenied ? { min: addDays(last, 1) } : { max: last };
  if (how === "before" && isDenied) return { min: first };
  if (how === "before" || (how === "since" && isDenied)) return { max: addDays(first, -1) };
  if (how === "since") return { min: first };
  if (how === "after" && isDenied) return { max: last };
  return how === "after" ? { min: addDays(last, 1) } : { min: first, max: last };
}

const FROM = "between from zwischen von vom entre desde du tra fra";
const UNTIL = "and und et y e to bis until till hasta ate au al";

/** "Between 1 May and 1 June 2026", "von März bis Mai": both ends are in it. */
function betweenAt(sentence: Sentence, at: number, { today, isDenied }: Calendar): PastDays | undefined {
  if (isDenied || !isOneOf(sentence.word(at), FROM)) return undefined;
  const first = dayAt(sentence, at + 1, today) ?? spanAt(sentence, at + 1, today);
  if (!first || !isOneOf(sentence.word(first.to), UNTIL)) return undefined;
  const last = dayAt(sentence, first.to + 1, today) ?? spanAt(sentence, first.to + 1, today);
  if (!last || last.last < first.first) return undefined;
  return { value: { min: first.first, max: last.last }, from: at, to: last.to };
}

/** "In June. 10k followers", "im Juni 1 crore": what is counted or scaled is no day. */
const COUNTED_BEHIND = new RegExp(`^\\s?(?:${SCALE}|${CURRENCY}|%)`, "iu");
const ARTICLES = "the dem den le el o il la";
/** "1st of May 2026" is five, "2026-06-01" as well. */
const DAY_TOKENS = 6;

/** "1 May 2026", "vor dem 1. Juni", "01.06.2026", "2026-06-01": one day, without a year the latest that was. */
function dayAt(sentence: Sentence, at: number, today: string): (Span & { isNamed: true }) | undefined {
  const from = isOneOf(sentence.word(at), ARTICLES) ? at + 1 : at;
  for (let to = Math.min(from + DAY_TOKENS, sentence.tokens.length); to > from; to -= 1) {
    const [start, end] = sentence.span(from, to);
    if (COUNTED_BEHIND.test(sentence.text.slice(end))) continue;
    const written = sentence.text.slice(start, end);
    const day = readDate(written) ?? latestOf(written, sentence.tokens.slice(from, to), today);
    if (day !== null) return { first: day, last: day, to, isNamed: true };
  }
  return undefined;
}

/** A day and a month in words, and nothing more. */
function latestOf(written: string, tokens: Sentence["tokens"], today: string): string | null {
  const isDay = tokens.some(({ kind }) => kind === "number") && tokens.some(({ text }) => MONTHS.has(text));
  if (!isDay) return null;
  const year = Number(today.slice(0, 4));
  const days = [year, year - 1].map((each) => readDate(`${written} ${each}`));
  return days.find((day) => day !== null && day <= today) ?? null;
}

/** A month, the latest that has begun where no year is named, a year, or what is named from today. */
function spanAt(sentence: Sentence, at: number, today: string): (Span & { isNamed?: boolean }) | undefined {
  const named = namedSpanAt(sentence, at, today);
  if (named) return { ...named, isNamed: true };
  const word = sentence.word(at);
  if (YEAR.test(word)) return { first: `${word}-01-01`, last: `${word}-12-31`, to: at + 1 };
  const month = MONTHS.get(word);
  if (month === undefined) return undefined;
  const yearAt = isOneOf(sentence.word(at + 1), "de of von") ? at + 2 : at + 1;
  const said = YEAR.test(sentence.word(yearAt)) ? Number(sentence.word(yearAt)) : undefined;
  const thisYear = Number(today.slice(0, 4));
  const year = said ?? (month > Number(today.slice(5, 7)) ? thisYear - 1 : thisYear);
  const first = isoDay(new Date(Date.UTC(year, month - 1, 1)));
  return { first, last: lastOfMonth(year, month), to: said === undefined ? at + 1 : yearAt + 1 };
}
