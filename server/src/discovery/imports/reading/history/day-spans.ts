import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { styleOf } from "#/discovery/imports/reading/cells/rates.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import { asFigure } from "#/discovery/imports/reading/columns/column.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { Table } from "#/discovery/imports/reading/table.ts";
import { cellsAt } from "#/discovery/imports/reading/words.ts";
import { addDays } from "#/language/time/calendar.ts";
import { isWrittenOut, isYearless, readDate, readMoment, withYear } from "#/language/time/dates.ts";
import type { DateOrder } from "#/language/time/dates.ts";

/** What a table says of the days that leave their year, or which number is the month, open. */
export interface DaySpan {
  /** The first and the last day, yyyy-mm-dd, that are written in full; null where there are none. */
  days: readonly [from: string, to: string] | null;
  /** The one year that a title or the table's name says. */
  year: number | null;
  /** yyyy-mm-dd. */
  today: string | null;
  /** Months stand before days: "Feb 2". */
  isOfDays?: boolean;
}

/** So many days around those of a table are near it. Chosen by us. */
const NEAR = 31;

interface DatedTable {
  columns: readonly Column[];
  cells: readonly (readonly string[])[];
  table: Pick<Table, "titles">;
  names: readonly (string | null)[];
  today: string | null;
  isMonthFirst: boolean;
}

/**
 * How the numbers and days of each column are written. Days that leave something open are decided by those of their column,
 * else by all that the table has.
 */
export function stylesOf(dating: DatedTable): ColumnStyle[] {
  const {
    columns,
    cells,
    table: { titles },
    names,
    today,
  } = dating;
  const dated = columns.filter(({ contents }) => contents.dates > 0);
  const all = spanOf(dated.flatMap(({ index }) => cellsAt(cells, index)));
  const texts = titles.flatMap(({ cells: said }) => said).concat(names.map((name) => name ?? ""));
  const year = yearNamed(texts);
  const styles = columns.map((column) => {
    const own = cellsAt(cells, column.index);
    const days = (dated.includes(column) ? spanOf(own) : null) ?? all;
    return { ...styleOf(asFigure(column), own), span: { days, year, today, isOfDays: own.some(isEarlyDay) } };
  });
  const proven = new Set(styles.flatMap(({ dates }) => dates ?? []));
  return styles.map((style, at) => {
    const column = columns[at];
    if (!column || style.dates !== null || !dated.includes(column)) return style;
    return { ...style, dates: orderOf(cellsAt(cells, column.index), style, proven, dating) };
  });
}

/**
 * The order of a column whose days prove none: that of the other columns, else the one in which its days are near them,
 * else that of where the workspace is. All of a column is read in one order, unless its days are near in both.
 */
function orderOf(
  cells: readonly string[],
  { span: { days } }: { span: DaySpan },
  proven: ReadonlySet<DateOrder>,
  { isMonthFirst }: Pick<DatedTable, "isMonthFirst">,
): DateOrder {
  const [only, ...others] = proven;
  if (only !== undefined && only !== "mixed" && others.length === 0) return only;
  const nearIn = (order: DateOrder, other: DateOrder) =>
    cells.some((cell) => isNearIn(cell, order, days) && !isNearIn(cell, other, days));
  const [isDay, isMonth] = [nearIn("dayFirst", "monthFirst"), nearIn("monthFirst", "dayFirst")];
  if (isDay !== isMonth) return isDay ? "dayFirst" : "monthFirst";
  return isMonthFirst && !isDay ? "monthFirst" : null;
}

function isEarlyDay(cell: string): boolean {
  return EARLY_DAY.test(cell.trim()) && isYearless(cell);
}

function isNearIn(cell: string, order: DateOrder, days: DaySpan["days"]): boolean {
  const day = readDate(cell, order);
  return day !== null && days !== null && isNear(day, days);
}

/** The days of cells that can be read in one way only. */
function spanOf(cells: readonly string[]): DaySpan["days"] {
  const clear = cells.flatMap((cell) => (isNotKnown(cell) ? [] : (clearDay(cell) ?? []))).toSorted();
  const [from, to] = [clear.at(0), clear.at(-1)];
  return from === undefined || to === undefined ? null : [from, to];
}

/** The one year from 2000 on that texts name; null for none or several. */
function yearNamed(texts: readonly string[]): number | null {
  const years = new Set(texts.flatMap((text) => text.match(/(?<!\d)20\d{2}(?!\d)/gu) ?? []));
  const [year] = years;
  return year === undefined || years.size > 1 ? null : Number(year);
}

/**
 * The day of a cell as yyyy-mm-dd. Where it leaves its year open, or which number is the month, the days of its table
 * decide; of the past also what a title says, and the day it is.
 */
export function readDay(written: string, { dates, span }: ColumnStyle, isPast = true): string | null {
  const cell = span?.isOfDays === true && MONTH_DAY.test(written.trim()) ? `${written.trim()}th` : written;
  if (span === undefined) return readDate(cell, dates);
  if (isYearless(cell)) return inItsYear(cell, { dates, span }, isPast);
  const plain = readDate(cell, dates);
  if (dates === "dayFirst" || dates === "monthFirst") return plain;
  const turned = [readDate(cell, "dayFirst"), readDate(cell, "monthFirst")].filter((day) => day !== null);
  const [near, ...others] = new Set(turned.filter((day) => isNear(day, span.days)));
  return near !== undefined && others.length === 0 ? near : plain;
}

/** "Feb 28" is a day beside "Feb 2", and a month of a year as often where it stands alone. */
const MONTH_DAY = /^\p{L}{3,}\.? (?:2\d|3[01])$/u;
const EARLY_DAY = /^\p{L}{3,}\.? (?:0?[1-9]|1\d)$/u;

/** What a person is told of a day that its neighbours decide, where the column has both orders; null for every other one. */
export function saidOfOpenDay(cell: string, style: ColumnStyle): string | null {
  if (isWrittenOut(cell) && style.span?.isOfDays !== true) {
    const said = readDay(cell, style);
    return said && `“${cell}” is read as the day ${said}, and not as a month of a year`;
  }
  const day = style.dates === "mixed" && !isYearless(cell) ? readDay(cell, style) : null;
  if (day === null || clearDay(cell) !== null) return null;
  return `“${cell}” is read as ${day}: days stand before and behind months in this column`;
}

/** The same with the hour behind it. */
export function readMomentIn(cell: string, style: ColumnStyle): string | null {
  const day = readDay(cell, style);
  const order = ORDERS.find((one) => readDate(cell, one) === day) ?? style.dates;
  return readMoment(cell, order) ?? day;
}

const ORDERS = ["dayFirst", "monthFirst"] as const;

function clearDay(cell: string): string | null {
  const [one, other] = [readDate(cell, "dayFirst"), readDate(cell, "monthFirst")];
  return one === other ? one : null;
}

function inItsYear(
  cell: string,
  { dates, span }: { dates: ColumnStyle["dates"]; span: DaySpan },
  isPast: boolean,
): string | null {
  const { days, year, today } = span;
  const of = (each: number) => withYear(cell, each, dates);
  if (days !== null) {
    const [first, last] = [Number(days[0].slice(0, 4)), Number(days[1].slice(0, 4))];
    const years = Array.from({ length: last - first + 3 }, (_year, at) => first - 1 + at);
    const near = years.map(of).filter((day) => day !== null && isNear(day, days));
    return near.length === 1 ? (near[0] ?? null) : null;
  }
  if (year !== null) return of(year);
  if (today === null || !isPast) return null;
  const now = Number(today.slice(0, 4));
  return [now, now - 1].map(of).find((day) => day !== null && day <= today) ?? null;
}

function isNear(day: string, days: DaySpan["days"]): boolean {
  return days !== null && day >= addDays(days[0], -NEAR) && day <= addDays(days[1], NEAR);
}
