import { wordKey } from "#/language/fold.ts";
import { WEEKDAYS, addDays } from "./calendar.ts";
import { readDate } from "./dates.ts";
import type { Days } from "./day-rules.ts";

/** Days with a name, as one line of a list gives them. */
export interface NamedStretch extends Days {
  name: string;
}

/** A line that says no days. */
export interface UnreadLine {
  /** From 1. */
  line: number;
  text: string;
  why: string;
}

/** Longer stretches are typing errors. */
const STRETCH_MAX = 366;
/** Words of the longest range: "del jueves 24 de diciembre de 2026 al miércoles 6 de enero de 2027". */
const WORDS_MAX = 14;
const SEPARATOR = /\s*(?:–|—|-|\.\.)\s*|\s+(?:to|until|till|through|bis|au|al|a|até|ate|hasta|tak)\s+/giu;
const LEAD = /^(?:from|vom|von|du|del|de|desde)\s+/iu;
const MARKS = /^[\s:;,|–—-]+|[\s:;,|–—-]+$/gu;

/** Reads a list of one day or range a line, with its name behind or before it; order does not matter. */
export function readDayLines(text: string): { days: NamedStretch[]; unread: UnreadLine[] } {
  const days: NamedStretch[] = [];
  const unread: UnreadLine[] = [];
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    if (line.trim() === "") continue;
    const read = readLine(line.trim());
    if (typeof read === "string") unread.push({ line: index + 1, text: line.trim(), why: read });
    else days.push(read);
  }
  return { days: days.toSorted((left, right) => (left.from < right.from ? -1 : 1)), unread };
}

/** The days of a line, else why there are none. */
function readLine(line: string): NamedStretch | string {
  const words = line.split(/\s+/u);
  for (let count = Math.min(WORDS_MAX, words.length); count > 0; count -= 1) {
    const cuts = [
      { dates: words.slice(0, count), before: [], behind: words.slice(count) },
      { dates: words.slice(-count), before: words.slice(0, -count), behind: [] },
    ];
    for (const { dates, before, behind } of cuts) {
      const found = readRange(tidy(dates));
      if (!found) continue;
      // A date may begin with a weekday, and any word before it looks like one.
      const name = isName(dates, found) ? dates.slice(0, 1) : [];
      return named(found, tidy([...before, ...name, ...behind]));
    }
  }
  return "No day with its year found. Write it such as 24 December 2026 or 24.12.2026 - 06.01.2027";
}

/** Whether the first of these words adds nothing to the days. */
function isName([first = "", ...others]: readonly string[], { from, to }: Days): boolean {
  if (WEEKDAYS.has(wordKey(first)) || LEAD.test(`${first} `)) return false;
  const inner = readRange(tidy(others));
  return inner?.from === from && inner.to === to;
}

function tidy(words: readonly string[]): string {
  return words.join(" ").replaceAll(MARKS, "");
}

function named(days: Days, name: string): NamedStretch | string {
  if (name === "") return "Write what these days are behind them";
  if (days.to < days.from) return "The last day is before the first";
  if (days.to > addDays(days.from, STRETCH_MAX)) return "Longer than a year";
  return { ...days, name };
}

function readRange(text: string): Days | null {
  const day = readDate(text);
  if (day !== null) return { from: day, to: day };
  for (const { 0: separator, index } of text.matchAll(SEPARATOR)) {
    const to = readDate(text.slice(index + separator.length));
    const from = to === null ? null : readStart(text.slice(0, index).replace(LEAD, ""), to);
    if (to !== null && from !== null) return { from, to };
  }
  return null;
}

/** The first day of a range; what it leaves out, it shares with the last: "24.–31.12.2026", "24 Dec – 6 Jan 2027". */
function readStart(text: string, to: string): string | null {
  const whole = readDate(text);
  if (whole !== null) return whole;
  const [year = "", month = ""] = to.split("-");
  const bare = text.replace(/\.$/u, "");
  if (/^\d{1,2}$/u.test(bare)) return readDate(`${year}-${month}-${bare}`);
  const [, day, numbered] = /^(\d{1,2})[./](\d{1,2})$/u.exec(bare) ?? [];
  const inYear = (of: number) =>
    numbered === undefined ? readDate(`${text} ${of}`) : readDate(`${of}-${numbered}-${day}`);
  const same = inYear(Number(year));
  return same !== null && same > to ? inYear(Number(year) - 1) : same;
}
