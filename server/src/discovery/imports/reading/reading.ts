import type { DoubtfulColumn, ImportMapping } from "@app/contract/discovery/imports";
import type { Platform } from "@app/contract/platforms";
import { mentionedPlatform } from "./cells/accounts.ts";
import { readCells } from "./records.ts";
import { mapColumns } from "./columns/columns.ts";
import type { Column } from "./columns/column.ts";
import { findDoubts } from "./columns/doubts.ts";
import { cleanText, decodeTable } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import { mergeInto } from "./merge-rows.ts";
import type { MergedAccount } from "./merge-rows.ts";
import { styleOf } from "./cells/rates.ts";
import type { TableContext } from "./row-accounts.ts";
import { readRow } from "./rows.ts";
import type { CellProblem } from "./rows.ts";
import { findTable } from "./table.ts";
import type { Table } from "./table.ts";

/** How a table is to be read where it leaves something open. */
export interface ReadingOptions {
  fileName: string | null;
  mapping: readonly ImportMapping[];
  /** For handles that say nothing about their platform; null when nobody chose one. */
  platform: Platform | null;
}

/** One row of the table and what became of it. */
interface RowReading {
  line: number;
  /** Several rows of one line count on; each account of a row takes a part of its own. */
  part: number;
  cells: string[];
  /** Its accounts; empty for rows that were left out. */
  accounts: MergedAccount[];
  /** Null for rows with accounts. */
  leftOut: { kind: "skipped" | "failed"; reason: string } | null;
}

/** A whole table, read. */
export interface Reading {
  encoding: Encoding;
  delimiter: string | null;
  headerLine: number | null;
  columns: Omit<Column, "contents" | "said">[];
  doubtful: DoubtfulColumn[];
  rows: RowReading[];
  /** Each account once, in the order of its first row. */
  accounts: MergedAccount[];
  problems: CellProblem[];
  /** Rows that failed only because their platform is not known. */
  withoutPlatform: number;
}

/**
 * Reads a pasted block or a file of any delimiter, encoding and order of columns. Never throws for what is in it:
 * each row ends up with accounts, or is left out with a reason.
 */
export function readTable(input: string | Uint8Array, options: ReadingOptions): Reading {
  const { text, encoding } =
    typeof input === "string" ? { text: cleanText(input), encoding: "utf-8" as const } : decodeTable(input);
  const { delimiter, records } = readCells(text);
  const table = findTable(records);
  const cells = table.headers.map((_header, index) =>
    table.records.map((record) => record.cells[index] ?? ""),
  );
  const columns = mapColumns(table.headers, cells, options.mapping);
  const styles = columns.map((column) => styleOf(column, cells[column.index] ?? []));
  const platform = options.platform ?? platformOfTable(table, columns, options.fileName);
  const read = readRows(table, { columns, styles, headers: table.headers, platform, above: null });
  return {
    encoding,
    delimiter,
    headerLine: table.headerLine,
    columns: columns.map(({ contents: _contents, said: _said, ...column }) => column),
    doubtful: findDoubts(columns, cells, styles),
    ...read,
  };
}

/** The platform of the handle's own header, of the file's name, or the only one that the headers mention. */
function platformOfTable(table: Table, columns: readonly Column[], fileName: string | null): Platform | null {
  const ofHandle = columns.find(({ field }) => field === "handle")?.platform ?? null;
  const ofFile = fileName === null ? null : mentionedPlatform(fileName);
  return ofHandle ?? ofFile ?? mentionedPlatform(table.headers.join(" , "));
}

function readRows(
  table: Table,
  context: TableContext,
): Pick<Reading, "rows" | "accounts" | "problems" | "withoutPlatform"> {
  const accounts = new Map<string, MergedAccount>();
  const problems: CellProblem[] = [];
  let withoutPlatform = 0;
  const parts = new Map<number, number>();
  const rows = table.titles.map(titleRow);
  for (const record of table.records) {
    const outcome = readRow(record, context);
    const { line, cells } = record;
    const part = parts.get(line) ?? 0;
    const row: RowReading = { line, part, cells, accounts: [], leftOut: null };
    rows.push(row);
    parts.set(line, part + (outcome.kind === "accounts" ? outcome.accounts.length : 1));
    if (outcome.kind === "accounts") {
      row.accounts = outcome.accounts.map((account, index) =>
        mergeInto(accounts, { line, part: part + index, cells }, account),
      );
      problems.push(...outcome.problems);
      continue;
    }
    const reason = outcome.kind === "failed" ? outcome.message : outcome.reason;
    row.leftOut = { kind: outcome.kind, reason };
    if (outcome.kind === "failed" && outcome.lacksPlatform) withoutPlatform += 1;
  }
  return { rows, accounts: [...accounts.values()], problems, withoutPlatform };
}

function titleRow({ line, cells }: { line: number; cells: string[] }): RowReading {
  const isEmpty = cells.every((cell) => cell === "");
  const reason = isEmpty ? "Empty row" : "Title above the table";
  return { line, part: 0, cells, accounts: [], leftOut: { kind: "skipped", reason } };
}
