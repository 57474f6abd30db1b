import type { LeftOutDays } from "@app/contract/strategy/plan";
import { anyOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { ANY_MONTH, MONTHS, WEEKDAYS, WEEKEND } from "#/language/time/calendar.ts";
import { ANY_NAMED_DAY, NAMED_DAYS } from "#/language/time/named-days.ts";

/** Which days some words name, before it is known in which year, or even month, they lie. */
type DaysNamed = Omit<LeftOutDays, "words">;
type DateNamed = LeftOutDays["dates"][number];

const SATURDAY = 6;
const SUNDAY = 7;
const MONTHS_OF_YEAR = 12;
const WEEKLY = new RegExp(`(?<!\\p{L})(${anyOf(WEEKDAYS.keys())})(?:s|e|en|es)?(?!\\p{L})`, "gu");
const ENDS_OF_WEEKS = new RegExp(`(?<!\\p{L})(?:${anyOf(WEEKEND)})(?:s|e|en|es)?(?!\\p{L})`, "u");
const NAMED = new RegExp(`(?<!\\p{L})(?:${ANY_NAMED_DAY})(?!\\p{L})`, "gu");
const DATE = new RegExp(
  [
    "(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})",
    "(?<day>\\d{1,2})[./](?<month>\\d{1,2})(?:[./](?<year>\\d{4}|\\d{2}))?",
    `(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?\\s+(?:of |de )?(?<monthName>${ANY_MONTH})(?!\\p{L})(?:\\s+(?:de )?(?<year>\\d{4}))?`,
    `(?<monthName>${ANY_MONTH})\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?`,
    "(?<day>\\d{1,2})",
    `(?<!\\p{L})(?<monthName>${ANY_MONTH})(?!\\p{L})`,
  ].join("|"),
  "gu",
);
const RANGE = /^\s*(?:-|–|to|bis|a|au|al|ate)\s*(?:zum |the |le |el |o |dem )?$/u;

/** The days that folded words name: days of the week, days with a name, dates or parts of them, and what lies between. */
export function daysNamed(folded: string): DaysNamed {
  const named = [...folded.matchAll(NAMED)].flatMap(([name]) => slugOf(name) ?? []);
  const rest = folded.replaceAll(NAMED, (name) =>
    slugOf(name) === undefined ? name : " ".repeat(name.length),
  );
  const weekdays = [...rest.matchAll(WEEKLY)].flatMap(([, name = ""]) => WEEKDAYS.get(name) ?? []);
  const ends = ENDS_OF_WEEKS.test(rest) ? [SATURDAY, SUNDAY] : [];
  return { weekdays: [...new Set([...weekdays, ...ends])], named: [...new Set(named)], dates: datesIn(rest) };
}

function slugOf(name: string): string | undefined {
  return NAMED_DAYS.get(wordKey(name));
}

/** "24 and 25 December": the month, and the year, of a later date hold for the days before it. */
function datesIn(folded: string): DateNamed[] {
  const found = [...folded.matchAll(DATE)];
  const dates: DateNamed[] = [];
  let later: DateNamed = {};
  for (const [index, match] of [...found.entries()].toReversed()) {
    const date = { ...later, ...dateIn(match.groups ?? {}) };
    const next = found[index + 1];
    const between = next ? folded.slice(match.index + match[0].length, next.index) : "";
    const [first] = dates;
    if (RANGE.test(between) && first) dates.unshift(...upTo(date, first));
    else dates.unshift(date);
    later = { month: date.month, year: date.year };
  }
  return dates.map(withoutUnknown).filter(({ day = 1, month = 1 }) => day <= 31 && month <= MONTHS_OF_YEAR);
}

/** From one day up to the one before another, where both lie in one month. */
function upTo(from: DateNamed, to: DateNamed): DateNamed[] {
  const { day: first = 0 } = from;
  const length = from.month === to.month ? Math.max(1, (to.day ?? 0) - first) : 1;
  return Array.from({ length }, (_, index) => ({ ...from, day: first + index }));
}

function dateIn({ day, month, monthName, year }: Record<string, string | undefined>): DateNamed {
  const [first, second] = [numberOf(day), monthName === undefined ? numberOf(month) : MONTHS.get(monthName)];
  // "12/24": there is no month 24.
  const isMonthFirst = second !== undefined && second > MONTHS_OF_YEAR;
  return withoutUnknown({
    day: isMonthFirst ? second : first,
    month: isMonthFirst ? first : second,
    year: year === undefined ? undefined : 2000 + (Number(year) % 100),
  });
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

function withoutUnknown(date: { [Key in keyof DateNamed]: DateNamed[Key] | undefined }): DateNamed {
  return Object.fromEntries(Object.entries(date).filter(([, value]) => value !== undefined));
}
