import type { Transaction } from "#/platform/database/database.ts";

/** Deletes posts with their readings, orders and payments of a creator; the codes go with the creator. */
export async function eraseOf(
  transaction: Transaction,
  workspaceId: string,
  creatorId: string,
): Promise<void> {
  for (const table of ["orders", "payments", "posts"] as const) {
    await transaction
      .deleteFrom(table)
      .where("workspace_id", "=", workspaceId)
      .where("creator_id", "=", creatorId)
      .execute();
  }
}
