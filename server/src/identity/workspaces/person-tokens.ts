import { enter } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { undoneSince } from "#/platform/database/revocations.ts";
import { livingTokensBy } from "./api-tokens.store.ts";
import { insertMemberEvents } from "./member-events.store.ts";
import { formerWorkspaceIdsOf } from "./members.store.ts";
import { endAllOf, endForGood } from "./revocations.store.ts";
import { workspaceIdsOf } from "./workspaces.store.ts";

/** The names of the API tokens that a person made in any workspace and that work still. */
export async function livingTokens(transaction: Transaction, userId: string, now: Date): Promise<string[]> {
  const names: string[] = [];
  for (const workspaceId of await workspaceIdsOf(transaction, userId)) {
    await enter(transaction, "herald.workspace", workspaceId);
    names.push(...(await livingTokensBy(transaction, userId, now)));
  }
  return names;
}

/** Ends them: somebody else may have made one. None comes back by itself. */
export async function endLivingTokens(
  transaction: Transaction,
  userId: string,
  cause: "password" | "sessions",
  now: Date,
): Promise<void> {
  for (const workspaceId of await workspaceIdsOf(transaction, userId)) {
    await enter(transaction, "herald.workspace", workspaceId);
    const ids = await endAllOf(transaction, "api_tokens", userId, cause, now);
    const kind = `token_ended_with_${cause}` as const;
    const events = ids.map((tokenId) => ({ kind, actorId: userId, tokenId }));
    await insertMemberEvents(transaction, workspaceId, now, events);
  }
  await endFormerSecrets(transaction, userId, cause, now);
}

/** What they made in workspaces that they are out of has ended, and does not come back with them. */
export async function endFormerSecrets(
  transaction: Transaction,
  userId: string,
  cause: "password" | "sessions" | "first_proof",
  now: Date,
): Promise<void> {
  for (const workspaceId of await formerWorkspaceIdsOf(transaction, userId)) {
    await enter(transaction, "herald.workspace", workspaceId);
    for (const table of ["api_tokens", "invitations"] as const)
      await endForGood(transaction, table, userId, cause, undoneSince(now));
  }
}
