import { readPeriod } from "#/discovery/imports/reading/columns/periods.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import type { ReadAccount, Row } from "#/discovery/imports/reading/rows.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

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
