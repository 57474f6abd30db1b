import { isRecordKind } from "@app/contract/discovery/import-records";
import type { PlacedRecord } from "#/discovery/imports/reading/records.ts";
import { findTable, headsTable } from "#/discovery/imports/reading/table.ts";
import type { Table } from "#/discovery/imports/reading/table.ts";
import { kindOfTable } from "./kind-of-table.ts";

/**
 * People above and what they posted, sold or were paid below, or the other way round, each under headers of their own:
 * two tables, the columns of the second behind those of the first. Null for every other sheet, also where both are alike.
 */
export function tablesBelow(records: readonly PlacedRecord[]): [Table, Table] | null {
  for (const [index, record] of records.entries()) {
    if (index === 0 || !isAfterBreak(records, index) || !headsTable(record.cells)) continue;
    const from = firstOfTitles(records, index);
    const [first, second] = [findTable(records.slice(0, from)), findTable(records.slice(from))];
    if (first.headerLine === null || second.headerLine !== record.line) continue;
    const kinds = [kindOfTable(first), kindOfTable(second)];
    const people = kinds.find(({ kind }) => kind === "creators");
    if (people?.namesPeople && kinds.some(({ kind }) => isRecordKind(kind))) return apart(first, second);
  }
  return null;
}

/** Behind an empty line or one that says what follows: nobody begins another table in the midst of rows. */
function isAfterBreak(records: readonly PlacedRecord[], index: number): boolean {
  const [above, own] = [records[index - 1], records[index]];
  if (!above || !own) return false;
  return own.line > above.line + above.height || filledOf(above) < 2;
}

function filledOf({ cells }: PlacedRecord): number {
  return cells.filter((cell) => cell !== "").length;
}

/** The first of the lines that say what stands below them. */
function firstOfTitles(records: readonly PlacedRecord[], header: number): number {
  let from = header;
  while (from > 1 && filledOf(records[from - 1] ?? { line: 0, height: 0, cells: [] }) < 2) from -= 1;
  return from;
}

/** Both over all columns, each with its own alone. */
function apart(first: Table, second: Table): [Table, Table] {
  const [left, right] = [first.headers.map(() => ""), second.headers.map(() => "")];
  return [
    { ...first, headers: [...first.headers, ...right], groups: [...first.groups, ...right] },
    {
      ...second,
      headers: [...left, ...second.headers],
      groups: [...left, ...second.groups],
      records: second.records.map(({ merged: _merged, ...record }) => ({
        ...record,
        cells: [...left, ...record.cells],
      })),
    },
  ];
}
