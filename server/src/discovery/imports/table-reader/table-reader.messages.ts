import type { DoubtfulPlace } from "@app/contract/discovery/import-places";
import type {
  DoubtfulColumn,
  ImportCells,
  ImportColumn,
  ImportError,
  ImportNotUsed,
  ImportSheet,
  ImportSkip,
} from "@app/contract/discovery/imports";
import type { RecordKind } from "@app/contract/discovery/import-records";
import type { ImportKind } from "@app/contract/discovery/import-history";
import type { MessagePort } from "node:worker_threads";
import type { ReadRecord } from "#/discovery/imports/reading/kinds/record-rows.ts";
import type { ReadingOptions } from "#/discovery/imports/reading/reading.ts";
import type { OpenSheet } from "#/discovery/imports/workbooks/workbook-reader.ts";
import type { TableAccount } from "#/discovery/imports/reading/merging/people.ts";

/** Text as pasted, the bytes of a file of text, or a sheet of a workbook. */
export type TableInput = string | Uint8Array | OpenSheet;

/** What the thread gets to read. */
export interface ReadingTask {
  input: TableInput;
  options: ReadingOptions;
}

/** A table to read, and where the thread answers. */
export interface TableOrder {
  task: ReadingTask;
  port: MessagePort;
}

/** What is known of a table once it is read, without its rows. */
export interface TableSummary {
  sha256: string;
  encoding: string;
  delimiter: string | null;
  /** Of a workbook; null and none of a text. */
  sheet: string | null;
  sheets: ImportSheet[];
  headerLine: number | null;
  columns: ImportColumn[];
  /** The first different cells of each column. */
  examples: string[][];
  doubtful: DoubtfulColumn[];
  doubtfulPlaces: DoubtfulPlace[];
  rows: { read: number; skipped: number; failed: number };
  accounts: number;
  creators: number;
  /** Rows whose account stands in an earlier row as well. */
  folded: number;
  withoutPlatform: number;
  withoutCurrency: number;
  openSigns: number;
  errors: ImportError[];
  skipped: ImportSkip[];
  kind: ImportKind;
  kindReason: string;
  /** What its records are; null for a table of creators or audiences alone. */
  recordKind: RecordKind | null;
  /** The day of all figures, yyyy-mm-dd, where a line above the table says it. */
  asOf: string | null;
  cells: ImportCells;
  /** The first of the cells that were ignored or refused. */
  notUsed: ImportNotUsed[];
  /** Posts, orders or payments, each once. */
  records: number;
  /** Handles, in lower case, for which nothing says a platform. */
  unplaced: string[];
}

/** One row as it is kept. */
export interface TableRow {
  line: number;
  part: number;
  cells: string[];
  /** Places of its accounts in the list of accounts. */
  accounts: number[];
  /** The place of its post, order or payment; null where it is none. */
  record: number | null;
  /** For each account, whether this is the first row that names it. */
  firsts: boolean[];
  leftOut: { kind: "skipped" | "failed"; reason: string } | null;
}

export type TableRequest = { ask: "accounts" | "records" | "rows"; from: number; count: number };
/** `begun` comes as soon as a thread has the table: until then it waits for one. */
export type TableAnswer =
  | { kind: "begun" }
  | { kind: "summary"; summary: TableSummary }
  | { kind: "accounts"; accounts: TableAccount[]; rows: number }
  | { kind: "records"; records: ReadRecord[] }
  | { kind: "rows"; rows: TableRow[] };
