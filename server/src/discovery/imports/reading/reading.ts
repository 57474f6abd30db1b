import type {
  DoubtfulColumn,
  ImportCells,
  ImportKind,
  ImportMapping,
  ImportNotUsed,
} from "@app/contract/discovery/imports";
import type { Platform } from "@app/contract/platforms";
import { mentionedPlatform } from "./cells/accounts.ts";
import { readVat } from "./cells/offers.ts";
import { styleOf } from "./cells/rates.ts";
import type { Column } from "./columns/column.ts";
import { mapColumns } from "./columns/columns.ts";
import { findDoubts } from "./columns/doubts.ts";
import { findGroupColumns } from "./columns/audience-columns.ts";
import { currencyOfCells } from "./table-currency.ts";
import { findOwnColumns, uniqueName } from "./columns/own-columns.ts";
import type { OwnColumn } from "./columns/own-columns.ts";
import { cleanText, decodeTable } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import type { KindReading } from "./kinds/kinds.ts";
import { addRecord } from "./kinds/record-rows.ts";
import type { ReadRecords } from "./kinds/record-rows.ts";
import { mergeInto } from "./merge-rows.ts";
import type { MergedAccount } from "./merge-rows.ts";
import { readCurrency } from "./prices.ts";
import { readCells } from "./records.ts";
import type { RowLeftOut, TableContext } from "./row-accounts.ts";
import { readRow } from "./rows.ts";
import type { CellProblem, RowFates, RowOutcome } from "./rows.ts";
import { findTable } from "./table.ts";
import type { Table } from "./table.ts";
import { CellTally } from "./tally.ts";

/** How a table is to be read where it leaves something open. */
export interface ReadingOptions {
  fileName: string | null;
  mapping: readonly ImportMapping[];
  /** For handles that say nothing about their platform; null when nobody chose one. */
  platform: Platform | null;
  /** What the rows are, where a person says so. */
  kind?: ImportKind | undefined;
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

/** A column as it is told; `own` is a field of the workspace's own, null for others. */
type ColumnReading = Omit<Column, "contents" | "said"> & { own: OwnColumn | null };

/** What the rows of a table give. */
interface RowsRead extends ReadRecords {
  rows: RowReading[];
  /** Each account once, in the order of its first row. */
  accounts: MergedAccount[];
  problems: CellProblem[];
  /** Rows that failed only because their platform is not known. */
  withoutPlatform: number;
  /** What became of every filled cell below the header. */
  cells: ImportCells;
  /** Each cell that was ignored or refused, and why. */
  notUsed: ImportNotUsed[];
}

/** A whole table, read. */
export interface Reading extends RowsRead, KindReading {
  encoding: Encoding;
  delimiter: string | null;
  headerLine: number | null;
  columns: ColumnReading[];
  doubtful: DoubtfulColumn[];
}

/**
 * Reads a pasted block or a file of any delimiter, encoding and order of columns. Never throws for what is in it:
 * each row ends up with accounts, or is left out with a reason, and each filled cell below the header counts once.
 */
export function readTable(input: string | Uint8Array, options: ReadingOptions): Reading {
  const { text, encoding } =
    typeof input === "string" ? { text: cleanText(input), encoding: "utf-8" as const } : decodeTable(input);
  const { delimiter, records } = readCells(text);
  const table = findTable(records);
  const cells = table.headers.map((_header, index) =>
    table.records.map((record) => record.cells[index] ?? ""),
  );
  const headers = table.headers.map((header, index) => ({ header, group: table.groups[index] ?? "" }));
  const currency = saidInTitles(table, readCurrency);
  const { columns, kind } = mapColumns(headers, cells, { ...options, isOfPrices: currency !== null });
  const context: TableContext = {
    columns,
    styles: columns.map((column) => styleOf(column, cells[column.index] ?? [])),
    headers: table.headers,
    platform: options.platform ?? platformOfTable(table, columns, options.fileName),
    above: null,
    kind: kind.kind,
    own: findOwnColumns(columns, cells),
    groups: kind.kind === "audience" ? findGroupColumns(columns) : null,
    currency: currency ?? currencyOfCells(columns, cells),
    vat: saidInTitles(table, readVat),
    ofNobody: new Set(),
    doubtfulCities: new Map(),
  };
  const read = readRows(table, context);
  return {
    encoding,
    delimiter,
    headerLine: table.headerLine,
    ...kind,
    columns: columns.map((column) => ({
      ...readColumn(column),
      own: context.own.get(column.index) ?? null,
    })),
    doubtful: findDoubts(context, cells),
    ...read,
  };
}

function readColumn({
  contents: _contents,
  said: _said,
  ...column
}: Column): Omit<Column, "contents" | "said"> {
  return column;
}

/** The platform of the handle's own header, of the file's name, or the only one that the headers mention. */
function platformOfTable(table: Table, columns: readonly Column[], fileName: string | null): Platform | null {
  const ofHandle = columns.find(({ field }) => field === "handle")?.platform ?? null;
  const ofFile = fileName === null ? null : mentionedPlatform(fileName);
  return ofHandle ?? ofFile ?? mentionedPlatform(table.headers.join(" , "));
}

/** "All prices in EUR, without VAT" above the table. */
function saidInTitles<T>({ titles }: Table, read: (text: string) => T | null): T | null {
  const texts = titles.flatMap(({ cells }) => cells).filter((cell) => cell !== "");
  return texts.map(read).find((said) => said !== null) ?? null;
}

function readRows(table: Table, context: TableContext): RowsRead {
  const accounts = new Map<string, MergedAccount>();
  const tally = new CellTally(context.columns.map((column) => uniqueName(column, NO_NAMES)));
  const read: RowsRead = {
    rows: table.titles.map(titleRow),
    accounts: [],
    problems: [],
    withoutPlatform: 0,
    posts: [],
    orders: [],
    payments: [],
    cells: tally.cells,
    notUsed: tally.notUsed,
  };
  const parts = new Map<number, number>();
  for (const record of table.records) {
    const outcome = readRow(record, context);
    const part = parts.get(record.line) ?? 0;
    const row: RowReading = { line: record.line, part, cells: record.cells, accounts: [], leftOut: null };
    read.rows.push(row);
    parts.set(record.line, part + (outcome.kind === "accounts" ? outcome.accounts.length : 1));
    if (outcome.kind === "accounts") addAccounts(row, outcome, { accounts, read, tally, context });
    else leaveOut(row, outcome, { accounts, read, tally, context });
  }
  return { ...read, accounts: [...accounts.values()] };
}

const NO_NAMES: ReadonlySet<string> = new Set();

interface Progress {
  accounts: Map<string, MergedAccount>;
  read: RowsRead;
  tally: CellTally;
  context: TableContext;
}

function addAccounts(
  row: RowReading,
  { accounts: found, problems, fates }: Extract<RowOutcome, { kind: "accounts" }>,
  { accounts, read, tally, context }: Progress,
): void {
  const { line, part, cells } = row;
  row.accounts = found.map((account, index) =>
    mergeInto(accounts, { line, part: part + index, cells }, account, tally),
  );
  const [first = NOBODY] = found.map(({ account }) => account);
  addRecord(read, row, context, { platform: first.platform, handle: first.handle }, fates);
  read.problems.push(...problems);
  tally.count(row, fates);
}

const NOBODY = { platform: null, handle: null };

/** A row without an account may still be a post, an order or a payment. */
function leaveOut(row: RowReading, outcome: RowLeftOut, { read, tally, context }: Progress): void {
  const fates: RowFates = [];
  const isRow = outcome.kind === "failed" || !outcome.isBeside;
  const added = isRow ? addRecord(read, row, context, NOBODY, fates) : null;
  const isForPlatform = outcome.kind === "failed" && outcome.lacksPlatform;
  if (isForPlatform) read.withoutPlatform += 1;
  if (added !== null) {
    row.leftOut = isForPlatform
      ? { kind: "failed", reason: outcome.message }
      : {
          kind: "skipped",
          reason: `Kept as ${added === "order" ? "an" : "a"} ${added}; the row names no account`,
        };
    tally.count(row, fates);
    return;
  }
  const reason = outcome.kind === "failed" ? outcome.message : outcome.reason;
  row.leftOut = { kind: outcome.kind, reason };
  tally.countLeftOut(row, { kind: isRow ? "refused" : "ignored", reason });
}

function titleRow({ line, cells }: { line: number; cells: string[] }): RowReading {
  const isEmpty = cells.every((cell) => cell === "");
  const reason = isEmpty ? "Empty row" : "Title above the table";
  return { line, part: 0, cells, accounts: [], leftOut: { kind: "skipped", reason } };
}
