import { anyListed, anyOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import {
  addDays,
  DOUBTFUL_MONTHS,
  LAST_WORDS,
  lastOfMonth,
  MONTHS,
  RELATIVE_DAYS,
  THIS_WORDS,
  yearOfMonth,
} from "#/language/time/calendar.ts";
import type { Days } from "#/language/time/day-rules.ts";

/** Where a question says when, and the words of it. */
interface PeriodSaid {
  words: string;
  from: number;
  to: number;
}

const LAST = anyOf(LAST_WORDS);
const UNITS = {
  week: "week, woche, semaine, semana, hafte, hafta",
  month: "month, monat, mois, mes, mahine, mahina",
  year: "year, jahr, an, annee, ano, saal",
} as const;
type Unit = keyof typeof UNITS;

const MONTH = anyOf(MONTHS.keys());
const MONTH_SAID = new RegExp(`(?<!\\p{L})(${MONTH})\\.?(?:\\s+(?:de |of )?(20\\d\\d))?(?!\\p{L})`, "gu");
const BEFORE_MONTH = new RegExp(
  `(?<!\\p{L})${anyListed("in, im, en, em, since, of, de, du, seit, month of, au mois de, during, for, fur, pour")}\\s+$`,
  "u",
);
const AFTER_MONTH = /^\s+(?:me|mein|ka|ke|ki|wali?)(?!\p{L})/u;
const YEAR = /(?<![\p{L}\p{N}.,])(20\d\d)(?![\p{N}%.,]*\p{N})/u;
const anyUnit = anyListed(Object.values(UNITS).join(", "));
const RELATIVE = new RegExp(
  `(?<!\\p{L})(?:(${LAST}|${anyOf(THIS_WORDS)})\\s+(${anyUnit})|(${anyUnit})\\s+(${LAST}))(?!\\p{L})`,
  "u",
);
const DAY = new RegExp(
  `(?<!\\p{L})(?:${anyOf([...RELATIVE_DAYS].flatMap(([word, days]) => (days <= 0 ? [word] : [])))})(?!\\p{L})`,
  "u",
);

/** The words of a question that say when something was; null where none do. */
export function periodSaid(source: string): PeriodSaid | null {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  const month = [...folded.matchAll(MONTH_SAID)].find(({ index, 0: all, 1: word = "", 2: year }) => {
    const isCapital = /^\p{Lu}/u.test(text.slice(index));
    const isCertain = !DOUBTFUL_MONTHS.has(word) && word.length > 3;
    return (
      isCertain ||
      year !== undefined ||
      (word.length > 2 && isCapital && index > 0) ||
      BEFORE_MONTH.test(folded.slice(0, index)) ||
      AFTER_MONTH.test(folded.slice(index + all.length))
    );
  });
  const found = month ?? RELATIVE.exec(folded) ?? DAY.exec(folded) ?? YEAR.exec(folded);
  if (!found) return null;
  const [from, to] = [found.index, found.index + found[0].length];
  return { words: text.slice(from, to), from, to };
}

/** The days that such words mean: the last stretch of that name that has begun by today (yyyy-mm-dd). */
export function periodOf(words: string, today: string): Days | null {
  return stretchSaid(words, today, (month) => lastYearOf(month, today));
}

/** The same of what is to come: a month is the next one that is not over. */
export function nextPeriodOf(words: string, today: string): Days | null {
  return stretchSaid(words, today, (month) => yearOfMonth(month, today));
}

function stretchSaid(words: string, today: string, yearOf: (month: number) => number): Days | null {
  const folded = foldInPlace(words.normalize("NFC"));
  const [, month, year] = new RegExp(MONTH_SAID.source, "u").exec(folded) ?? [];
  if (month !== undefined) {
    const number = MONTHS.get(month) ?? 1;
    return monthIn(year === undefined ? yearOf(number) : Number(year), number);
  }
  const relative = RELATIVE.exec(folded);
  if (relative) {
    const [, first = relative[4] ?? "", unit = relative[3] ?? ""] = relative;
    const isLast = LAST_WORDS.includes(first);
    return stretchOf(unitOf(unit), isLast ? 1 : 0, today);
  }
  const day = DAY.exec(folded)?.[0];
  if (day !== undefined) {
    const date = addDays(today, RELATIVE_DAYS.get(day) ?? 0);
    return { from: date, to: date };
  }
  const named = YEAR.exec(folded)?.[1];
  return named === undefined ? null : { from: `${named}-01-01`, to: `${named}-12-31` };
}

function lastYearOf(month: number, today: string): number {
  return Number(today.slice(0, 4)) - (month <= Number(today.slice(5, 7)) ? 0 : 1);
}

function monthIn(year: number, month: number): Days {
  return { from: `${year}-${String(month).padStart(2, "0")}-01`, to: lastOfMonth(year, month) };
}

function stretchOf(unit: Unit, back: number, today: string): Days {
  const [year = 0, month = 1] = today.split("-").map(Number);
  if (unit === "year") return { from: `${year - back}-01-01`, to: `${year - back}-12-31` };
  if (unit === "month") {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    return monthIn(first.getUTCFullYear(), first.getUTCMonth() + 1);
  }
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -weekday - 7 * back);
  return { from: monday, to: addDays(monday, 6) };
}

function unitOf(word: string): Unit {
  const units: readonly Unit[] = ["week", "month", "year"];
  return units.find((unit) => new RegExp(`^${anyListed(UNITS[unit])}$`, "u").test(word)) ?? "month";
}
