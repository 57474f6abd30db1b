import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/** The campaigns of the transaction's workspace that carry one of the names, which are in lower case. */
export async function findCampaignsNamed(
  transaction: Transaction,
  names: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return transaction
    .selectFrom("campaigns")
    .select(["id", "name"])
    .where("removed_at", "is", null)
    .where(sql<boolean>`lower(trim(name)) = any(${[...names]}::text[])`)
    .execute();
}
