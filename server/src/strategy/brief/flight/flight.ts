import type { Flight } from "@app/contract/strategy/plan";
import { anyListed, anyOf, patternOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import {
  NEXT_WORDS,
  TIME_UNITS,
  addDays,
  dateOf,
  isoDay,
  lastOfMonth,
  stretchBetween,
  weekdayAfter,
} from "#/language/time/calendar.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { openingOn, takeAroundDay } from "./around-days.ts";
import { takeEndInMonth, takeLead } from "./leads.ts";
import type { DatePoint } from "./flight-points.ts";
import { FORTNIGHT, takeStated } from "./flight-stretches.ts";
import { takeDayRange } from "./day-ranges.ts";
import { restOf, takeMonth, takeMonths } from "./flight-months.ts";
import type { StatedFlight } from "./flight-months.ts";
import { FROM, takePoints } from "./flight-points.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";

const DAY_MS = 86_400_000;
/** Days from today until a flight may begin: briefing, drafts and approval. Chosen by us. */
export const LEAD_DAYS = 10;
/** Length of a flight that nobody named: four weeks. Chosen by us. */
export const DEFAULT_DAYS = 28;
/** "18 ans" is an age, and "6h" an hour: flights last days, weeks or months. */
const LENGTHS = [7, 30, 1].map((days): [RegExp, number] => {
  const units = [...TIME_UNITS].filter(([word, length]) => length === days && word.length > 1);
  return [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])(?<!(?:last|past|letzten|vergangenen|ultim[oa]s|pichle)\\s)(${COUNT})[\\s-]*(?:long\\s+)?(?:${anyOf(units.map(([word]) => word))})(?!\\p{L})`,
      "gu",
    ),
    days,
  ];
});
const NEXT = anyOf(NEXT_WORDS);

/** Reads and takes out dates, months and lengths. A date without a year is the next one from `today` (yyyy-mm-dd). */
export function takeFlight(text: BriefText, today: string, market: string | null = null): StatedFlight {
  const stated = takeStated(text, today);
  if (stated?.to !== undefined && stated.from !== undefined) return stated;
  const { stretch, unread } = takeDayRange(text, today);
  if (!stretch) return text.besides(unread, () => takeDays(text, stated, today, market));
  takeLength(text);
  return stretch;
}

/** What single days, lengths and months say of it. */
function takeDays(
  text: BriefText,
  stated: StatedFlight | null,
  today: string,
  market: string | null,
): StatedFlight {
  const around = takeAroundDay(text, today, market);
  if (around) return around;
  const lead = takeLead(text);
  const points = takePoints(text, today, market);
  if (lead !== null) return leadingUp(points, lead);
  const days = takeLength(text);
  const [alone] = points;
  if (alone?.isAlone && points.length === 1 && days === null) return oneDay(alone);
  const opened =
    alone && points.length === 1 && days === null && !alone.isHoliday
      ? openingOn(alone.date, foldInPlace(text.readable).slice(0, alone.found.start))
      : null;
  if (opened) return opened;
  const start = points.find(({ isEnd }) => !isEnd);
  const endAmong = (all: readonly DatePoint[]) =>
    all.find((point) => point.isEnd || (start && point !== start && point.date >= start.date));
  // "Easter, start 15 March, end 4 April": whoever gives both days names the feast for its own sake.
  const isDated = start !== undefined && !start.isHoliday;
  const dated = isDated ? endAmong(points.filter(({ isHoliday }) => !isHoliday)) : undefined;
  const end = dated ?? endAmong(points);
  // "Diwali sweets, from tomorrow for 15 days": the holiday is in the product.
  const isInProduct = start !== undefined && days !== null && end?.isHoliday === true;
  const month = points.length === 0 ? takeStretch(text, today) : null;
  // "Mid January to the end of February": the month that is left is where it begins.
  const first = end && !start ? takeMonth(text, today)?.from : undefined;
  if (month?.from && days !== null) return { from: month.from, days };
  if (month) return { ...month, ...endOf(text, month.from), ...stated };
  return {
    ...stated,
    ...(start ? { from: startBefore(start, end, today) } : {}),
    ...(first !== undefined && end && first <= end.date ? { from: first } : {}),
    ...(end && end !== start && !isInProduct ? { to: endAfter(end, start) } : {}),
    ...(start && !end && days === null
      ? (endOfQuarter(text, start.date, today) ?? endOf(text, start.date))
      : {}),
    ...(end?.event !== undefined && end !== start && !isInProduct && { event: end.event }),
    ...(days === null ? {} : { days }),
  };
}

/** "Race day is 14 March, content in the 4 weeks up to it": that day ends it. */
function leadingUp(points: readonly DatePoint[], days: number): StatedFlight {
  const dated = points.find(({ isHoliday, weekday }) => !isHoliday && weekday === undefined);
  const day = dated ?? points.find(({ isHoliday }) => isHoliday) ?? points[0];
  return day ? { to: day.date, days, ...(day.event !== undefined && { event: day.event }) } : { days };
}

/** "Q2, start after 25 April": the quarter says where it ends. */
function endOfQuarter(text: BriefText, from: string, today: string): { to: string } | null {
  const quarter = takeQuarter(text, today);
  return quarter && from >= quarter.from && from <= quarter.to ? { to: quarter.to } : null;
}

function endOf(text: BriefText, from: string | undefined): { to?: string } {
  const to = from === undefined ? null : takeEndInMonth(text, from);
  return to === null ? {} : { to };
}

/** "Tomorrow only": its first day is its last. */
function oneDay({ date, event }: DatePoint): StatedFlight {
  return { from: date, to: date, ...(event !== undefined && { event }) };
}

/** "20 November to 20 December" on a day between them has begun. */
function startBefore({ date, weekday, found }: DatePoint, end: DatePoint | undefined, today: string): string {
  const isDated = weekday === undefined && end?.weekday === undefined;
  if (!end || !isDated || HAS_YEAR.test(found.text)) return date;
  return stretchBetween(date, end.date, today)?.from ?? date;
}

/**
 * "This Friday to next Friday", "from Friday to Tuesday", "20 November 2027 to 10 January": the first such day behind
 * the start.
 */
function endAfter({ date, weekday, found }: DatePoint, start: DatePoint | undefined): string {
  if (start === undefined || date > start.date) return date;
  if (weekday !== undefined) return weekdayAfter(weekday, start.date);
  if (HAS_YEAR.test(found.text) || !HAS_YEAR.test(start.found.text)) return date;
  const [, month = 0, day = 0] = date.split("-").map(Number);
  return dateOf(day, month, undefined, start.date) ?? date;
}

const HAS_YEAR = /\d{4}/u;

/** The flight that is planned. The last day is included. */
export function completeFlight(stated: StatedFlight, today: string): Flight {
  if (stated.from && stated.to) return { from: stated.from, to: stated.to };
  if (stated.to) {
    const start = startOf(stated, stated.to, today);
    return { from: start > stated.to ? stated.to : start, to: stated.to };
  }
  const from = stated.from ?? addDays(today, LEAD_DAYS);
  return { from, to: addDays(from, (stated.days ?? DEFAULT_DAYS) - 1) };
}

/** The first day of a flight that ends on `to`; a day with a name is led up to for as long as is usual. */
function startOf({ days, event }: StatedFlight, to: string, today: string): string {
  const ready = addDays(today, LEAD_DAYS);
  if (days !== undefined) return later(addDays(to, 1 - days), addDays(today, 1));
  return event === undefined ? ready : later(addDays(to, 1 - DEFAULT_DAYS), ready);
}

function later(one: string, other: string): string {
  return one < other ? other : one;
}

/** Days of a flight, both ends included. */
export function lengthOf({ from, to }: Flight): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function takeLength(text: BriefText): number | null {
  if (text.takeFirst(FORTNIGHT)) return 14;
  for (const [pattern, days] of LENGTHS) {
    const found = text.takeFirst(pattern);
    const count = found?.groups[0];
    if (count) return readCount(count) * days;
  }
  return null;
}

const NTH_QUARTERS = [
  "first, erste*, premier, primer, primeiro, pehla, pehli, 1er, 1o, 1st",
  "second, zweite*, deuxieme, segundo, dusra, dusri, 2e, 2o, 2nd",
  "third, dritte*, troisieme, tercer, terceiro, teesra, teesri, 3e, 3o, 3rd",
  "fourth, last, vierte*, letzte*, quatrieme, dernier, cuarto, quarto, ultimo, chauthi, 4e, 4o, 4th",
];
const QUARTER = new RegExp(
  `(?<!\\p{L})(?:(?:in )?[qt]([1-4])(?:[ /](\\d{4}))?|(?:${anyListed("the, das, dem, im, le, el, o, no, en el, au")} )*(${anyListed(NTH_QUARTERS.join(", "))}) ${anyListed("quarter, quartal, trimestre, tri, trim, timahi")})(?![\\p{L}\\p{N}])`,
  "gu",
);
/** "Q1 2027", "T2", "o primeiro tri": the three months. */
function takeQuarter(text: BriefText, today: string): Flight | null {
  const found = text.takeFirst(QUARTER);
  if (!found) return null;
  const [digit, , named = ""] = found.groups;
  const first =
    (digit === undefined
      ? NTH_QUARTERS.findIndex((words) => patternOf(`^${anyListed(words)}$`).test(named))
      : Number(digit) - 1) * 3;
  const thisYear = Number(today.slice(0, 4));
  const year = found.groups[1]
    ? Number(found.groups[1])
    : thisYear + (first + 3 < Number(today.slice(5, 7)) ? 1 : 0);
  const from = isoDay(new Date(Date.UTC(year, first, 1)));
  return restOf({ from, to: lastOfMonth(year, first + 3) }, today);
}

/** A quarter, months, or the week or month that comes next. */
function takeStretch(text: BriefText, today: string): StatedFlight | null {
  return (
    takeQuarter(text, today) ?? takeMonths(text, today) ?? takeMonth(text, today) ?? takeNext(text, today)
  );
}

const NEXT_STRETCHES = [30, 7].map((days): [RegExp, number] => {
  const units = anyOf([...TIME_UNITS].filter(([, length]) => length === days).map(([word]) => word));
  return [
    new RegExp(`(?<!\\p{L})(?:(?:${NEXT})\\s+(?:${units})|(?:${units})\\s+(?:${NEXT}))(?!\\p{L})`, "gu"),
    days,
  ];
});

/** "Next month" is the whole of it, "next week" from its Monday to its Sunday. */
function takeNext(text: BriefText, today: string): StatedFlight | null {
  const before = text.folded;
  for (const [pattern, days] of NEXT_STRETCHES) {
    const found = text.takeFirst(pattern);
    if (!found) continue;
    const isStart = FROM.test(before.slice(0, found.start));
    if (days === 30) {
      const [year = 0, month = 0] = today.split("-").map(Number);
      const from = isoDay(new Date(Date.UTC(year, month, 1)));
      return isStart
        ? { from }
        : { from, to: lastOfMonth(Number(from.slice(0, 4)), Number(from.slice(5, 7))) };
    }
    const from = weekdayAfter(1, today);
    return isStart ? { from } : { from, to: addDays(from, 6) };
  }
  return null;
}
