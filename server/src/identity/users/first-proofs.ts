import { enter } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { endTokensOf } from "#/identity/factors/one-time-tokens.store.ts";
import { removeFactorsOf } from "#/identity/factors/user-factors.store.ts";
import { removeSessionsOf } from "#/identity/sessions/sessions.store.ts";
import { afterFirstProof } from "#/identity/workspaces/member-changes.ts";
import { workspaceIdsOf } from "#/identity/workspaces/workspaces.store.ts";
import { lockUser, removeOtherEmails, removePassword, verifyEmail } from "./users.store.ts";

/**
 * Proves an address. Whoever made its account did not: with the first proof ends everything by which they could come
 * in, unless it is the same person, signed in here. Marks of devices end with the password.
 * @param here who is signed in where the address is proved.
 */
export async function proveEmail(
  transaction: Transaction,
  { userId, emailId }: { userId: string; emailId: string },
  here: string | null,
  now: Date,
): Promise<void> {
  await lockUser(transaction, userId);
  const isFirstProof = await verifyEmail(transaction, emailId);
  if (!isFirstProof || here === userId) return;
  await removePassword(transaction, userId);
  await removeOtherEmails(transaction, userId, emailId);
  await removeFactorsOf(transaction, userId);
  await endTokensOf(transaction, userId, now);
  await removeSessionsOf(transaction, userId, null);
  for (const workspaceId of await workspaceIdsOf(transaction, userId)) {
    await enter(transaction, "herald.workspace", workspaceId);
    await afterFirstProof(transaction, { workspaceId, userId, now });
  }
}
