import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { yearsOf } from "#/discovery/imports/reading/history/month-columns.ts";
import { monthOfHeader } from "#/discovery/imports/reading/history/month-headers.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import { plainWords } from "#/discovery/imports/reading/words.ts";
import { readRecordHeader } from "./record-headers.ts";
import type { Facts } from "./facts-of-columns.ts";

type Sold = "orders" | "amount";

interface OfMonth<T> {
  column: T;
  field: Sold;
  /** The header without its month. */
  rest: string;
  year: number | null;
  month: number;
}

type Named = Facts & Pick<Column, "group">;

/** Columns of what was sold in each month, side by side: "Jan orders | Jan revenue | Feb orders"; none for fewer than two months. */
function findMonths<T extends Named>(columns: readonly T[]): OfMonth<T>[] {
  const found = columns.flatMap((column): OfMonth<T>[] => {
    const { header, group, contents } = column;
    const own = monthOfHeader(header);
    const said = own ?? (group === "" ? null : monthOfHeader(group));
    if (!said || contents.dates > 0) return [];
    const rest = own ? own.rest : header;
    const field = readRecordHeader("orders", rest)?.field;
    if (field !== "orders" && field !== "amount") return [];
    return [{ column, field, rest, year: said.year, month: said.month }];
  });
  const months = new Set(found.map(({ year, month }) => `${year} ${month}`));
  return months.size > 1 ? found : [];
}

/** The columns as their headers are without the months, for the kind of the table. */
export function withoutMonths<T extends Named>(columns: readonly T[]): T[] {
  const rests = new Map(findMonths(columns).map(({ column, rest }) => [column, rest]));
  return columns.map((column) => {
    const rest = rests.get(column);
    return rest === undefined ? column : { ...column, header: rest, group: "" };
  });
}

/** Each month of a row is a record of its own; sums over all of them are none. */
export function takeMonthlySales(columns: readonly Column[], today: string | null): void {
  const found = findMonths(columns.filter(({ isConfirmed, own }) => !isConfirmed && own === null));
  const years = yearsOf(found, today);
  if (found.length === 0 || years.includes(null)) return;
  const days = found.map(({ month }, at) => `${years[at]}-${String(month).padStart(2, "0")}-01`);
  for (const column of columns)
    if ((column.record === "orders" || column.record === "amount") && !column.isConfirmed)
      column.record = null;
  const turns = [...new Set(days)];
  for (const [at, { column, field }] of found.entries()) {
    const ofMonth = days[at] ?? null;
    const turn = turns.indexOf(ofMonth ?? "");
    Object.assign(column, {
      record: field,
      field: null,
      turn,
      ofMonth,
      isSettled: true,
      doubt: null,
      confidence: 1,
    });
  }
}

const MONTH =
  /^(?:(?:sales|order|report(?:ing)?|abrechnungs|verkaufs) ?)?(?:months?|monat|mois|mes|mese|miesiac|ay|bulan|maand|mahina)$/u;

/** The first day of the month that a cell of such a column names; a year that it leaves out is the table's, else the last one. */
export function dayOfMonth(header: string, cell: string, { span }: ColumnStyle): string | null {
  const said = MONTH.test(plainWords(header)) ? monthOfHeader(cell) : null;
  if (!said || /[\p{L}\d]/u.test(said.rest)) return null;
  const [last] = yearsOf([said], span?.today ?? null);
  const of = said.year ?? span?.year ?? last ?? null;
  return of === null ? null : `${of}-${String(said.month).padStart(2, "0")}-01`;
}
