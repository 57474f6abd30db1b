import { IMPORT_ERRORS_MAX } from "@app/contract/discovery/imports";
import { createHash } from "node:crypto";
import { once } from "node:events";
import type { MessagePort } from "node:worker_threads";
import type { MergedAccount } from "#/discovery/imports/reading/merging/merge-rows.ts";
import { readCut, readSheet } from "#/discovery/imports/reading/reading.ts";
import { cutTable } from "#/discovery/imports/reading/records.ts";
import type { Reading } from "#/discovery/imports/reading/reading.ts";
import { shortened } from "#/discovery/imports/reading/words.ts";
import type { OpenSheet } from "#/discovery/imports/workbooks/workbook-reader.ts";
import { collectGarbage } from "#/platform/memory.ts";
import * as z from "zod/mini";
import type { TableAccount } from "#/discovery/imports/reading/merging/people.ts";
import type {
  ReadingTask,
  TableAnswer,
  TableInput,
  TableOrder,
  TableRequest,
  TableRow,
  TableSummary,
} from "./table-reader.messages.ts";

/** Handles that are looked up in the workspace. Chosen by us. */
const UNPLACED_MAX = 20_000;

/** Far more cities than are ambiguous. */
const PLACES_MAX = 1000;
/** Rows from which on what reading them took is given back: of 100,000 a quarter of the heap (measured). */
const MANY_ROWS = 10_000;

/** Reads the whole table in this thread, then hands it out in pieces, so that the server's own thread stays free. */
export default async function serve({ task, port }: TableOrder): Promise<void> {
  answer(port, { kind: "begun" });
  const source = sourceOf(task.input);
  const reading = read(task);
  const grouped = reading.people;
  const places = new Map<MergedAccount, number>(grouped.map((account, index) => [account, index]));
  const through = rowsThrough(reading, places);
  const creators = (grouped.at(-1)?.creator ?? -1) + 1;
  answer(port, { kind: "summary", summary: { ...summarise(reading), ...source, creators } });
  if (reading.rows.length >= MANY_ROWS) collectGarbage();
  port.on("message", ({ ask, from, count }: TableRequest) => {
    if (ask === "accounts") {
      const accounts = wholeCreators(grouped, from, count);
      answer(port, { kind: "accounts", accounts, rows: through[from + accounts.length] ?? 0 });
    } else if (ask === "records")
      answer(port, { kind: "records", records: reading.records.slice(from, from + count) });
    else answer(port, { kind: "rows", rows: rowsOf(reading, places, from, count) });
  });
  await once(port, "close");
}

type Source = Pick<TableSummary, "sha256" | "sheet" | "sheets">;

function sourceOf(input: TableInput): Source {
  const hash = createHash("sha256");
  if (!isSheet(input)) return { sha256: hash.update(input).digest("hex"), sheet: null, sheets: [] };
  return { sha256: hash.update(input.rows).digest("hex"), sheet: input.name, sheets: input.sheets };
}

function read(task: ReadingTask): Reading {
  const { options } = task;
  const cut = isSheet(task.input) ? task.input : cutTable(task.input);
  // The pool keeps a task until it is done, and the text is needed no more.
  task.input = "";
  return "rows" in cut ? readRows(cut, options) : readCut(cut, options);
}

/** A sheet comes as one line of JSON for each row, so that no other thread is held up by taking it apart. */
function readRows(input: OpenSheet, options: ReadingTask["options"]): Reading {
  const lines = Buffer.from(input.rows).toString().split("\n").filter(Boolean);
  const rows = lines.map((line) => SheetRow.parse(JSON.parse(line)));
  return readSheet({ name: input.name, rows, beside: input.beside }, options);
}

function isSheet(input: TableInput): input is OpenSheet {
  return typeof input === "object" && "sheets" in input;
}

const SheetRow = z.tuple([
  z.int(),
  z.array(z.string()),
  z.object({ down: z.array(z.int()), across: z.array(z.tuple([z.int(), z.int()])) }),
]);

function answer(port: MessagePort, message: TableAnswer): void {
  port.postMessage(message);
}

function wholeCreators(grouped: readonly TableAccount[], from: number, count: number): TableAccount[] {
  let end = from + count;
  while (end < grouped.length && grouped[end]?.creator === grouped[end - 1]?.creator) end += 1;
  return grouped.slice(from, end);
}

function summarise(reading: Reading): Omit<TableSummary, "creators" | keyof Source> {
  const failed = reading.rows.filter(({ leftOut }) => leftOut?.kind === "failed");
  const skipped = reading.rows.filter(({ leftOut }) => leftOut?.kind === "skipped");
  const failures = failed.map(({ line, leftOut }) => ({
    line,
    column: null,
    message: leftOut?.reason ?? "",
  }));
  const errors = [...failures, ...reading.problems].toSorted((a, b) => a.line - b.line);
  return {
    encoding: reading.encoding,
    delimiter: reading.delimiter,
    headerLine: reading.headerLine,
    columns: reading.columns.map((column) => ({
      index: column.index,
      header: column.header,
      field: column.field,
      own: column.own,
      confidence: column.confidence,
      platform: column.platform,
      per: column.per,
      record: column.record,
      ...(column.month !== null && { month: column.month }),
      chosenAt: column.chosenAt,
    })),
    examples: reading.columns.map(({ examples }) => examples),
    doubtful: reading.doubtful,
    doubtfulPlaces: reading.doubtfulPlaces.slice(0, PLACES_MAX),
    rows: { read: reading.rows.length, skipped: skipped.length, failed: failed.length },
    accounts: reading.accounts.length,
    folded: foldedRows(reading),
    withoutPlatform: reading.withoutPlatform,
    withoutCurrency: reading.accounts.filter(({ values }) => values.price?.currency === null).length,
    openSigns: reading.openSigns,
    errors: errors.slice(0, IMPORT_ERRORS_MAX),
    skipped: skipped.slice(0, IMPORT_ERRORS_MAX).map(({ line, cells, leftOut }) => ({
      line,
      reason: leftOut?.reason ?? "",
      text: shortened(cells.find((cell) => cell !== "") ?? ""),
    })),
    kind: reading.kind,
    kindReason: reading.kindReason,
    recordKind: reading.recordKind,
    asOf: reading.asOf,
    cells: reading.cells,
    notUsed: reading.notUsed.slice(0, IMPORT_ERRORS_MAX),
    records: reading.records.length,
    unplaced: reading.unplaced.slice(0, UNPLACED_MAX),
  };
}

/** For each number of accounts, how many rows from the top name none but the first so many of them. */
function rowsThrough({ rows }: Reading, places: ReadonlyMap<MergedAccount, number>): Uint32Array {
  const through = new Uint32Array(places.size + 1).fill(rows.length);
  for (const [row, { accounts }] of rows.entries()) {
    for (const account of accounts) {
      const place = places.get(account) ?? 0;
      through[place] = Math.min(through[place] ?? row, row);
    }
  }
  for (let count = places.size - 1; count >= 0; count -= 1) {
    through[count] = Math.min(through[count] ?? 0, through[count + 1] ?? 0);
  }
  return through;
}

function foldedRows({ rows }: Reading): number {
  return rows.filter(
    ({ line, part, accounts }) =>
      accounts.length > 0 &&
      accounts.every(({ first }, index) => first.line !== line || first.part !== part + index),
  ).length;
}

function rowsOf(
  reading: Reading,
  places: ReadonlyMap<MergedAccount, number>,
  from: number,
  count: number,
): TableRow[] {
  return reading.rows.slice(from, from + count).map(({ accounts, ...row }) => ({
    ...row,
    accounts: accounts.map((account) => places.get(account) ?? -1),
    firsts: accounts.map(({ first }, index) => first.line === row.line && first.part === row.part + index),
  }));
}
