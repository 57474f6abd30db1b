import { findDateOrder } from "#/language/time/dates.ts";
import type { DateOrder } from "#/language/time/dates.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { headerCurrency } from "#/discovery/imports/reading/columns/headers.ts";
import { readCurrency, withoutCurrency } from "./currencies.ts";
import { findDecimalMark, readNumber } from "./numbers.ts";
import type { DecimalMark } from "#/language/numbers/digits.ts";

/** How the numbers of one column are written, which no single cell shows. */
export interface ColumnStyle {
  mark: DecimalMark | null;
  /** The currencies that the cells which show the mark name, and the one of the header. */
  currencies: readonly string[];
  /** 0.031 stands for 3.1 %. */
  isFraction: boolean;
  /** Which of two numbers of a date is the day. */
  dates: DateOrder;
}

/** Share of the cells that must be at most 1; the rest are outliers. */
const FRACTION_SHARE = 0.95;
/** Middle of a column of engagement rates that are fractions: a rate of 35 % is far above any known. */
const FRACTION_MEDIAN = 0.35;

export const NO_STYLE: ColumnStyle = { mark: null, currencies: [], isFraction: false, dates: null };

/** Looks at all cells of a column. */
export function styleOf(column: Column, cells: readonly string[]): ColumnStyle {
  const filled = cells.filter((cell) => /\d/u.test(cell));
  const mark = findDecimalMark(filled);
  return {
    mark,
    currencies: mark === null ? [] : currenciesOf(column, filled, mark),
    isFraction: isFractions(column, filled),
    dates: column.contents.dates > 0 ? findDateOrder(filled) : null,
  };
}

/** Cells that show the mark of a column and are asked for their currency: the others say no more. */
const ASKED = 200;

function currenciesOf({ header, group }: Column, cells: readonly string[], mark: DecimalMark): string[] {
  const proving = cells.filter((cell) => cell.includes(mark)).slice(0, ASKED);
  const shown = proving.filter((cell) => findDecimalMark([withoutCurrency(cell)]) !== null);
  const named = [headerCurrency(header, group), ...shown.map(readCurrency)];
  return [...new Set(named.filter((currency) => currency !== null))];
}

/** The mark of a cell's amount: "AED 4,000" between "1.200,50" and "950,00 €" is written in a way of its own. */
export function markOfMoney(cell: string, { mark, currencies }: ColumnStyle): DecimalMark | null {
  if (mark === null || !/[^\d.,\s]/u.test(cell)) return mark;
  const currency = readCurrency(cell);
  return currency === null || currencies.includes(currency) ? mark : null;
}

/** A rate in percent, 0 to 100; null when the cell is none. */
export function readRate(cell: string, style: ColumnStyle): number | null {
  const number = readNumber(cell, "rate", style.mark);
  if (number === null) return null;
  const percent = style.isFraction && !number.isPercent ? number.value * 100 : number.value;
  return percent > 100 ? null : Math.round(percent * 1e6) / 1e6;
}

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
