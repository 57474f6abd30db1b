import { addDays, dateOf, easterOf, orthodoxEasterOf, weekdayAfter } from "./calendar.ts";

/** First and last day, yyyy-mm-dd; the same for a single day. */
export interface Days {
  from: string;
  to: string;
}

/**
 * The days of a rule that begin in a year. A rule is a list of days, or of stretches "from..to": "12-25" every year,
 * "2026-11-08" once, "easter-2" and "orthodox+0" by Easter Sunday, "11-22>4+1" the day after the first Thursday (Monday
 * is 1) from 22 November on.
 * @throws Error for a rule that is none: a fault of the table.
 */
export function daysOfRule(rule: string, year: number): Days[] {
  return rule.split(" ").flatMap((part) => {
    const [first = "", last = first] = part.split("..");
    const from = dayOfRule(first, year);
    const to = dayOfRule(last, year);
    return from === null || to === null || !from.startsWith(String(year)) ? [] : [{ from, to }];
  });
}

/** Null for a day of another year; the last day of a stretch may lie in the next one. */
function dayOfRule(rule: string, year: number): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/u.test(rule)) return rule;
  const [, anchor = "", month, day, weekday, shift = "0"] =
    /^(easter|orthodox|(\d{2})-(\d{2})(?:>([1-7]))?)([+-]\d+)?$/u.exec(rule) ?? [];
  if (anchor === "easter") return addDays(easterOf(year), Number(shift));
  if (anchor === "orthodox") return addDays(orthodoxEasterOf(year), Number(shift));
  if (anchor === "") throw new Error(`“${rule}” names no day`);
  const date = dateOf(Number(day), Number(month), year, "");
  if (date === null || weekday === undefined) return date;
  return addDays(weekdayAfter(Number(weekday), addDays(date, -1)), Number(shift));
}
