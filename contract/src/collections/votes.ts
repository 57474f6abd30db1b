import type { CollectionVotes } from "./schemas.ts";

/** Whether anybody has voted. */
export function hasVotes({ votes }: { votes: Pick<CollectionVotes, "for" | "against"> }): boolean {
  return votes.for.length + votes.against.length > 0;
}
