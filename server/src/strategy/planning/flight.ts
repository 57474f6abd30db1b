import type { Flight } from "@app/contract/strategy-plan";
import type { BriefText, Found } from "./brief-text.ts";
import { DOUBTFUL, MONTH, MONTHS } from "./months.ts";
import { COUNT, readCount } from "./numbers.ts";

const DAY_MS = 86_400_000;
/** Days from today until a flight may begin: briefing, drafts and approval. Chosen by us. */
const LEAD_DAYS = 10;
/** Length of a flight that nobody named: four weeks. Chosen by us. */
const DEFAULT_DAYS = 28;

const UNITS: readonly { pattern: string; days: number }[] = [
  { pattern: "weeks?|wochen?|wochigen?|semaines?|semanas?", days: 7 },
  { pattern: "months?|monate?n?|mois|mes|meses", days: 30 },
  { pattern: "days?|tage?n?|jours?|dias?", days: 1 },
];
const UNTIL =
  /(?:until|till|end(?:s|ing)?(?: on)?|endet(?: am)?|by|to|through|bis|jusqu'au|jusqu’au|au|hasta(?: el)?|ate|a|-|–)\s*(?:zum |the |el |le |o |dia )?$/u;

interface DatePoint {
  found: Found;
  date: Date;
  isEnd: boolean;
}

/** What a text says of the flight; both parts absent when it says nothing. */
export interface StatedFlight {
  from?: string;
  to?: string;
  days?: number;
}

/** Reads and takes out dates, months and lengths. A date without a year is the next one from `today` (yyyy-mm-dd). */
export function takeFlight(text: BriefText, today: string): StatedFlight {
  const range = takeDayRange(text, today);
  const points = range ?? takePoints(text, today);
  const days = takeLength(text);
  const start = points.find(({ isEnd }) => !isEnd);
  const end = points.find((point) => point.isEnd || (start && point !== start && point.date >= start.date));
  const month = points.length === 0 ? (takeQuarter(text, today) ?? takeMonth(text, today)) : null;
  if (month?.from && days !== null) return { from: month.from, days };
  if (month) return month;
  return {
    ...(start ? { from: iso(start.date) } : {}),
    ...(end && end !== start ? { to: iso(end.date) } : {}),
    ...(days === null ? {} : { days }),
  };
}

/** The flight that is planned. The last day is included. */
export function completeFlight(stated: StatedFlight, today: string): Flight {
  const days = stated.days ?? DEFAULT_DAYS;
  if (stated.from && stated.to) return { from: stated.from, to: stated.to };
  if (stated.to) {
    const soonest = addDays(today, 1);
    const from = stated.days === undefined ? addDays(today, LEAD_DAYS) : addDays(stated.to, 1 - days);
    const start = from < soonest ? soonest : from;
    return { from: start > stated.to ? stated.to : start, to: stated.to };
  }
  const from = stated.from ?? addDays(today, LEAD_DAYS);
  return { from, to: addDays(from, days - 1) };
}

/** The day `count` days after `day`, both yyyy-mm-dd. */
export function addDays(day: string, count: number): string {
  return iso(new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS));
}

/** Days of a flight, both ends included. */
export function lengthOf({ from, to }: Flight): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function takeLength(text: BriefText): number | null {
  for (const { pattern, days } of UNITS) {
    const found = text.takeFirst(
      new RegExp(`(?<![\\p{L}\\p{N}.,])(${COUNT})[\\s-]*(?:long\\s+)?(?:${pattern})(?!\\p{L})`, "gu"),
    );
    const count = found?.groups[0];
    if (count) return readCount(count) * days;
  }
  return null;
}

/** "1–28 December", "vom 1. bis 28. Dezember", "del 1 al 28 de diciembre". */
function takeDayRange(text: BriefText, today: string): DatePoint[] | null {
  const gap = "\\s?(?:-|–|to|until|bis(?: zum)?|au|al|a|ate|et)\\s?";
  const found = text.takeFirst(
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])(\\d{1,2})(?:st|nd|rd|th|er|\\.)?${gap}(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of |de )?(${MONTH})(?!\\p{L})(?:,?\\s+(?:de )?(\\d{4}))?`,
      "gu",
    ),
  );
  if (!found) return null;
  const [first, last, month, year] = found.groups;
  const from = toDate(first, MONTHS[month ?? ""], year, today);
  const to = toDate(last, MONTHS[month ?? ""], year, today);
  return from && to && from <= to
    ? [
        { found, date: from, isEnd: false },
        { found, date: to, isEnd: true },
      ]
    : null;
}

function takePoints(text: BriefText, today: string): DatePoint[] {
  const points: DatePoint[] = [];
  const patterns: [RegExp, (groups: Found["groups"]) => Date | null][] = [
    [
      /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu,
      ([year, month, day]) => toDate(day, Number(month), year, today),
    ],
    [
      /(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/gu,
      ([day, month, year]) => toDate(day, Number(month), year, today),
    ],
    [
      /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?!\d)/gu,
      ([day, month]) => toDate(day, Number(month), undefined, today),
    ],
    [
      new RegExp(
        `(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?\\s+(?:of |de )?(${MONTH})(?!\\p{L})(?:,?\\s+(?:de )?(\\d{4}))?`,
        "gu",
      ),
      ([day, month, year]) => toDate(day, MONTHS[month ?? ""], year, today),
    ],
    [
      new RegExp(
        `(?<!\\p{L})(${MONTH})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d.,%]|\\s*(?:€|k|eur|creators|weeks))(?:,?\\s+(\\d{4}))?`,
        "gu",
      ),
      ([month, day, year]) => toDate(day, MONTHS[month ?? ""], year, today),
    ],
  ];
  for (const [pattern, read] of patterns) {
    for (const found of text.all(pattern)) {
      const date = read(found.groups);
      if (!date) continue;
      points.push({ found, date, isEnd: UNTIL.test(text.folded.slice(0, found.start)) });
      text.take(found);
    }
  }
  return points.toSorted((left, right) => left.found.start - right.found.start);
}

/** "Q1 2027", "T2": the three months. */
function takeQuarter(text: BriefText, today: string): Flight | null {
  const found = text.takeFirst(/(?<!\p{L})(?:in )?[qt]([1-4])(?:[ /](\d{4}))?(?![\p{L}\p{N}])/gu);
  if (!found) return null;
  const first = (Number(found.groups[0]) - 1) * 3;
  const thisYear = Number(today.slice(0, 4));
  const year = found.groups[1]
    ? Number(found.groups[1])
    : thisYear + (first + 3 < Number(today.slice(5, 7)) ? 1 : 0);
  const from = iso(new Date(Date.UTC(year, first, 1)));
  const to = iso(new Date(Date.UTC(year, first + 3, 0)));
  return { from: from < today && to > today ? addDays(today, 1) : from, to };
}

/** Parts of a month and the day they begin with. */
const PARTS: readonly [RegExp, number][] = [
  [/^(?:early|anfang|debut|principios|inicio)/u, 1],
  [/^(?:mid|mitte|mi|mediados|meados)/u, 15],
  [/^(?:late|ende|fin|finales|final)/u, 21],
];

/** A doubtful name is a month only after a preposition or "mid". */
function isMeant({ groups: [lead, half, name = ""] }: Found): boolean {
  return lead !== undefined || half !== undefined || !DOUBTFUL.has(name);
}

/** A whole month; "mid January" is a start alone. */
function takeMonth(text: BriefText, today: string): StatedFlight | null {
  const part =
    "(early|mid|late|anfang|mitte|ende|debut|mi|fin|(?:principios|mediados|finales|inicio|meados|final) de)[ -]";
  const pattern = new RegExp(
    `(?<!\\p{L})((?:in|im|en|em|during|for|throughout|ab|from|starting|start|desde|depuis|des|a)\\s+)?(?:${part})?(${MONTH})(?!\\p{L})(?:\\s+(?:de )?(\\d{4}))?`,
    "gu",
  );
  const found = text.all(pattern).find(isMeant);
  const month = MONTHS[found?.groups[2] ?? ""];
  if (!found || month === undefined) return null;
  text.take(found);
  const given = found.groups[3];
  const thisMonth = Number(today.slice(5, 7));
  const year = given ? Number(given) : Number(today.slice(0, 4)) + (month < thisMonth ? 1 : 0);
  const half = found.groups[1];
  const day = PARTS.find(([words]) => half !== undefined && words.test(half))?.[1];
  if (day !== undefined) return { from: iso(new Date(Date.UTC(year, month - 1, day))) };
  const first = iso(new Date(Date.UTC(year, month - 1, 1)));
  const last = iso(new Date(Date.UTC(year, month, 0)));
  return { from: first < today && last > today ? addDays(today, 1) : first, to: last };
}

function toDate(
  day: string | undefined,
  month: number | undefined,
  year: string | undefined,
  today: string,
): Date | null {
  const dayNumber = Number(day);
  if (month === undefined || month < 1 || month > 12 || dayNumber < 1 || dayNumber > 31) return null;
  const thisYear = Number(today.slice(0, 4));
  const date = new Date(Date.UTC(year ? Number(year) : thisYear, month - 1, dayNumber));
  if (date.getUTCDate() !== dayNumber) return null;
  if (!year && iso(date) < today) date.setUTCFullYear(thisYear + 1);
  return date;
}

function iso(date: Date): string {
  return date.toISOString().slice(0, 10);
}
