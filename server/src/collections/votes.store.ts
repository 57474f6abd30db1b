import { Vote } from "@app/contract/collections/schemas";
import type { CollectionVotes } from "@app/contract/collections/schemas";
import { sql } from "kysely";
import { personName } from "#/identity/index.ts";
import type { Transaction } from "#/platform/database/database.ts";

/** One creator of a collection. */
export interface EntryKey {
  collectionId: string;
  creatorId: string;
}

export const NO_VOTES: CollectionVotes = { for: [], against: [], own: null };

/** By creator, first votes first; who has none is left out. `userId` is whose own vote is told. */
export async function listVotes(
  transaction: Transaction,
  workspaceId: string,
  { collectionId, creatorIds }: { collectionId: string; creatorIds: readonly string[] },
  userId: string | null,
): Promise<ReadonlyMap<string, CollectionVotes>> {
  const rows = await transaction
    .selectFrom("collection_votes as v")
    .select(["v.creator_id", "v.user_id", "v.vote", personName("v.user_id").as("name")])
    .where("v.workspace_id", "=", workspaceId)
    .where("v.collection_id", "=", collectionId)
    .where("v.creator_id", "=", sql<string>`any(${[...creatorIds]}::uuid[])`)
    .orderBy("v.voted_at")
    .orderBy("v.user_id")
    .execute();
  const byCreator = Map.groupBy(rows, (row) => row.creator_id);
  return new Map(
    [...byCreator].map(([creatorId, votes]) => {
      const namesOf = (vote: Vote) => votes.filter((one) => one.vote === vote).map(({ name }) => name ?? "");
      const own = votes.find((one) => one.user_id === userId);
      return [
        creatorId,
        { for: namesOf("for"), against: namesOf("against"), own: own ? Vote.parse(own.vote) : null },
      ];
    }),
  );
}

/** Stores the vote of a person in place of the one before; null takes it back. */
export async function storeVote(
  transaction: Transaction,
  workspaceId: string,
  { collectionId, creatorId }: EntryKey,
  { userId, vote, now }: { userId: string; vote: Vote | null; now: Date },
): Promise<void> {
  if (vote === null) {
    await transaction
      .deleteFrom("collection_votes")
      .where("workspace_id", "=", workspaceId)
      .where("collection_id", "=", collectionId)
      .where("creator_id", "=", creatorId)
      .where("user_id", "=", userId)
      .execute();
    return;
  }
  await transaction
    .insertInto("collection_votes")
    .values({
      workspace_id: workspaceId,
      collection_id: collectionId,
      creator_id: creatorId,
      user_id: userId,
      vote,
      voted_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["workspace_id", "collection_id", "creator_id", "user_id"])
        .doUpdateSet({ vote, voted_at: now }),
    )
    .execute();
}
