import type { ImportKind, ImportRecordCounts, ImportRowCounts } from "@app/contract/discovery/import-history";
import type { ImportColumn, ImportTold } from "@app/contract/discovery/imports";
import type { ListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { by, readPage } from "#/platform/database/keyset.ts";
import type { Order, Page } from "#/platform/database/keyset.ts";
import type { Schema } from "#/platform/database/schema.ts";
import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import { importCancelled } from "./imports.errors.ts";
import type { AccountResult, ImportedColumns } from "./import-changes.rules.ts";
import type { Provenance } from "#/discovery/discovery.tables.ts";
import type { FiguresOfMonth } from "#/discovery/creators/snapshots.store.ts";

const BY_TIME: Order = [by("moment", "created_at", "desc"), by("id", "id", "asc")];

export type ImportRow = Selectable<Schema["imports"]>;

/** What an import counts while it runs and when it is done. */
export interface ImportCounts extends ImportRowCounts {
  creators: number;
  folded: number;
  /** Accounts written so far. */
  done: number;
  kind: ImportKind;
  /** Posts, orders or payments written so far. */
  written?: number | undefined;
  /** Of a table of these, once it is in. */
  records?: ImportRecordCounts | undefined;
  /** What else it tells once it is in. */
  told?: ImportTold | undefined;
}

/** The columns of a creator or an account that an import changed, as far as they are needed to take it back. */
export interface Side {
  columns: Partial<ImportedColumns>;
  provenance: Provenance;
}
export interface SideAfter<Row> extends Side {
  version: number;
  /** The whole row where the import made it and was removed, so that it can come back; older imports always have it. */
  row?: Row;
}
interface Sides<Person, Account> {
  person?: Person;
  account?: Account;
}

export interface NewImportRow {
  line: number;
  part: number;
  raw: { cells: string[] };
  state: string;
  reason: string | null;
  creator_id: string | null;
  account_id: string | null;
  before: Sides<Side, Side> | null;
  after: (Sides<SideAfter<CreatorRow>, SideAfter<AccountRow>> & { months?: FiguresOfMonth[] }) | null;
}

/** One import of a workspace at a time writes: two that share accounts would meet on the same rows. */
export async function lockImports(transaction: Transaction, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${workspaceId}`}, 0))`.execute(
    transaction,
  );
}

/** The ids of the accounts that the workspace has of these, by "platform key". */
export async function findAccounts(
  transaction: Transaction,
  workspaceId: string,
  accounts: readonly { platform: string; handleKey: string }[],
): Promise<Map<string, string>> {
  const rows = await transaction
    .selectFrom("accounts")
    .select(["id", "platform", "handle_key"])
    .where("workspace_id", "=", workspaceId)
    .where(
      sql<boolean>`(platform, handle_key) in (select * from unnest(${accounts.map(({ platform }) => platform)}::text[], ${accounts.map(({ handleKey }) => handleKey)}::text[]))`,
    )
    .execute();
  return new Map(rows.map((row) => [`${row.platform} ${row.handle_key}`, row.id]));
}

export async function insertImport(
  transaction: Transaction,
  row: {
    workspace_id: string;
    id: string;
    file_name: string | null;
    sha256: string;
    delimiter: string | null;
    encoding: string | null;
    columns: ImportColumn[];
    counts: ImportCounts;
    run?: object;
    created_by: string | null;
    created_at: Date;
  },
): Promise<void> {
  const { run, ...rest } = row;
  await transaction
    .insertInto("imports")
    .values({
      ...rest,
      ...(run && { run: JSON.stringify(run) }),
      kind: row.file_name === null ? "paste" : "file",
      columns: JSON.stringify(row.columns),
      counts: JSON.stringify(row.counts),
      state: "running",
      removed_at: null,
    })
    .execute();
}

export async function updateImport(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  change: {
    file_name?: string | null;
    state?: string;
    counts?: ImportCounts;
    delimiter?: string | null;
    encoding?: string;
    columns?: ImportColumn[];
    run?: object;
    removed_at?: Date | null;
  },
): Promise<void> {
  const { counts, columns, run, ...rest } = change;
  await transaction
    .updateTable("imports")
    .set({
      ...rest,
      ...(counts && { counts: JSON.stringify(counts) }),
      ...(columns && { columns: JSON.stringify(columns) }),
      ...(run && { run: JSON.stringify(run) }),
    })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .execute();
}

/** Why a row is empty: whoever stood in it asked not to be stored, or was erased since. */
export const REFUSED_REASON = "Asked not to be stored";
export const ERASED_REASON = "Erased on request";

/** Asks an import to stop. False when it is not running in the background, so that nothing would hear it. */
export async function cancelImport(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("imports")
    .set({ cancelled_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .where("state", "=", "running")
    .where("run", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @throws `imports.cancelled` when somebody has asked the import to stop. */
export async function requireNotCancelled(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<void> {
  const row = await transaction
    .selectFrom("imports")
    .select("cancelled_at")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row?.cancelled_at) throw importCancelled();
}

/** What an import has done to each account so far, by the line and part of the row that names it first. */
export async function readWritten(
  db: Database,
  workspaceId: string,
  importId: string,
): Promise<Map<string, AccountResult>> {
  const { rows } = await withWorkspace(db, workspaceId, (transaction) =>
    sql<{ line: number; part: number } & AccountResult>`
      select line, part, creator_id as "creatorId", case when creator_id is null then 'refused' else state end as state
      from import_rows
      where workspace_id = ${workspaceId} and import_id = ${importId}
        and (creator_id is not null or reason in (${REFUSED_REASON}, ${ERASED_REASON}))
    `.execute(transaction),
  );
  return new Map(rows.map(({ line, part, state, creatorId }) => [`${line} ${part}`, { state, creatorId }]));
}

/** Of rows that are kept already only their state is new: a row is told by its post where it has one. */
export async function insertImportRows(
  transaction: Transaction,
  workspaceId: string,
  importId: string,
  rows: readonly NewImportRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into import_rows (workspace_id, import_id, line, part, raw, state, reason, creator_id, account_id, before, after)
    select ${workspaceId}::uuid, ${importId}::uuid, line, part, raw, state, reason, creator_id, account_id, before, after
    from jsonb_populate_recordset(null::import_rows, ${JSON.stringify(rows)}::jsonb)
    on conflict (workspace_id, import_id, line, part) do update
      set state = excluded.state, creator_id = coalesce(import_rows.creator_id, excluded.creator_id),
        raw = case when excluded.reason = ${REFUSED_REASON} then excluded.raw else import_rows.raw end,
        reason = coalesce(excluded.reason, import_rows.reason)
      where import_rows.state <> excluded.state or import_rows.creator_id is null
  `.execute(transaction);
}

/** Newest first. */
export function listImports(
  transaction: Transaction,
  workspaceId: string,
  page: ListQuery,
): Promise<Page<ImportRow>> {
  const query = transaction.selectFrom("imports").selectAll().where("workspace_id", "=", workspaceId);
  return readPage(transaction, query, BY_TIME, page);
}

/** The newest import that came to its end and is still there. */
export function findLatestImport(
  transaction: Transaction,
  workspaceId: string,
): Promise<ImportRow | undefined> {
  return transaction
    .selectFrom("imports")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("state", "=", "done")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Undefined for an import of another workspace. */
export function findImport(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<ImportRow | undefined> {
  return transaction
    .selectFrom("imports")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
}
