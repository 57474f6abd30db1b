import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/** Deletes posts with their readings, orders and payments of a creator, and what imports remember of them; the codes go with the creator. */
export async function eraseOf(
  transaction: Transaction,
  workspaceId: string,
  creatorId: string,
): Promise<void> {
  await sql`
    delete from import_records where workspace_id = ${workspaceId} and record_id in (
      select id from orders where workspace_id = ${workspaceId} and creator_id = ${creatorId}
      union all select id from payments where workspace_id = ${workspaceId} and creator_id = ${creatorId}
      union all select id from posts where workspace_id = ${workspaceId} and creator_id = ${creatorId})
  `.execute(transaction);
  for (const table of ["orders", "payments", "posts"] as const) {
    await transaction
      .deleteFrom(table)
      .where("workspace_id", "=", workspaceId)
      .where("creator_id", "=", creatorId)
      .execute();
  }
}
