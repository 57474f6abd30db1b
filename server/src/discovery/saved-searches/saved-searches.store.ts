import { randomUUID } from "node:crypto";
import type { SavedSearchInput } from "@app/contract/discovery/saved-searches/schemas";
import type { Filters, Sort } from "@app/contract/discovery/filters";
import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";

export interface StoredSearch {
  id: string;
  name: string;
  text: string;
  filters: Filters | null;
  sort: Sort | null;
  savedBy: string | null;
  savedAt: Date;
  version: number;
}

/** By name, without removed ones. */
export async function listSearches(transaction: Transaction, workspaceId: string): Promise<StoredSearch[]> {
  const rows = await searches(transaction, workspaceId)
    .orderBy(sql`lower(saved_searches.name)`)
    .orderBy("saved_searches.id")
    .execute();
  return rows.map(toStored);
}

export async function findSearch(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<StoredSearch | null> {
  const row = await searches(transaction, workspaceId).where("saved_searches.id", "=", id).executeTakeFirst();
  return row ? toStored(row) : null;
}

/** @returns its id. */
export async function insertSearch(
  transaction: Transaction,
  workspaceId: string,
  { name, text, filters, sort }: SavedSearchInput,
  { by, at }: { by: string | null; at: Date },
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto("saved_searches")
    .values({
      workspace_id: workspaceId,
      id,
      name,
      text,
      filters: filters && JSON.stringify(filters),
      sort: sort && JSON.stringify(sort),
      saved_by: by,
      saved_at: at,
      removed_at: null,
    })
    .execute();
  return id;
}

/** @throws as `storeEdit`. */
export async function renameSearch(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  { version, name }: { version: number; name: string },
): Promise<void> {
  await storeEdit(transaction, {
    table: "saved_searches",
    row: { workspace_id: workspaceId, id, removed_at: null },
    version,
    set: { name },
    yours: { name },
    stored: async () => {
      const found = await findSearch(transaction, workspaceId, id);
      return found && { version: found.version, values: found };
    },
    what: "saved search",
  });
}

/** When a person last opened a search, and whom it found then. */
export interface Look {
  at: Date;
  creatorIds: readonly string[] | null;
}

interface Looking {
  workspaceId: string;
  searchId: string;
  userId: string;
}

export async function readLook(
  transaction: Transaction,
  { workspaceId, searchId, userId }: Looking,
): Promise<Look | null> {
  const row = await transaction
    .selectFrom("saved_search_looks")
    .select(["looked_at", "creator_ids"])
    .where("workspace_id", "=", workspaceId)
    .where("saved_search_id", "=", searchId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? { at: row.looked_at, creatorIds: row.creator_ids } : null;
}

export async function writeLook(
  transaction: Transaction,
  { workspaceId, searchId, userId }: Looking,
  { at, creatorIds }: Look,
): Promise<void> {
  const look = { looked_at: at, creator_ids: creatorIds && [...creatorIds] };
  await transaction
    .insertInto("saved_search_looks")
    .values({ workspace_id: workspaceId, saved_search_id: searchId, user_id: userId, ...look })
    .onConflict((conflict) =>
      conflict.columns(["workspace_id", "saved_search_id", "user_id"]).doUpdateSet(look),
    )
    .execute();
}

/** The creators of accounts, each once, in the order of their ids. */
export async function creatorsOfAccounts(
  transaction: Transaction,
  workspaceId: string,
  accountIds: readonly string[],
): Promise<{ id: string; handle: string }[]> {
  const rows = await transaction
    .selectFrom("creator_accounts")
    .select(["creator_id", "handle"])
    .distinctOn("creator_id")
    .where("workspace_id", "=", workspaceId)
    .where("account_id", "=", sql<string>`any(${[...accountIds]}::uuid[])`)
    .orderBy("creator_id")
    .orderBy("account_id")
    .execute();
  return rows.map(({ creator_id: id, handle }) => ({ id, handle }));
}

function searches(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("saved_searches")
    .leftJoin("users", "users.id", "saved_searches.saved_by")
    .select([
      "saved_searches.id",
      "saved_searches.name",
      "saved_searches.text",
      "saved_searches.filters",
      "saved_searches.sort",
      "saved_searches.saved_at",
      "saved_searches.version",
      "users.name as saved_by",
    ])
    .where("saved_searches.workspace_id", "=", workspaceId)
    .where("saved_searches.removed_at", "is", null);
}

function toStored({
  saved_by: savedBy,
  saved_at: savedAt,
  ...row
}: Omit<StoredSearch, "savedBy" | "savedAt"> & { saved_by: string | null; saved_at: Date }): StoredSearch {
  return { ...row, savedBy, savedAt };
}
