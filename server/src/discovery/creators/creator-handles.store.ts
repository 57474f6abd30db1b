import { Platform } from "@app/contract/platforms";
import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { recordChanges } from "#/discovery/search/change-feed.store.ts";

/** Who has an account of this handle: once for each platform. */
export interface HandleOwner {
  id: string;
  platform: Platform;
  /** In lower case. */
  handle: string;
  name: string | null;
}

/** The creators with accounts of these handles, which are in lower case and without @. */
export async function readHandleOwners(
  transaction: Transaction,
  workspaceId: string,
  handles: readonly string[],
): Promise<HandleOwner[]> {
  const rows = await transaction
    .selectFrom("creator_accounts")
    .select(["creator_id as id", "platform", "handle_key as handle", "name"])
    .where("workspace_id", "=", workspaceId)
    .where("handle_key", "=", sql<string>`any(${[...handles]}::text[])`)
    .orderBy("creator_id")
    .execute();
  return rows.map((row) => ({ ...row, platform: Platform.parse(row.platform) }));
}

/** The creators who have one of these codes (in capital letters) or names (in lower case). */
export async function readCreatorsBy(
  transaction: Transaction,
  workspaceId: string,
  field: keyof typeof WRITTEN,
  values: readonly string[],
): Promise<{ id: string; value: string }[]> {
  if (values.length === 0) return [];
  const written = WRITTEN[field];
  return transaction
    .selectFrom("creators")
    .select(["id", written.as("value")])
    .where("workspace_id", "=", workspaceId)
    .where(written, "=", sql<string>`any(${[...values]}::text[])`)
    .orderBy("id")
    .execute();
}

/** As the indexes of creators have them. */
const WRITTEN = { code: sql<string>`upper(code)`, name: sql<string>`lower(name)` };

/** The accounts of these creators, of each the one first that is there longest; handles are in lower case. */
export function readHandlesOf(
  transaction: Transaction,
  workspaceId: string,
  creatorIds: readonly string[],
): Promise<{ creatorId: string; platform: string; handle: string }[]> {
  return transaction
    .selectFrom("accounts")
    .select(["creator_id as creatorId", "platform", "handle_key as handle"])
    .where("workspace_id", "=", workspaceId)
    .where("creator_id", "=", sql<string>`any(${[...creatorIds]}::uuid[])`)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/**
 * Says that somebody has worked with these creators: the search reads them anew, and taking their import back does not
 * delete them any more.
 */
export async function touchCreators(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  // In one order, so that two of these never wait for each other.
  const rows = await transaction
    .updateTable("creators")
    .set((columns) => ({ version: columns("version", "+", 1) }))
    .where("workspace_id", "=", workspaceId)
    .where("id", "in", (query) =>
      query
        .selectFrom("creators")
        .select("id")
        .where("workspace_id", "=", workspaceId)
        .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
        .orderBy("id")
        .forUpdate(),
    )
    .returning(["id", "version"])
    .execute();
  await recordChanges(
    transaction,
    workspaceId,
    rows.map((row) => ({ kind: "creator", ...row }) as const),
  );
}
