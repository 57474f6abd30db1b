import { fold } from "#/language/fold.ts";
import { anyOf } from "#/language/dictionary.ts";
import { ANY_MONTH, MONTHS, WEEKDAYS, dateOf } from "#/language/time/calendar.ts";

/** Which of two numbers is the day, where a column shows it; null where no cell does, and mixed where cells show both. */
export type DateOrder = "dayFirst" | "monthFirst" | "mixed" | null;

/** In whole words and as they are shortened: "mi", "mer". */
const WEEKDAY_WORDS = [...WEEKDAYS.keys()].flatMap((word) => [word, word.slice(0, 2), word.slice(0, 3)]);

/** Longer cells are sentences. Also keeps the patterns quick on hostile files. */
const DATE_MAX = 40;
const TIME = String.raw`(?:[t ,]+(?:\d{1,2}[:.]\d{2}.*|\d{1,2}\s?(?:h|uhr|am|pm)))?`;
/** "Mi, 14.10.26", "le 22/10/2026": no word that makes the day a border, as "bis" does. */
const BEFORE = String.raw`(?:(?:${anyOf(WEEKDAY_WORDS)}|vom|am|le|el|on|du|em|il)[.,]? )?`;
const ISO = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`, "u");
const NUMBERS = new RegExp(String.raw`^${BEFORE}(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})${TIME}$`, "u");
/** "14/7" shows as much as "14/7/26" does. */
const YEARLESS = new RegExp(String.raw`^${BEFORE}(\d{1,2})([-/])(\d{1,2})$`, "u");
const DAY_WORD = new RegExp(
  String.raw`^(?:\p{L}{2,10}\.?,? )?(\d{1,2})(?:st|nd|rd|th|\.|er)?[ -](?:de |of )?(${ANY_MONTH})\.?,?[ -]+(?:de |del )?(\d{4}|'?\d{2})${TIME}$`,
  "u",
);
const WORD_DAY = new RegExp(
  String.raw`^(?:\p{L}{2,10}\.?,? )?(${ANY_MONTH})\.?[ -](\d{1,2})(?:st|nd|rd|th)?,?[ -]+(\d{4})${TIME}$`,
  "u",
);
/** An instant with its zone: what programs write. */
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|UTC|[+-]\d\d:?\d\d)$/u;
/** Days of no post, order or invoice that anybody keeps a table of. */
const YEAR_MIN = 1990;
const YEAR_MAX = 2100;

/** The day of a cell as yyyy-mm-dd; null for anything else, also for a day without a year. */
export function readDate(cell: string, order: DateOrder = null): string | null {
  if (cell.length > DATE_MAX || !/\d/u.test(cell)) return null;
  const text = fold(cell).replaceAll(/\s+/gu, " ").trim();
  const iso = ISO.exec(text);
  if (iso) return dayOf(iso[3], Number(iso[2]), iso[1]);
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first = "", mark, second = "", year] = numbers;
    // "10/04/2026" where some write the month first and others the day.
    const isOpen = Number(first) <= 12 && Number(second) <= 12 && first !== second;
    if (order === "mixed" && isOpen && mark !== ".") return null;
    const isMonthFirst = Number(second) > 12 || (order === "monthFirst" && Number(first) <= 12);
    return isMonthFirst ? dayOf(second, Number(first), year) : dayOf(first, Number(second), year);
  }
  const dayWord = DAY_WORD.exec(text);
  if (dayWord) return dayOf(dayWord[1], MONTHS.get(dayWord[2] ?? ""), dayWord[3]);
  const wordDay = WORD_DAY.exec(text);
  return wordDay ? dayOf(wordDay[2], MONTHS.get(wordDay[1] ?? ""), wordDay[3]) : null;
}

/** A day without its year: "15.10.", "29/10", "4 nov", "Oct 15th". */
export function isYearless(cell: string): boolean {
  return readDate(cell) === null && withYear(cell, LEAP_YEAR) !== null;
}

const LEAP_YEAR = 2024;

/** "February 28": who shortens the year shortens the month as well. */
export function isWrittenOut(cell: string): boolean {
  return /^(?!sept|sett)\p{L}{4,} (?:2\d|3[01])$/iu.test(cell.trim());
}

/** The day of a cell that names none, in a year; null for what is no such day. */
export function withYear(cell: string, year: number, order: DateOrder = null): string | null {
  const text = cell.trim().replace(/[.,]$/u, "");
  const [, mark] = /^(?:\p{L}{2,10}[.,]{0,2}\s)?\d{1,2}([./-])\s?\d{1,2}$/u.exec(text) ?? [];
  // "Okt 26" is a month of a year as often as a day, and "Okt 9" is none.
  const isDay = /^\d|\d(?:st|nd|rd|th)$|\s(?:0?\d|1\d)$/u.test(text) || isWrittenOut(text);
  if (mark === undefined && !isDay) return null;
  return readDate(mark === undefined ? `${text} ${year}` : `${text}${mark}${year}`, order);
}

/** A time behind a day: "T10:00", " 14.30 Uhr", " 2:30 PM". */
const CLOCK =
  /(?:t|[ ,]+)(?<hours>\d{1,2})(?:[:.](?<minutes>\d{2})(?::\d{2}(?:[.,]\d+)?)?\s?(?<half>am|pm|uhr|h)?|\s?(?<alone>am|pm|uhr|h))$/u;

/**
 * In UTC the instant of a cell that names its zone; a day, with the time of whoever keeps the table where there is one
 * (`2026-11-03T10:00`). Midnight is what spreadsheets add to a day.
 */
export function readMoment(cell: string, order: DateOrder = null): string | null {
  const text = cell.trim();
  if (!INSTANT.test(text)) return withClock(readDate(cell, order), fold(text));
  const instant = new Date(
    text
      .replace("UTC", "Z")
      .replace(/^(\S{10}) /u, "$1T")
      .replace(" ", ""),
  );
  // The calendar of JavaScript counts on from February 31.
  return Number.isNaN(instant.getTime()) || readDate(text.slice(0, 10)) === null
    ? null
    : instant.toISOString();
}

function withClock(day: string | null, text: string): string | null {
  const { hours = "", minutes = "00", half: behind, alone } = CLOCK.exec(text)?.groups ?? {};
  const half = behind ?? alone;
  const hour =
    half === "pm" || half === "am" ? (Number(hours) % 12) + (half === "pm" ? 12 : 0) : Number(hours);
  if (day === null || hours === "" || hour > 23 || Number(minutes) > 59) return day;
  const time = `${String(hour).padStart(2, "0")}:${minutes}`;
  return time === "00:00" ? day : `${day}T${time}`;
}

/** Of so many days that prove one order a single other one is a slip. Chosen by us. */
const SLIPS = 10;

/** What the cells of one column prove about the order of day and month. */
export function findDateOrder(cells: readonly string[]): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  let points = 0;
  for (const cell of cells) {
    if (cell.length > DATE_MAX) continue;
    const text = fold(cell).trim();
    const [, first, mark, second] = NUMBERS.exec(text) ?? YEARLESS.exec(text) ?? [];
    if (mark === ".") points += 1;
    else if (Number(first) > 12) dayFirst += 1;
    else if (Number(second) > 12) monthFirst += 1;
  }
  const [fewer, more] = [Math.min(dayFirst, monthFirst), Math.max(dayFirst, monthFirst)];
  if (fewer > 0 && fewer * SLIPS >= more) return "mixed";
  if (dayFirst + points === monthFirst) return null;
  return dayFirst + points > monthFirst ? "dayFirst" : "monthFirst";
}

function dayOf(day: string | undefined, month: number | undefined, year: string | undefined): string | null {
  const written = Number((year ?? "").replace("'", ""));
  const full = written < 100 ? written + 2000 : written;
  if (full < YEAR_MIN || full > YEAR_MAX) return null;
  return dateOf(Number(day), month, full, "");
}
