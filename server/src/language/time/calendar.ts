import { anyOf, dictionary, listed } from "#/language/dictionary.ts";
import words from "./time-words.json" with { type: "json" };

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** Numbers of months by their names in every language, folded. */
export const MONTHS: ReadonlyMap<string, number> = dictionary(words.months, Number);
/** Months whose names are words of another meaning too: a month only after a preposition or a day. */
export const DOUBTFUL_MONTHS: ReadonlySet<string> = new Set(listed(words.doubtfulMonths));
/** Monday is 1, Sunday 7. */
export const WEEKDAYS: ReadonlyMap<string, number> = dictionary(words.weekdays, Number);
/** Days of a unit of time: a week is 7, a month 30. */
export const TIME_UNITS: ReadonlyMap<string, number> = dictionary(words.units, Number);
/** Days from today: yesterday is -1. */
export const RELATIVE_DAYS: ReadonlyMap<string, number> = dictionary(words.days, Number);
/** "Next" in every language, folded; it stands before its noun or behind it. */
export const NEXT_WORDS: readonly string[] = listed(words.next);
/** "Last" in every language, folded; it stands before its noun or behind it. */
export const LAST_WORDS: readonly string[] = listed(words.last);
/** "This" before a day or a stretch of days, folded. */
export const THIS_WORDS: readonly string[] = listed(words.this);
/** The two days at the end of a week. */
export const WEEKEND: readonly string[] = listed(words.weekend);
/** Any month as a piece of a pattern. */
export const ANY_MONTH = anyOf(MONTHS.keys());

/** The month that a pattern of `ANY_MONTH` has found. */
export function monthNamed(word: string | undefined): number {
  const month = word === undefined ? undefined : MONTHS.get(word);
  if (month === undefined) throw new Error(`No month is called ${word}`);
  return month;
}

/** The day of the week that a pattern of them has found. */
export function weekdayNamed(word: string): number {
  const day = WEEKDAYS.get(word);
  if (day === undefined) throw new Error(`No day is called ${word}`);
  return day;
}

/** The date as yyyy-mm-dd. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The day `count` days after `day`, both yyyy-mm-dd. */
export function addDays(day: string, count: number): string {
  return isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS));
}

/** How many days lie from one to the other, both yyyy-mm-dd. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The same day so many months later, or the last of a shorter month; a part of a month counts whole. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + Math.ceil(count), 1));
  const last = lastOfMonth(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return `${last.slice(0, 8)}${String(Math.min(date, Number(last.slice(8)))).padStart(2, "0")}`;
}

/** A day of the calendar; without a year the next one from `today`. Null for one that there is none of. */
export function dateOf(
  day: number,
  month: number | undefined,
  year: number | undefined,
  today: string,
): string | null {
  if (month === undefined || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const thisYear = Number(today.slice(0, 4));
  const date = new Date(Date.UTC(year ?? thisYear, month - 1, day));
  if (date.getUTCDate() !== day) return null;
  if (year === undefined && isoDay(date) < today) date.setUTCFullYear(thisYear + 1);
  return isoDay(date);
}

/** The last day of a month. */
export function lastOfMonth(year: number, month: number): string {
  return isoDay(new Date(Date.UTC(year, month, 0)));
}

/** The year of the next such month: this year while it is not over. */
export function yearOfMonth(month: number, today: string): number {
  return Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
}

/** The first such day of the week after `today`. */
export function weekdayAfter(weekday: number, today: string): string {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  const ahead = (weekday - now + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return addDays(today, ahead === 0 ? DAYS_OF_WEEK : ahead);
}

/**
 * Of two days without a year, each the next one from `today`: the stretch between them. One that has begun goes on from
 * tomorrow. Null where the last day is before the first in any year.
 */
export function stretchBetween(
  first: string,
  last: string,
  today: string,
): { from: string; to: string } | null {
  if (first <= last) return { from: first, to: last };
  const tomorrow = addDays(today, 1);
  const isOn = yearBefore(first) <= today && last >= today;
  return isOn ? { from: tomorrow < last ? tomorrow : last, to: last } : null;
}

function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

/** Easter Sunday by Gauss, Meeus and Jones. */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return isoDay(new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)));
}

/** Easter Sunday of the Orthodox churches by Meeus, in our calendar; right until 2099. */
export function orthodoxEasterOf(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + weekday + 114;
  // The Julian calendar is 13 days behind.
  return addDays(isoDay(new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1))), 13);
}
