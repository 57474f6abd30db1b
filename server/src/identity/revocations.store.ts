import type { Transaction } from "#/platform/database/database.ts";

/** Secrets of a workspace that stop working when somebody takes them back. */
type RevocableTable = "api_tokens" | "invitations";

/** @returns whether there was such a row that had not been revoked. */
export async function revoke(
  transaction: Transaction,
  table: RevocableTable,
  id: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable(table)
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Undoes a revocation after `since`. @returns whether there was one. */
export async function unrevoke(
  transaction: Transaction,
  table: RevocableTable,
  id: string,
  since: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable(table)
    .set({ revoked_at: null })
    .where("id", "=", id)
    .where("revoked_at", ">", since)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
