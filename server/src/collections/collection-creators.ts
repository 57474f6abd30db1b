import type { Collection, CollectionCreator } from "@app/contract/collections/schemas";
import { readCreatorCards } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { collectionNotFound } from "./collections.errors.ts";
import { present, toCollectionCreator } from "./collections.rules.ts";
import { findCollection, isCollection, listEntries } from "./collections.store.ts";
import type { EntryChoice } from "./collections.store.ts";
import { listVotes, NO_VOTES } from "./votes.store.ts";
import type { EntryKey } from "./votes.store.ts";

/** With its counts. @throws 404. */
export async function requireWhole(
  transaction: Transaction,
  caller: Caller,
  id: string,
): Promise<Collection> {
  const collection = await findCollection(transaction, caller.workspaceId, id);
  if (!collection) throw collectionNotFound();
  return collection;
}

/** @throws 404; counts nothing. */
export async function requireCollection(transaction: Transaction, caller: Caller, id: string): Promise<void> {
  if (!(await isCollection(transaction, caller.workspaceId, id))) throw collectionNotFound();
}

/** @throws 404 when it is not in the collection. */
export async function requireEntry(
  transaction: Transaction,
  caller: Caller,
  { collectionId, creatorId }: EntryKey,
): Promise<CollectionCreator> {
  const [entry] = await readMembers(transaction, caller, collectionId, { creatorIds: [creatorId] });
  if (!entry) throw notFound("creator in this collection");
  return entry;
}

/** The creators of a collection that are there, in the order in which they were added. @throws 404. */
export async function readMembers(
  transaction: Transaction,
  caller: Caller,
  id: string,
  choice: EntryChoice = {},
): Promise<CollectionCreator[]> {
  await requireCollection(transaction, caller, id);
  const { workspaceId, userId } = caller;
  const entries = await listEntries(transaction, workspaceId, id, choice);
  const creatorIds = entries.map(({ creatorId }) => creatorId);
  const cards = await readCreatorCards(transaction, workspaceId, creatorIds);
  const votes = await listVotes(transaction, workspaceId, { collectionId: id, creatorIds }, userId);
  return entries
    .map((entry) => {
      const { creatorId } = entry;
      return toCollectionCreator(entry, cards.get(creatorId), votes.get(creatorId) ?? NO_VOTES);
    })
    .filter(present);
}
