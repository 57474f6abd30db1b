import type { ImportColumn, ImportRowCounts } from "@app/contract/discovery/imports";
import type { ListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { by, readPage } from "#/platform/database/keyset.ts";
import type { Order, Page } from "#/platform/database/keyset.ts";
import type { Schema } from "#/platform/database/schema.ts";
import type { AccountResult, ImportedColumns } from "./import-changes.rules.ts";
import type { Provenance } from "#/discovery/discovery.tables.ts";

const BY_TIME: Order = [by("moment", "created_at", "desc"), by("id", "id", "asc")];

export type CreatorRow = Selectable<Schema["creators"]>;
export type ImportRow = Selectable<Schema["imports"]>;

/** What an import counts while it runs and when it is done. */
export interface ImportCounts extends ImportRowCounts {
  creators: number;
  folded: number;
  /** Accounts written so far. */
  done: number;
}

/** State of a creator that an import changed, as far as it is needed to take the import back. */
export interface Before {
  columns: Partial<ImportedColumns>;
  provenance: Provenance;
}
export interface After extends Before {
  version: number;
  /** The whole creator where the import made it. */
  row?: CreatorRow;
}

export interface NewImportRow {
  line: number;
  part: number;
  raw: { cells: string[] };
  state: string;
  reason: string | null;
  creator_id: string | null;
  before: Before | null;
  after: After | null;
}

/** One import of a workspace at a time writes: two that share accounts would meet on the same rows. */
export async function lockImports(transaction: Transaction, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${workspaceId}`}, 0))`.execute(
    transaction,
  );
}

/** The creators of these accounts, by platform and handle key. Locked when they are to be changed. */
export async function findByAccount(
  transaction: Transaction,
  workspaceId: string,
  accounts: readonly { platform: string; handleKey: string }[],
  { lock = false } = {},
): Promise<Map<string, CreatorRow>> {
  const rows = await transaction
    .selectFrom("creators")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where(
      sql<boolean>`(platform, handle_key) in (select * from unnest(${accounts.map(({ platform }) => platform)}::text[], ${accounts.map(({ handleKey }) => handleKey)}::text[]))`,
    )
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [`${row.platform} ${row.handle_key}`, row]));
}

export async function lockCreators(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, CreatorRow>> {
  const rows = await transaction
    .selectFrom("creators")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Adds whole creators; those whose account the workspace has already are left out. @returns the ids added. */
export async function insertCreators(
  transaction: Transaction,
  rows: readonly CreatorRow[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const { rows: added } = await sql<{ id: string }>`
    insert into creators select * from jsonb_populate_recordset(null::creators, ${JSON.stringify(rows)}::jsonb)
    on conflict (workspace_id, platform, handle_key) do nothing returning id
  `.execute(transaction);
  return added.map(({ id }) => id);
}

/** Writes the columns that imports fill, the provenance and the version of whole creators. */
export async function updateCreators(transaction: Transaction, rows: readonly CreatorRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update creators set
      name = changed.name, url = changed.url, bio = changed.bio, followers = changed.followers,
      engagement_rate = changed.engagement_rate, avg_views = changed.avg_views, avg_likes = changed.avg_likes,
      country = changed.country, city = changed.city, language = changed.language, gender = changed.gender,
      email = changed.email, phone = changed.phone, categories = changed.categories, keywords = changed.keywords,
      brands = changed.brands, audience = changed.audience, price_amount = changed.price_amount,
      price_currency = changed.price_currency, price_per = changed.price_per, notes = changed.notes,
      tags = changed.tags, provenance = changed.provenance, version = changed.version,
      updated_at = changed.updated_at
    from jsonb_populate_recordset(null::creators, ${JSON.stringify(rows)}::jsonb) as changed
    where creators.workspace_id = changed.workspace_id and creators.id = changed.id
  `.execute(transaction);
}

export async function deleteCreators(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom("creators")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
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

/** What an import has done to each account so far, by the line and part of the row that names it first. */
export async function readWritten(
  db: Database,
  workspaceId: string,
  importId: string,
): Promise<Map<string, AccountResult>> {
  const { rows } = await withWorkspace(db, workspaceId, (transaction) =>
    sql<{ line: number; part: number } & AccountResult>`
      select line, part, state, creator_id as "creatorId" from import_rows
      where workspace_id = ${workspaceId} and import_id = ${importId} and creator_id is not null
    `.execute(transaction),
  );
  return new Map(rows.map(({ line, part, state, creatorId }) => [`${line} ${part}`, { state, creatorId }]));
}

/** Rows that an earlier try of the same import has kept already stay as they are. */
export async function insertImportRows(
  transaction: Transaction,
  workspaceId: string,
  importId: string,
  rows: readonly NewImportRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into import_rows (workspace_id, import_id, line, part, raw, state, reason, creator_id, before, after)
    select ${workspaceId}::uuid, ${importId}::uuid, line, part, raw, state, reason, creator_id, before, after
    from jsonb_populate_recordset(null::import_rows, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing
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
