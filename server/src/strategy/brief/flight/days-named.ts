import type { LeftOutDays } from "@app/contract/strategy/plan";
import { anyListed, anyOf, patternOf, wordsListed } from "#/language/dictionary.ts";
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
const ENDS_OF_WEEKS = patternOf(`(?<!\\p{L})(?:${anyOf(WEEKEND)})(?:s|e|en|es)?(?!\\p{L})`);
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
const ARTICLE = `(?:${anyListed("zum, the, dem, den, le, el, o")} )?`;
const RANGE = patternOf(
  `^\\.?\\s*(?:[-–]|${anyListed("to, until, bis, a, au, al, ao, ate, se")})\\s*${ARTICLE}$`,
);
/** "Between 24 and 26 December": what lies between is meant as well. */
const BETWEEN = patternOf(`${wordsListed("between, zwischen, entre")}\\s+${ARTICLE}$`);
const AND = patternOf(`^\\.?\\s*${anyListed("and, und, et, y, e")}\\s*${ARTICLE}$`);

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
    const isRange = RANGE.test(between) || (AND.test(between) && BETWEEN.test(folded.slice(0, match.index)));
    if (isRange && first) dates.unshift(...upTo(date, first));
    else dates.unshift(date);
    later = { month: date.month, year: date.year };
  }
  return dates.map(withoutUnknown).filter(({ day = 1, month = 1 }) => day <= 31 && month <= MONTHS_OF_YEAR);
}

/** From one day up to the one before another, over the end of a month or of the year as well. */
function upTo(from: DateNamed, to: DateNamed): DateNamed[] {
  const { day: first = 0, month = 1, year } = from;
  const { day: last = 0, month: lastMonth = month } = to;
  const isOverYear = lastMonth < month;
  const start = isOverYear && year !== undefined && year === to.year ? { ...from, year: year - 1 } : from;
  const monthsOn = (lastMonth - month + MONTHS_OF_YEAR) % MONTHS_OF_YEAR;
  if (monthsOn === 0)
    return Array.from({ length: Math.max(1, last - first) }, (_, index) => ({
      ...start,
      day: first + index,
    }));
  const rest = Array.from({ length: (DAYS_OF_MONTH[month - 1] ?? 0) - first + 1 }, (_, index) => ({
    ...start,
    day: first + index,
  }));
  const next = {
    ...start,
    day: 1,
    month: (month % MONTHS_OF_YEAR) + 1,
    ...(month === MONTHS_OF_YEAR && to.year !== undefined && { year: to.year }),
  };
  if (monthsOn === 1 && last <= 1) return rest;
  return [...rest, ...upTo(next, to)];
}

/** Of a leap year: a day that the year has not is on no calendar. */
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dateIn({ day, month, monthName, year }: Record<string, string | undefined>): DateNamed {
  const [first, second] = [numberOf(day), monthName === undefined ? numberOf(month) : MONTHS.get(monthName)];
  // "12/24": there is no month 24.
  const isMonthFirst = (second ?? 0) > MONTHS_OF_YEAR;
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
