import type { Table } from "#/discovery/imports/reading/table.ts";
import { cellsAt, textAt } from "#/discovery/imports/reading/words.ts";
import { wordKey } from "#/language/fold.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { readHeader } from "#/discovery/imports/reading/columns/headers.ts";
import { cellsOfColumns, kindOfTable } from "./kind-of-table.ts";

/** Fewer headers behind a gap make no table of their own. Chosen by us. */
const COLUMNS_MIN = 3;

/**
 * "Handle | Followers | Fee | | Posted | Link | Views": behind an empty column the posts of whoever stands at the left of
 * each line, or deals of whoever they name themselves. Two tables over the same columns, each with its own alone; null for
 * every other one.
 */
export function tablesBeside(table: Table): [Table, Table] | null {
  for (const [gap, header] of table.headers.entries()) {
    if (header !== "" || gap === 0 || !isBlank(table, gap)) continue;
    const [left, right] = [masked(table, (index) => index < gap), masked(table, (index) => index > gap)];
    if (right.headers.filter((text) => text !== "").length < COLUMNS_MIN) continue;
    const { kind, namesPeople } = kindOfTable(right);
    const isOfOthers = kind === "payments" && namesPeople && !namesTheSame(table, gap);
    if (kind !== "posts" && !isOfOthers) continue;
    const people = kindOfTable(left);
    if (people.kind === "creators" && people.namesPeople) return [left, { ...right, titles: [] }];
  }
  return null;
}

/** Share of the rows in which a list of the people themselves names the same one as the row. Chosen by us. */
const SAME = 0.9;

/** Whether behind a gap each line names whoever stands in front of it: what it says is said of the row. */
function namesTheSame(table: Table, gap: number): boolean {
  const cells = cellsOfColumns(table);
  const named = [...table.headers.keys()].filter((index) => {
    const [first] = readHeader(textAt(table.headers, index)).fields;
    return first === "handle" || first === "name" || first === "url";
  });
  const owners = named.filter((index) => index < gap);
  return named
    .filter((index) => index > gap)
    .some((who) => owners.some((owner) => repeats(cellsAt(cells, who), cellsAt(cells, owner))));
}

function repeats(list: readonly string[], owners: readonly string[]): boolean {
  const told = list.flatMap((cell, row) => (isNotKnown(cell) ? [] : [[cell, textAt(owners, row)] as const]));
  const same = told.filter(([one, other]) => nameOf(one) === nameOf(other));
  return same.length >= told.length * SAME;
}

function nameOf(cell: string): string {
  return wordKey(cell.replace(/^@/u, ""));
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
