import { namesPlatform, readAccount } from "#/discovery/imports/reading/cells/accounts.ts";
import { repeatAbove } from "#/discovery/imports/reading/cells/dittos.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { readEmail } from "#/discovery/imports/reading/columns/contents.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** What a cell of a handle holds where it was typed into the column beside its own, and the field of that column. */
const TAKEN_FOR = [
  { field: "platform", isIts: namesPlatform },
  { field: "email", isIts: (cell: string) => readEmail(cell) === cell },
] as const;

/** Records as they are meant: with what their marks repeat, and without cells that were exchanged. */
export function asMeant(records: readonly TableRecord[], columns: readonly Column[]): readonly TableRecord[] {
  return swapBack(repeatAbove(records, columns), columns);
}

/** Records in which "IG | @ana" below "Handle | Platform" stands as it is meant: each of the two says that it is the other. */
function swapBack(records: readonly TableRecord[], columns: readonly Column[]): readonly TableRecord[] {
  const handle = columns.find(({ field }) => field === "handle" || field === "url");
  if (handle === undefined) return records;
  const others = TAKEN_FOR.flatMap(({ field, isIts }) => {
    const column = columns.find((one) => one.field === field);
    return column === undefined ? [] : [{ index: column.index, isIts }];
  });
  return records.map((record) => {
    const cell = textAt(record.cells, handle.index);
    const other = others.find(({ index, isIts }) => isIts(cell) && isAccount(textAt(record.cells, index)));
    return other === undefined ? record : exchanged(record, handle.index, other.index);
  });
}

function exchanged(record: TableRecord, one: number, other: number): TableRecord {
  const cells = [...record.cells];
  [cells[one], cells[other]] = [textAt(cells, other), textAt(cells, one)];
  return { ...record, cells, written: record.written ?? record.cells };
}

function isAccount(cell: string): boolean {
  const read = readAccount(cell);
  return read.kind === "account" || (read.kind === "handle" && read.isMarked);
}
