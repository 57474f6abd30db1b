import { readPeriod } from "#/discovery/imports/reading/history/periods.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import type { ReadAccount, Row } from "#/discovery/imports/reading/rows.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { NO_STYLE } from "#/discovery/imports/reading/cells/rates.ts";
import { isOfAccount } from "#/discovery/imports/reading/row/whose-column.ts";
import { readValues } from "#/discovery/imports/reading/values.ts";
import type { FiguresOfDay } from "#/discovery/imports/reading/values.ts";
import { MONTH_FIGURES } from "./month-columns.ts";
import type { ColumnMonth } from "./month-columns.ts";
import { shortened, textAt } from "#/discovery/imports/reading/words.ts";
import { monthOf, nameOfMonth } from "./months-of-figures.ts";

type Days = Pick<TableContext, "history" | "styles">;

/** The rows of a table of figures over time from the first day to the last, so that the last counts; others as they are. */
export function inOrderOfDays<T extends TableRecord>(records: readonly T[], context: Days): readonly T[] {
  if (context.history === null) return records;
  return records
    .map((record) => ({ record, day: dayOf(record, context) ?? "" }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ record }) => record);
}

function dayOf({ cells }: TableRecord, { history, styles }: Days): string | null {
  if (history === null) return null;
  return readPeriod(textAt(cells, history), styles[history]?.dates ?? null);
}

/** Keeps what a row says of its accounts under the day that it names. */
export function noteDay({ record, context, fates }: Row, accounts: readonly ReadAccount[]): void {
  const day = dayOf(record, context);
  if (day === null || context.history === null) return;
  for (const { values } of accounts) {
    const { followers = null, avgViews = null, engagementRate = null } = values;
    values.history = [{ day, followers, avgViews, engagementRate }];
  }
  fates[context.history] = "stored";
}

/** Keeps the cells of columns that are of a month each; the last month that is known is how it stands. */
export function noteMonths(row: Row, accounts: readonly ReadAccount[]): void {
  const { record, context, fates } = row;
  for (const column of context.columns) {
    const { month, index } = column;
    const cell = textAt(record.cells, index);
    if (month === null || isNotKnown(cell)) continue;
    const named = { ...column, field: month.figure };
    const of = accounts.find(({ account }) => isOfAccount(row, named, account));
    const value = of && readValues(named, cell, context.styles[index] ?? NO_STYLE)?.[month.figure];
    // What is no figure, or one of an account that the row has not, is kept as it is written.
    if (of === undefined || value === undefined) continue;
    const instead = countsInstead(of, { ...month, value }, context.figuresOf);
    if (instead !== null) {
      const reason = `“${shortened(instead)}” says something else of the same month, and counts`;
      fates[index] = { kind: "refused", reason };
      continue;
    }
    of.values.history = withFigure(of.values.history ?? [], { ...month, value });
    of.months = [...(of.months ?? []), column];
    of.cells.set(nameOfMonth(month.day, month.figure), [index]);
    fates[index] = "stored";
  }
  for (const account of accounts) takeLastMonths(account);
}

/** The header of another column that says something else of the month: an earlier one, or how it stands now. */
function countsInstead(
  { values, columns, months = [] }: ReadAccount,
  { day, figure, value }: ColumnMonth & { value: number },
  now: string | null,
): string | null {
  const isOther = (known: number | null | undefined) => known != null && known !== value;
  if (isOther(values.history?.find((one) => one.day === day)?.[figure])) {
    const before = months.find(({ month }) => month?.day === day && month.figure === figure);
    return before?.header ?? null;
  }
  const isNow = now !== null && monthOf(day) === monthOf(now);
  return isNow && isOther(values[figure]) ? (columns[figure] ?? null) : null;
}

function withFigure(
  history: readonly FiguresOfDay[],
  { day, figure, value }: ColumnMonth & { value: number },
): FiguresOfDay[] {
  const known = history.find((one) => one.day === day) ?? {
    day,
    followers: null,
    avgViews: null,
    engagementRate: null,
  };
  const others = history.filter((one) => one.day !== day);
  return [...others, { ...known, [figure]: value }].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  );
}

/** Where no other column says how many they are now, the last month does. */
function takeLastMonths({ values, columns, cells, months = [] }: ReadAccount): void {
  for (const figure of MONTH_FIGURES) {
    const last = values.history?.findLast((one) => one[figure] !== null);
    const column = months.find(({ month }) => month?.day === last?.day && month?.figure === figure);
    if (values[figure] !== undefined || !last || !column) continue;
    values[figure] = last[figure] ?? 0;
    columns[figure] = column.header;
    cells.set(figure, [column.index]);
  }
}
