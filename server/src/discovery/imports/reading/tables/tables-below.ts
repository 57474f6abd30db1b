import { isRecordKind } from "@app/contract/discovery/import-records";
import type { PlacedRecord } from "#/discovery/imports/reading/records.ts";
import { findTable, headsTable } from "#/discovery/imports/reading/table.ts";
import type { Table } from "#/discovery/imports/reading/table.ts";
import { plainWords } from "#/discovery/imports/reading/words.ts";
import { kindOfTable } from "./kind-of-table.ts";

/**
 * People, what they posted, sold or were paid below each other in any order, each under headers of their own: a table for
 * each, its columns behind those of the tables above. Null for every other sheet, also where all are alike.
 */
export function tablesBelow(records: readonly PlacedRecord[]): readonly [Table, ...Table[]] | null {
  const cuts = [...records.keys()].filter(
    (index) => index > 0 && isAfterBreak(records, index) && headsTable(records[index]?.cells ?? []),
  );
  if (cuts.length === 0) return null;
  const found = asCut(records, cuts);
  const kept: Found[] = [];
  for (const one of found) {
    const above = kept.at(-1);
    // Titles alone are those of the table below them.
    if (above?.table.headerLine === null && kept.length === 1) kept.pop();
    if (kept.length === 0 || (above && beginsAnother(one, above))) kept.push(one);
  }
  const isOfPeople = kept.some(({ kind }) => kind.kind === "creators" && kind.namesPeople);
  if (!isOfPeople || !kept.some(({ kind }) => isRecordKind(kind.kind))) return null;
  const tables =
    kept.length === found.length
      ? kept
      : asCut(
          records,
          kept.slice(1).map(({ from }) => from),
        );
  const [first, ...others] = apart(tables.map(({ table }) => table));
  return first === undefined ? null : [first, ...others];
}

interface Found {
  /** Place of its header among the records; 0 for the first table, whose titles are its own. */
  from: number;
  /** Line of that header. */
  line: number | null;
  table: Table;
  kind: ReturnType<typeof kindOfTable>;
}

/** The tables between the headers at these places. */
function asCut(records: readonly PlacedRecord[], cuts: readonly number[]): Found[] {
  const begins = [0, ...cuts.map((header) => firstOfTitles(records, header))];
  return begins.map((begin, at) => {
    const from = cuts[at - 1] ?? 0;
    const table = findTable(records.slice(begin, begins[at + 1]));
    const line = at === 0 ? table.headerLine : (records[from]?.line ?? null);
    return { from, line, table, kind: kindOfTable(table) };
  });
}

/** Other words over rows of another kind; what repeats the headers above goes on with their table. */
function beginsAnother({ table, line, kind }: Found, above: Found): boolean {
  if (above.table.headerLine === null || table.headerLine !== line) return false;
  if (kind.kind === above.kind.kind || (kind.kind !== "creators" && !isRecordKind(kind.kind))) return false;
  const known = new Set(above.table.headers.map(plainWords));
  return table.headers.some((header) => header !== "" && !known.has(plainWords(header)));
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

/** All of them over all columns, each with its own alone. */
function apart(tables: readonly Table[]): Table[] {
  return tables.map((table, at) => {
    const [left, right] = [blankBelow(tables.slice(0, at)), blankBelow(tables.slice(at + 1))];
    const placed = (cells: readonly string[]) => [...left, ...cells, ...right];
    if (at === 0) return { ...table, headers: placed(table.headers), groups: placed(table.groups) };
    return {
      ...table,
      headers: placed(table.headers),
      groups: placed(table.groups),
      records: table.records.map(({ merged: _merged, ...record }) => ({
        ...record,
        cells: [...left, ...record.cells],
      })),
    };
  });
}

/** An empty cell for each column of some tables. */
function blankBelow(tables: readonly Table[]): string[] {
  return tables.flatMap(({ headers }) => headers.map(() => ""));
}
