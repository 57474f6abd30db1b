import type { ImportKept } from "@app/contract/discovery/import-history";
import type { AlikeCreator } from "@app/contract/discovery/imports";
import { joinWhole, withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import { proposeMerges } from "#/discovery/creators/merging/merge-proposals.store.ts";
import { namedIn } from "#/discovery/privacy/objections.rules.ts";
import { writeBatch } from "./import-batch.ts";
import type { RefusedRow } from "./import-batch.ts";
import type { ImportContext } from "./import-plan.rules.ts";
import type { LeftValue } from "./import-sayings.rules.ts";
import { REFUSED_ROW } from "./import-rows.rules.ts";
import type { AccountResult } from "./import-changes.rules.ts";
import { countRows, rowState } from "./imports.rules.ts";
import type { RowStates } from "./imports.rules.ts";
import {
  insertImportRows,
  lockImports,
  readWritten,
  REFUSED_REASON,
  requireNotCancelled,
  updateImport,
} from "./imports.store.ts";
import type { ImportCounts, NewImportRow } from "./imports.store.ts";
import type { KeptRecord, RecordKeeper } from "./records/record-keeper.ts";
import { RecordTally, writeRecords } from "./records/record-writing.ts";
import type { TableRow } from "./table-reader/table-reader.messages.ts";
import type { AccountPiece, OpenTable } from "./table-reader/table-reader.ts";

/** Accounts written in one transaction: about 0.1 s; 500 held up everybody else for up to 20 ms (measured). */
const ACCOUNTS_AT_ONCE = 250;
const ROWS_AT_ONCE = 1000;
/** Creators that are compared with all others in one statement, most of which is to look at all others. Chosen by us. */
const COMPARED_AT_ONCE = 10_000;

/** What was found out about every row and account. */
export interface Findings {
  states: RowStates;
  counts: ImportCounts;
  kept: ImportKept[];
  alike: AlikeCreator[];
  left: LeftValue[];
  refused: RefusedRow[];
}

/** What a batch tells besides its counts. */
export type BatchTold = Pick<Findings, "kept" | "alike">;

/** What an import writes with. */
export interface WritingTools {
  db: Database;
  jobs: Jobs;
  keeper: RecordKeeper;
}

interface Writing {
  /** Accounts, and posts, orders or payments, that an earlier try has written already. */
  done: number;
  written?: number | undefined;
  /**
   * Called inside the transaction of each batch with the rows that are in by then and what the batch has to tell; what it
   * answers is kept.
   */
  runAfter?: (rows: number, told: BatchTold) => object;
  /** Looked at before each batch. */
  signal?: AbortSignal;
}

/** Writes a table that was read, in transactions of less than a second each: its creators, then what happened. */
export async function writeTable(
  tools: WritingTools,
  context: ImportContext,
  table: OpenTable,
  writing: Writing,
): Promise<Findings> {
  const { db, jobs, keeper } = tools;
  const { workspaceId, importId } = context;
  const found = await writeAccounts(db, context, table, writing);
  const { states, refused } = found;
  const done = { ...countRows(table.summary), done: states.length };
  const records = await writeRecords(db, keeper, context, table, {
    done: writing.written ?? 0,
    signal: writing.signal,
    onBatch: async (transaction, written, rows) => {
      await requireNotCancelled(transaction, workspaceId, importId);
      const run = writing.runAfter?.(rows, NOTHING_TOLD);
      const counts = { ...done, written };
      await updateImport(transaction, workspaceId, importId, { counts, ...(run && { run }) });
    },
  });
  const counts = await countAll(table, { states, records, refused }, async (rows) => {
    await withWorkspace(db, workspaceId, async (transaction) => {
      const told = await withoutNamed(transaction, context, rows);
      const remaining = told.flatMap((row) => remainingRows(row, states, records));
      await insertImportRows(transaction, workspaceId, importId, remaining);
    });
  });
  if (states.some(({ state }) => state === "created")) {
    await withWorkspace(db, workspaceId, (transaction) => keeper.tryWaiting(jobs, transaction, workspaceId));
  }
  return { ...found, counts };
}

async function writeAccounts(
  db: Database,
  context: ImportContext,
  table: OpenTable,
  { done, written: writtenRecords = 0, runAfter, signal }: Writing,
): Promise<Omit<Findings, "counts"> & { states: AccountResult[] }> {
  const { workspaceId, importId } = context;
  const written = done === 0 ? null : await readWritten(db, workspaceId, importId);
  const states: AccountResult[] = [];
  const told: BatchTold & Pick<Findings, "left" | "refused"> = { kept: [], alike: [], left: [], refused: [] };
  const writing = eachBatch(table, async ({ accounts, rows }) => {
    signal?.throwIfAborted();
    if (written && states.length < done) {
      states.push(...accounts.map(({ first }) => writtenAt(written, first)));
      return;
    }
    await withWorkspace(db, workspaceId, async (transaction) => {
      await lockImports(transaction, workspaceId);
      await requireNotCancelled(transaction, workspaceId, importId);
      const batch = await writeBatch(transaction, context, accounts);
      states.push(...batch.results);
      told.kept.push(...batch.kept);
      told.alike.push(...batch.alike);
      told.left.push(...batch.left);
      told.refused.push(...batch.refused);
      const creators = (accounts.at(-1)?.creator ?? -1) + 1;
      const counts = { ...countRows(table.summary), creators, done: states.length, written: writtenRecords };
      // Of posts, orders and payments the rows are in when these are.
      const run = runAfter?.(context.isOfRecords ? 0 : rows, batch);
      await updateImport(transaction, workspaceId, importId, { counts, ...(run && { run }) });
    });
  });
  try {
    await writing;
  } finally {
    // What is in when an import is stopped stays; when Herald stops, the next start goes on and does this.
    if (!signal?.aborted) await proposeAll(db, workspaceId, states);
  }
  return { states, ...told };
}

const NOTHING_TOLD: BatchTold = { kept: [], alike: [] };

/** Proposes to join the creators that were written with those who may be the same. */
async function proposeAll(
  db: Database,
  workspaceId: string,
  states: readonly AccountResult[],
): Promise<void> {
  const changed = states.filter(({ state }) => state === "created" || state === "updated");
  const ids = [...new Set(changed.flatMap(({ creatorId }) => creatorId ?? []))];
  for (let from = 0; from < ids.length; from += COMPARED_AT_ONCE) {
    const some = ids.slice(from, from + COMPARED_AT_ONCE);
    await withWorkspace(db, workspaceId, async (transaction) => {
      await joinWhole(transaction);
      await proposeMerges(transaction, workspaceId, some);
    });
  }
}

/** A batch is written whole or not at all, so each account of an earlier try has its row. */
function writtenAt(
  written: ReadonlyMap<string, AccountResult>,
  { line, part }: { line: number; part: number },
): AccountResult {
  const found = written.get(`${line} ${part}`);
  if (!found) throw new Error("An import goes on with another table than it began with");
  return found;
}

export async function eachBatch(
  table: OpenTable,
  work: (piece: AccountPiece) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < table.summary.accounts;) {
    const piece = await table.accounts(from, ACCOUNTS_AT_ONCE);
    await work(piece);
    from += piece.accounts.length;
  }
}

/** What became of the accounts and the records of a table. */
interface TableStates {
  states: RowStates;
  records: readonly KeptRecord[];
  /** Rows refused for their accounts; those refused for their record alone are added. */
  refused: RefusedRow[];
}

/** Counts the rows by what became of their records or accounts, in pieces. */
export async function countAll(
  table: OpenTable,
  { states, records, refused }: TableStates,
  keep: (rows: TableRow[]) => Promise<void> = () => Promise.resolve(),
): Promise<ImportCounts> {
  const counts: ImportCounts = { ...countRows(table.summary), done: states.length };
  const tally = new RecordTally(records, states);
  const hasRecords = table.summary.recordKind !== null;
  const isTold = new Set(refused.map(({ line }) => line));
  for (let from = 0; from < table.summary.rows.read; from += ROWS_AT_ONCE) {
    const rows = await table.rows(from, ROWS_AT_ONCE);
    for (const row of rows) {
      const ofRecord = hasRecords ? tally.count(row) : null;
      // Of people above their posts, or who have not posted yet, each row is told by what it is.
      const state = row.record === null ? rowState(row, states) : ofRecord;
      if (state !== null) counts[state] += 1;
      const isRefused = row.record !== null && records[row.record]?.state === "refused";
      if (isRefused && !isTold.has(row.line)) refused.push(row);
    }
    await keep(rows);
  }
  if (!hasRecords) return counts;
  const { counts: found, withoutCreator } = tally;
  const { kind, recordKind } = table.summary;
  const told = recordKind === null || recordKind === kind ? found : { ...found, kind: recordKind };
  return { ...counts, withoutCreator, records: told, written: records.length };
}

/** Rows that are left out are kept as they came, but for those that name somebody who asked not to be stored. */
async function withoutNamed(
  transaction: Transaction,
  { workspaceId, objections }: ImportContext,
  rows: readonly TableRow[],
): Promise<TableRow[]> {
  const leftOut = rows.filter((row) => row.leftOut !== null);
  const refused = await objections.refused(transaction, workspaceId, leftOut, ({ cells }) =>
    cells.flatMap((cell) => namedIn(cell, { isHandle: true })),
  );
  const leftOutOnRequest = { cells: [], leftOut: { kind: "failed" as const, reason: REFUSED_REASON } };
  return rows.map((row) => (refused.has(row) ? { ...row, ...leftOutOnRequest } : row));
}

/** The parts of a row that no account was first named in, and what became of rows that are posts, orders or payments. */
function remainingRows(row: TableRow, states: RowStates, records: readonly KeptRecord[]): NewImportRow[] {
  const { line, part, cells, leftOut, accounts, firsts } = row;
  const base = { line, raw: { cells }, before: null, after: null };
  if (leftOut) {
    return [
      { ...base, part, state: leftOut.kind, reason: leftOut.reason, creator_id: null, account_id: null },
    ];
  }
  const record = row.record === null ? undefined : records[row.record];
  if (record?.state === "refused") return [{ ...base, ...REFUSED_ROW, part }];
  if (record && accounts.length === 0) {
    const { state, creatorId } = record;
    return [{ ...base, part, state, reason: null, creator_id: creatorId, account_id: null }];
  }
  return accounts.flatMap((account, index) => {
    if (firsts[index] && !record) return [];
    const { state = "unchanged", creatorId = null } = states[account] ?? {};
    if (state === "refused") return [{ ...base, ...REFUSED_ROW, part: part + index }];
    const own = { part: part + index, state: record?.state ?? state, creator_id: creatorId };
    return [{ ...base, ...own, reason: null, account_id: null }];
  });
}
