import { IMPORT_ROWS_MAX, ImportReport, PREVIEW_ROWS } from "@app/contract/importing";
import type {
  ImportInput,
  ImportKept,
  ImportMapping,
  ImportPreview,
  ImportSummary,
  PreviewRow,
} from "@app/contract/importing";
import { randomUUID } from "node:crypto";
import { previewBatch, writeBatch } from "./import-batch.ts";
import type { AccountResult, ImportContext } from "./import-batch.ts";
import { previewRow } from "./import-preview.rules.ts";
import { countRows, fileKind, rowState, toSummary } from "./imports.rules.ts";
import type { RowStates } from "./imports.rules.ts";
import { emptyTable, importNotFound, notATable, tooManyRows, unknownColumn } from "./imports.errors.ts";
import {
  findImport,
  insertImport,
  insertImportRows,
  listImports,
  lockImports,
  updateImport,
} from "./imports.store.ts";
import type { ImportCounts, NewImportRow } from "./imports.store.ts";
import { TableReader } from "./table-reader.ts";
import type { OpenTable } from "./table-reader.ts";
import type { TableRow } from "./table-reader.messages.ts";
import type { FoldedAccount } from "#/discovery/importing/fold.ts";
import { isMapped } from "#/discovery/importing/mapping.ts";
import type { Identity } from "#/identity/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";

/** Accounts written in one transaction: about 0.2 s (measured), far below the second that is allowed. */
const ACCOUNTS_AT_ONCE = 500;
const ROWS_AT_ONCE = 1000;
/** Imports that the list shows. */
const LIST_MAX = 100;

/** A table to read: text as pasted, or the bytes of a file. */
export type ImportSource = Omit<ImportInput, "text" | "base64"> & { content: string | Uint8Array };

/** What was found out about every row and account. */
interface Findings {
  states: RowStates;
  counts: ImportCounts;
  kept: ImportKept[];
}

export class ImportsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #workspaces: Identity["workspaces"];
  readonly #reader = new TableReader();

  constructor(db: Database, clock: Clock, workspaces: Identity["workspaces"]) {
    this.#db = db;
    this.#clock = clock;
    this.#workspaces = workspaces;
  }

  /** How a table would be read and what it would change. Nothing is written. */
  async preview(caller: Caller, source: ImportSource): Promise<ImportPreview> {
    requireRole(caller, "member");
    return this.#withTable(source, async (table) => {
      const context = await this.#context(caller, source);
      const results: AccountResult[] = [];
      const kept: ImportKept[] = [];
      const shown: PreviewRow[] = [];
      await eachBatch(table, async (accounts) => {
        const batch = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
          previewBatch(transaction, context, accounts),
        );
        const missing = accounts.slice(0, PREVIEW_ROWS - shown.length);
        shown.push(
          ...missing.map((account, index) =>
            previewRow(account, batch.results[index]?.state ?? "created", context.currency),
          ),
        );
        results.push(...batch.results);
        kept.push(...batch.kept);
      });
      const counts = await countAll(table, results);
      const { doubtful, withoutPlatform, withoutCurrency } = table.summary;
      const found = { states: results, counts, kept };
      const { currency } = context;
      return {
        ...report(table, found),
        doubtful,
        withoutPlatform,
        withoutCurrency,
        currency,
        preview: shown,
      };
    });
  }

  /**
   * Imports a table in transactions of less than a second each.
   * @throws `imports.empty` when it has no row at all.
   */
  async import(caller: Caller, source: ImportSource): Promise<ImportReport> {
    requireRole(caller, "member");
    return this.#withTable(source, async (table) => {
      const context = await this.#context(caller, source);
      await this.#begin(caller, context, table);
      try {
        const found = await this.#write(context, table);
        await this.#end(context, "done", found.counts);
        return { importId: context.importId, ...report(table, found) };
      } catch (error) {
        await this.#end(context, "failed", null);
        throw error;
      }
    });
  }

  /** The same answer as an import, with nothing written and no id. */
  async dryRun(caller: Caller, source: ImportSource): Promise<ImportReport> {
    return ImportReport.parse({ importId: null, ...(await this.preview(caller, source)) });
  }

  /** Newest first. */
  async list(caller: Caller): Promise<{ items: ImportSummary[] }> {
    requireReader(caller);
    const rows = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      listImports(transaction, caller.workspaceId, LIST_MAX),
    );
    const now = this.#clock.now();
    return { items: rows.map((row) => toSummary(row, now)) };
  }

  /** @throws 404 for an import of another workspace. */
  async get(caller: Caller, id: string): Promise<ImportSummary> {
    requireReader(caller);
    const row = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      findImport(transaction, caller.workspaceId, id),
    );
    if (!row) throw importNotFound();
    return toSummary(row, this.#clock.now());
  }

  async #withTable<T>(source: ImportSource, work: (table: OpenTable) => Promise<T>): Promise<T> {
    const kind = fileKind(source.content);
    if (kind !== null) throw notATable(kind);
    const table = await this.#reader.open({
      input: source.content,
      options: {
        fileName: source.fileName ?? null,
        mapping: source.mapping,
        platform: source.platform ?? null,
      },
    });
    try {
      const { read } = table.summary.rows;
      if (read === 0) throw emptyTable();
      if (read > IMPORT_ROWS_MAX) throw tooManyRows(read, IMPORT_ROWS_MAX);
      requireColumns(table, source.mapping);
      return await work(table);
    } finally {
      await table.close();
    }
  }

  async #context(caller: Caller, source: ImportSource): Promise<ImportContext> {
    const { workspaceId } = caller;
    const currency = source.currency ?? (await this.#workspaces.setting(caller)).currency;
    return {
      workspaceId,
      importId: randomUUID(),
      fileName: source.fileName ?? null,
      currency,
      now: this.#clock.now(),
    };
  }

  async #begin(caller: Caller, context: ImportContext, { summary }: OpenTable): Promise<void> {
    await withWorkspace(this.#db, context.workspaceId, (transaction) =>
      insertImport(transaction, {
        workspace_id: context.workspaceId,
        id: context.importId,
        file_name: context.fileName,
        sha256: summary.sha256,
        delimiter: summary.delimiter,
        encoding: summary.encoding,
        columns: summary.columns,
        counts: { ...countRows(summary, []), done: 0 },
        created_by: caller.userId,
        created_at: context.now,
      }),
    );
  }

  async #write(context: ImportContext, table: OpenTable): Promise<Findings> {
    const { workspaceId } = context;
    const states: AccountResult[] = [];
    const kept: ImportKept[] = [];
    await eachBatch(table, async (accounts) => {
      await withWorkspace(this.#db, workspaceId, async (transaction) => {
        await lockImports(transaction, workspaceId);
        const batch = await writeBatch(transaction, context, accounts);
        states.push(...batch.results);
        kept.push(...batch.kept);
        const counts = { ...countRows(table.summary, []), done: states.length };
        await updateImport(transaction, workspaceId, context.importId, { counts });
      });
    });
    const counts = await countAll(table, states, async (rows) => {
      const remaining = rows.flatMap((row) => remainingRows(row, states));
      await withWorkspace(this.#db, workspaceId, (transaction) =>
        insertImportRows(transaction, workspaceId, context.importId, remaining),
      );
    });
    return { states, counts, kept };
  }

  async #end(context: ImportContext, state: "done" | "failed", counts: ImportCounts | null): Promise<void> {
    await withWorkspace(this.#db, context.workspaceId, (transaction) =>
      updateImport(transaction, context.workspaceId, context.importId, { state, ...(counts && { counts }) }),
    );
  }
}

/** @throws `imports.unknown_column` when a person maps a column that the table does not have. */
function requireColumns({ summary }: OpenTable, mapping: readonly ImportMapping[]): void {
  const missing = mapping.find((said) => !summary.columns.some((column) => isMapped(column, said)));
  if (missing) throw unknownColumn(missing.header ?? `Column ${(missing.index ?? 0) + 1}`);
}

async function eachBatch(
  table: OpenTable,
  work: (accounts: FoldedAccount[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < table.summary.accounts; from += ACCOUNTS_AT_ONCE) {
    await work(await table.accounts(from, ACCOUNTS_AT_ONCE));
  }
}

/** Counts the rows by what became of their accounts, in pieces. */
async function countAll(
  table: OpenTable,
  states: RowStates,
  keep: (rows: TableRow[]) => Promise<void> = () => Promise.resolve(),
): Promise<ImportCounts> {
  const counts = { ...countRows(table.summary, states), done: states.length };
  for (let from = 0; from < table.summary.rows.read; from += ROWS_AT_ONCE) {
    const rows = await table.rows(from, ROWS_AT_ONCE);
    for (const row of rows) {
      const state = rowState(row, states);
      if (state !== null) counts[state] += 1;
    }
    await keep(rows);
  }
  return counts;
}

/** The parts of a row that no account was first named in: repeated accounts, and rows that were left out. */
function remainingRows(row: TableRow, states: RowStates): NewImportRow[] {
  const { line, part, cells, leftOut, accounts, firsts } = row;
  const base = { line, raw: { cells }, before: null, after: null };
  if (leftOut) {
    return [{ ...base, part, state: leftOut.kind, reason: leftOut.reason, creator_id: null }];
  }
  return accounts.flatMap((account, index) => {
    if (firsts[index]) return [];
    const { state = "unchanged", creatorId = null } = states[account] ?? {};
    return [{ ...base, part: part + index, state, reason: null, creator_id: creatorId }];
  });
}

function report({ summary }: OpenTable, { counts, kept }: Findings): Omit<ImportReport, "importId"> {
  const { read, created, updated, unchanged, skipped, failed } = counts;
  return {
    delimiter: summary.delimiter,
    encoding: summary.encoding,
    headerLine: summary.headerLine,
    columns: summary.columns,
    rows: { read, created, updated, unchanged, skipped, failed },
    creators: counts.creators,
    folded: counts.folded,
    errors: summary.errors,
    skipped: summary.skipped,
    kept,
  };
}
