import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { findGroupColumns } from "#/discovery/imports/reading/columns/audience-columns.ts";
import { IDENTITY_FIELDS } from "#/discovery/imports/reading/columns/column.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import type { Table } from "#/discovery/imports/reading/table.ts";
import { isOneOf, textAt } from "#/discovery/imports/reading/words.ts";
import type { Platform } from "@app/contract/platforms";
import type { CrossedGroups } from "./crossed-groups.ts";
import { crossedRows } from "./crossed-rows.ts";
import { accountAbove } from "./whose-audience.ts";

/** What of a table with a row for each group of an audience is known before its rows are read. */
export function groupsOf(
  table: Table,
  columns: readonly Column[],
  known: { crossed: CrossedGroups | null; platform: Platform | null; isAudience: boolean },
): Pick<TableContext, "groups" | "crossed" | "accountAbove"> {
  const crossed = known.isAudience && known.crossed !== null ? crossedRows(known.crossed) : null;
  return {
    groups: known.isAudience && crossed === null ? findGroupColumns(columns) : null,
    crossed,
    accountAbove: accountAbove(table, columns, known.platform),
  };
}

/** Rows of groups that name nobody go on with the account above them, as merged cells of a text do. */
export function goOnBelow(
  records: readonly TableRecord[],
  { columns, groups, crossed }: Pick<TableContext, "columns" | "groups" | "crossed">,
): readonly TableRecord[] {
  if (groups === null && crossed === null) return records;
  const who = columns.filter(({ field }) => isOneOf(IDENTITY_FIELDS, field)).map(({ index }) => index);
  let above: readonly string[] = [];
  return records.map((record) => {
    const isNamed = who.some((index) => !isNotKnown(textAt(record.cells, index)));
    if (isNamed) above = record.cells;
    if (isNamed || above.length === 0 || record.cells.every(isNotKnown)) return record;
    const cells = record.cells.map((cell, index) => (who.includes(index) ? textAt(above, index) : cell));
    return { ...record, cells, written: record.cells };
  });
}
