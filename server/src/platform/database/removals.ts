import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";

/** How long what was removed can be restored. Chosen by us. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Tables whose rows are first marked as removed. */
type Removable = {
  [Table in keyof Schema]: Schema[Table] extends { id: string; removed_at: unknown } ? Table : never;
}[keyof Schema];

interface Removal {
  workspaceId: string;
  id: string;
}

/**
 * Marks a row as removed, and deletes for good what was removed more than a day before `now`.
 * @returns whether there was such a row.
 */
export async function removeRow(
  transaction: Transaction,
  table: Removable,
  { workspaceId, id, now }: Removal & { now: Date },
): Promise<boolean> {
  const until = new Date(now.getTime() - KEPT_MS);
  await sql`
    delete from ${sql.table(table)} where workspace_id = ${workspaceId} and removed_at < ${until}
  `.execute(transaction);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set removed_at = ${now}
    where workspace_id = ${workspaceId} and id = ${id} and removed_at is null
  `.execute(transaction);
  return numAffectedRows === 1n;
}

/** Takes the mark of a removal away. @returns whether there was a removed row. */
export async function restoreRow(
  transaction: Transaction,
  table: Removable,
  { workspaceId, id }: Removal,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set removed_at = null
    where workspace_id = ${workspaceId} and id = ${id} and removed_at is not null
  `.execute(transaction);
  return numAffectedRows === 1n;
}
