import { findDateOrder } from "#/language/time/dates.ts";
import type { DateOrder } from "#/language/time/dates.ts";
import type { DaySpan } from "#/discovery/imports/reading/history/day-spans.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { findDecimalMark, readNumber } from "./numbers.ts";
import type { DecimalMark } from "#/language/numbers/digits.ts";
import { SCALE } from "#/language/numbers/scales.ts";

/** How the numbers of one column are written, which no single cell shows. */
export interface ColumnStyle {
  mark: DecimalMark | null;
  /** 0.031 stands for 3.1 %. */
  isFraction: boolean;
  /** Which of two numbers of a date is the day. */
  dates: DateOrder;
  /** What decides days that leave something open. */
  span?: DaySpan;
  /** Its money has three decimals. */
  isOfThousandths?: true;
}

/** Share of the cells that must be at most 1; the rest are outliers. */
const FRACTION_SHARE = 0.95;
/** Middle of a column of engagement rates that are fractions: a rate of 35 % is far above any known. */
const FRACTION_MEDIAN = 0.35;

export const NO_STYLE: ColumnStyle = { mark: null, isFraction: false, dates: null };

/** Looks at all cells of a column. */
export function styleOf(column: Column, cells: readonly string[]): ColumnStyle {
  const filled = cells.filter((cell) => /\d/u.test(cell));
  return {
    mark: findDecimalMark(filled),
    isFraction: isFractions(column, filled),
    dates: column.contents.dates > 0 ? findDateOrder(filled) : null,
  };
}

/** The mark of a cell's amount. Money has no three decimals: "2.760" beside "1'621,50" is in thousands, in most currencies. */
export function markOfMoney(cell: string, { mark, isOfThousandths }: ColumnStyle): DecimalMark | null {
  return isOfThousandths === true || !THOUSANDS.test(cell) ? mark : null;
}

/** "2.760", but not "1.250k". */
const THOUSANDS = new RegExp(`(?<![\\d.,])\\d{1,3}[.,]\\d{3}(?![\\d.,]|\\s?${SCALE})`, "iu");

/** A rate in percent, 0 to 100; null when the cell is none. */
export function readRate(cell: string, style: ColumnStyle): number | null {
  const [, mille] = PER_MILLE.exec(cell.trim()) ?? [];
  if (mille !== undefined) {
    const rate = readNumber(mille, "rate", style.mark);
    return rate === null || rate.value > WHOLE_IN_MILLE ? null : rate.value / 10;
  }
  const number = readNumber(cell, "rate", style.mark);
  if (number === null) return null;
  const percent = style.isFraction && !number.isPercent ? number.value * 100 : number.value;
  return percent > 100 ? null : Math.round(percent * 1e6) / 1e6;
}

const PER_MILLE = /^([\d.,]+)\s?‰$/u;
const WHOLE_IN_MILLE = 1000;

function isFractions(column: Column, cells: readonly string[]): boolean {
  if (column.header.includes("%")) return false;
  const numbers = cells.map((cell) => readNumber(cell, "rate", null)).filter((number) => number !== null);
  const values = numbers
    .filter(({ isPercent }) => !isPercent)
    .map(({ value }) => value)
    .toSorted((a, b) => a - b);
  if (values.every((value) => value === 0)) return false;
  const small = values.filter((value) => value <= 1).length;
  if (small < values.length * FRACTION_SHARE) return false;
  // Of two the lower one: a few rates are seldom above a third.
  const median = values[Math.floor((values.length - 1) / 2)] ?? 0;
  return column.field === "engagementRate" ? median <= FRACTION_MEDIAN : true;
}
