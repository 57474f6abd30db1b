import { anyOf } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import { ANY_MONTH, MONTHS } from "#/language/time/calendar.ts";
import { readDate } from "#/language/time/dates.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** A month as a header names it; the year is null where it names none. */
export interface HeaderMonth {
  year: number | null;
  month: number;
  /** The header without its month. */
  rest: string;
}

const MONTH = String.raw`0?[1-9]|1[0-2]`;
/** "01.06.2025", "2025-06-30". */
const DAY = /(?<!\d)(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})(?!\d)/u;
const YEAR_FIRST = new RegExp(String.raw`(?<!\d)(20\d{2})[-/. ]?(${MONTH})(?!\d)`, "u");
/** "Q1 2025", "2025 T3": as in "trimestre". */
const QUARTER = /(?<![\p{L}\d])(?:[qt]([1-4])[-/. ]?(20\d{2}|'?2\d)|(20\d{2})[-/. ]?[qt]([1-4]))(?!\d)/u;
const MONTH_FIRST = new RegExp(String.raw`(?<![\p{L}\d])(${MONTH})[-/. ]?(20\d{2})(?!\d)`, "u");
const SHORT = new RegExp(String.raw`(?<![\p{L}\d.,])(${MONTH})[-/.]'?(2\d)(?![\d%])`, "u");
/** Months as headers shorten them, and other texts do not: "ago" is August here. */
const SHORTENED: ReadonlyMap<string, number> = new Map([
  ["gen", 1],
  ["mag", 5],
  ["giu", 6],
  ["lug", 7],
  ["ago", 8],
  ["set", 9],
  ["sett", 9],
  ["out", 10],
  ["ott", 10],
]);
const WORD = new RegExp(
  String.raw`(?<!\p{L})(?:(20\d{2})[-/. ]*)?(${ANY_MONTH}|${anyOf(SHORTENED.keys())})(?!\p{L})\.?(?:[-/., ]*(20\d{2}|'?2\d)(?!\d))?`,
  "u",
);

/** The month of which the figures below a header are: "Followers Jan 25", "Follower 2025-06", "März". Null for none. */
export function monthOfHeader(header: string): HeaderMonth | null {
  const text = fold(header).replaceAll(/[_’‘]/gu, (sign) => (sign === "_" ? " " : "'"));
  const day = DAY.exec(text);
  const date = day && readDate(day[0]);
  if (day && date) return found(text, day, date.slice(0, 4), date.slice(5, 7));
  const quarter = QUARTER.exec(text);
  // Its figures are those of its last month.
  if (quarter)
    return found(
      text,
      quarter,
      textAt(quarter, 2) || textAt(quarter, 3),
      String(3 * Number(textAt(quarter, 1) || textAt(quarter, 4))),
    );
  const first = YEAR_FIRST.exec(text);
  if (first) return found(text, first, textAt(first, 1), textAt(first, 2));
  const last = MONTH_FIRST.exec(text) ?? SHORT.exec(text);
  if (last) return found(text, last, textAt(last, 2), textAt(last, 1));
  const word = WORD.exec(text);
  if (!word) return null;
  const year = textAt(word, 1) || textAt(word, 3);
  return found(text, word, year, String(MONTHS.get(textAt(word, 2)) ?? SHORTENED.get(textAt(word, 2)) ?? ""));
}

function found(text: string, match: RegExpExecArray, year: string, month: string): HeaderMonth {
  const written = Number(year.replace("'", ""));
  const before = text.slice(0, match.index);
  const rest = `${before} ${text.slice(match.index + match[0].length)}`.replaceAll(/\(\s*\)/gu, " ");
  const full = written < 100 ? written + 2000 : written;
  return { year: year === "" ? null : full, month: Number(month), rest: rest.trim() };
}
