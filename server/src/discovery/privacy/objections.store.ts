import { Platform } from "@app/contract/platforms";
import type { ListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage } from "#/platform/database/keyset.ts";
import type { Order, Page } from "#/platform/database/keyset.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { patternsOf } from "./mentions.rules.ts";
import type { Named } from "./mentions.rules.ts";

export type ObjectionRow = Selectable<Schema["objections"]>;

const NEWEST_FIRST: Order = [by("moment", "added_at", "desc"), by("id", "id", "desc")];

export function listObjections(transaction: Transaction, query: ListQuery): Promise<Page<ObjectionRow>> {
  return readPage(transaction, transaction.selectFrom("objections").selectAll(), NEWEST_FIRST, query);
}

/** @returns how many were not there yet. */
export async function insertObjections(
  transaction: Transaction,
  rows: readonly ObjectionRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const { rows: added } = await sql`
    insert into objections
    select * from jsonb_populate_recordset(null::objections, ${JSON.stringify(rows)}::jsonb)
    on conflict (workspace_id, hash) do nothing returning id`.execute(transaction);
  return added.length;
}

export async function deleteObjection(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("objections")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether the workspace has any at all: most have none, and then nothing needs to be hashed. */
export async function hasObjections(transaction: Transaction): Promise<boolean> {
  const found = await transaction.selectFrom("objections").select("id").limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Those of the hashes that are objections. */
export async function findObjections(
  transaction: Transaction,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom("objections")
    .select("hash")
    .where("hash", "=", sql<string>`any(${[...hashes]}::text[])`)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

interface RowPlace {
  importId: string;
  line: number;
  part: number;
}

/** Rows of imports that may name somebody and whose creators are not there any more. */
export async function findRowsLeft(
  transaction: Transaction,
  workspaceId: string,
  named: Named,
): Promise<(RowPlace & { cells: string[] })[]> {
  const patterns = patternsOf(named);
  if (patterns.length === 0) return [];
  const { rows } = await sql<RowPlace & { cells: string[] }>`
    select import_id as "importId", line, part, raw -> 'cells' as cells from import_rows as mine
    where workspace_id = ${workspaceId}::uuid and raw::text ilike any(${patterns}::text[])
      and not exists (select from creators where creators.id = mine.creator_id)`.execute(transaction);
  return rows;
}

export async function emptyRows(
  transaction: Transaction,
  workspaceId: string,
  places: readonly RowPlace[],
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    update import_rows set raw = '{"cells":[]}', before = null, after = null
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place ("importId" uuid, line integer, part integer)
    where workspace_id = ${workspaceId}::uuid and import_rows.import_id = place."importId"
      and import_rows.line = place.line and import_rows.part = place.part`.execute(transaction);
}

/** Creators who are stored although an objection names them. */
export async function findStored(
  transaction: Transaction,
  keys: readonly { platform: string; handleKey: string }[],
  emails: readonly string[],
) {
  const rows = await transaction
    .selectFrom("main_accounts as main")
    .select(["creator_id as id", "platform", "handle"])
    .where(
      sql<boolean>`main.creator_id in (
        select creator_id from accounts join unnest(
          ${keys.map(({ platform }) => platform)}::text[], ${keys.map(({ handleKey }) => handleKey)}::text[]
        ) as named (platform, handle_key) using (platform, handle_key)
        union select id from creators where lower(email) = any(${[...emails]}::text[]))`,
    )
    .orderBy("handle")
    .execute();
  return rows.map((row) => ({ ...row, platform: Platform.parse(row.platform) }));
}
