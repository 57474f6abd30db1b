import type { Table } from "#/discovery/imports/reading/table.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";
import { kindOfTable } from "./kind-of-table.ts";

/** Fewer headers behind a gap make no table of their own. Chosen by us. */
const COLUMNS_MIN = 3;

/**
 * "Handle | Followers | Fee | | Posted | Link | Views": behind an empty column the posts of whoever stands at the left of
 * each line. Two tables over the same columns, each with its own alone; null for every other one.
 */
export function tablesBeside(table: Table): [Table, Table] | null {
  for (const [gap, header] of table.headers.entries()) {
    if (header !== "" || gap === 0 || !isBlank(table, gap)) continue;
    const [left, right] = [masked(table, (index) => index < gap), masked(table, (index) => index > gap)];
    if (right.headers.filter((text) => text !== "").length < COLUMNS_MIN) continue;
    if (kindOfTable(right).kind !== "posts") continue;
    const people = kindOfTable(left);
    if (people.kind === "creators" && people.namesPeople) return [left, { ...right, titles: [] }];
  }
  return null;
}

function isBlank({ records }: Table, column: number): boolean {
  return records.every(({ cells }) => textAt(cells, column) === "");
}

function masked(table: Table, isOwn: (index: number) => boolean): Table {
  const only = (cells: readonly string[]) => cells.map((cell, index) => (isOwn(index) ? cell : ""));
  const records = table.records.map(({ merged: _merged, ...record }) => ({
    ...record,
    cells: only(record.cells),
  }));
  const filled = records.filter(({ cells }) => cells.some((cell) => cell !== ""));
  return { ...table, headers: only(table.headers), groups: only(table.groups), records: filled };
}
