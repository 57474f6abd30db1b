import type { RememberedColumn } from "@app/contract/discovery/imports";
import type { ListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage } from "#/platform/database/keyset.ts";
import type { Order, Page } from "#/platform/database/keyset.ts";
import type { Schema } from "#/platform/database/schema.ts";

export type MappingRow = Selectable<Schema["import_mappings"]>;

const BY_TIME: Order = [by("moment", "chosen_at", "desc"), by("id", "id", "asc")];
/** As many as are held against a table; no team has chosen that often. */
const KNOWN_MAX = 1000;

/** Newest first. */
export function listMappings(
  transaction: Transaction,
  workspaceId: string,
  page: ListQuery,
): Promise<Page<MappingRow>> {
  const query = transaction.selectFrom("import_mappings").selectAll().where("workspace_id", "=", workspaceId);
  return readPage(transaction, query, BY_TIME, page);
}

/** What is held against the columns of the next table. */
export function readMappings(transaction: Transaction, workspaceId: string): Promise<MappingRow[]> {
  return transaction
    .selectFrom("import_mappings")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .orderBy("chosen_at", "desc")
    .orderBy("id")
    .limit(KNOWN_MAX)
    .execute();
}

/** A later choice for a header takes the place of an earlier one. */
export async function saveMappings(
  transaction: Transaction,
  workspaceId: string,
  chosen: readonly RememberedColumn[],
  chosenBy: string | null,
): Promise<void> {
  if (chosen.length === 0) return;
  await sql`
    insert into import_mappings (workspace_id, id, kind, header, field, platform, chosen_by, chosen_at)
    select ${workspaceId}::uuid, gen_random_uuid(), kind, header, field, platform, ${chosenBy}::uuid, "chosenAt"
    from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb)
      as chosen (kind text, header text, field text, platform text, "chosenAt" timestamptz)
    on conflict (workspace_id, kind, header) do update set field = excluded.field, platform = excluded.platform,
      chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at
  `.execute(transaction);
}

export async function forgetMappings(
  transaction: Transaction,
  workspaceId: string,
  kind: string,
  headers: readonly string[],
): Promise<void> {
  if (headers.length === 0) return;
  await transaction
    .deleteFrom("import_mappings")
    .where("workspace_id", "=", workspaceId)
    .where("kind", "=", kind)
    .where(sql<boolean>`header = any(${[...headers]}::text[])`)
    .execute();
}

/** Whether there was one of this id. */
export async function deleteMapping(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("import_mappings")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
