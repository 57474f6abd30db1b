import type { CollectionEdit, CollectionEntryEdit } from "@app/contract/collections/schemas";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { findCollection, listEntries } from "./collections.store.ts";

/** Stores name and note over the version they were made from. @throws as `storeEdit`. */
export async function editCollection(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  { change, now }: { change: CollectionEdit; now: Date },
): Promise<void> {
  const { version, ...yours } = change;
  await storeEdit(transaction, {
    table: "collections",
    row: { workspace_id: workspaceId, id, removed_at: null },
    version,
    set: { name: yours.name, note: emptyAsNull(yours.note), updated_at: now },
    yours,
    stored: async () => {
      const found = await findCollection(transaction, workspaceId, id);
      return found && { version: found.version, values: { name: found.name, note: found.note } };
    },
    what: "collection",
  });
}

/** Stores state, note and tags over the version they were made from. @throws as `storeEdit`. */
export async function editEntry(
  transaction: Transaction,
  workspaceId: string,
  { collectionId, creatorId }: { collectionId: string; creatorId: string },
  { version, ...yours }: CollectionEntryEdit,
): Promise<void> {
  await storeEdit(transaction, {
    table: "collection_creators",
    row: { workspace_id: workspaceId, collection_id: collectionId, creator_id: creatorId },
    version,
    set: { state: yours.state, note: emptyAsNull(yours.note), tags: yours.tags },
    yours,
    stored: async () => {
      const [entry] = await listEntries(transaction, workspaceId, collectionId, { creatorIds: [creatorId] });
      return entry ? { version: entry.version, values: entry } : null;
    },
    what: "creator in this collection",
  });
}

function emptyAsNull(text: string | null | undefined): string | null | undefined {
  return text === "" ? null : text;
}
