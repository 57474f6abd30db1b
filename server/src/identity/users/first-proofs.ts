import { enter } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { endTokensFor, endTokensOf } from "#/identity/factors/one-time-tokens.store.ts";
import { isWayIn } from "#/identity/factors/user-factors.ts";
import { removeFactorsOf } from "#/identity/factors/user-factors.store.ts";
import { removeSessionsOf } from "#/identity/sessions/sessions.store.ts";
import { afterFirstProof, afterLastAddress } from "#/identity/workspaces/member-changes.ts";
import type { Unproved } from "#/identity/workspaces/member-changes.ts";
import { workspaceIdsOf } from "#/identity/workspaces/workspaces.store.ts";
import { hasProvedAddress } from "./emails.rules.ts";
import {
  changeUser,
  findUser,
  lockUser,
  removeEmail,
  removeOtherEmails,
  removePassword,
  verifyEmail,
} from "./users.store.ts";

/**
 * Proves an address. Whoever made its account did not: with the first proof ends everything by which they could come
 * in, unless it is the same person, signed in here. Marks of devices end with the password.
 * @param here who is signed in where the address is proved.
 * @returns whether something ended by it that its person may miss, and has to be told of.
 */
export async function proveEmail(
  transaction: Transaction,
  { userId, emailId }: { userId: string; emailId: string },
  here: string | null,
  now: Date,
): Promise<boolean> {
  await lockUser(transaction, userId);
  const isFirstProof = await verifyEmail(transaction, emailId);
  if (!isFirstProof || here === userId) return false;
  await removeOtherEmails(transaction, userId, emailId);
  return endPrepared(transaction, userId, now);
}

/**
 * Takes an address that nobody has proved from the account that has it, for another person who has proved it now. An
 * account that keeps no proved way in ends: whoever made it cannot come back, and nobody else can come in. Its workspaces
 * go to who works in them, or to who has proved the address. @returns the new owners.
 */
export async function giveUpEmail(
  transaction: Transaction,
  { userId, emailId, email, provedBy }: { userId: string; emailId: string; email: string; provedBy: string },
  now: Date,
): Promise<string[]> {
  await removeEmail(transaction, emailId);
  await endTokensFor(transaction, userId, email, now);
  const user = await findUser(transaction, userId);
  const isReached = user !== null && (hasProvedAddress(user) || user.factors.some(isWayIn));
  const owners: string[] = [];
  if (isReached) return owners;
  await endPrepared(transaction, userId, now, async (_transaction, unproved) => {
    const owner = await afterLastAddress(transaction, { ...unproved, provedBy });
    if (owner !== null) owners.push(owner);
  });
  return owners;
}

async function endPrepared(
  transaction: Transaction,
  userId: string,
  now: Date,
  endIn: (transaction: Transaction, unproved: Unproved) => Promise<unknown> = afterFirstProof,
): Promise<boolean> {
  const user = await findUser(transaction, userId);
  const name = user?.name ?? "";
  await removePassword(transaction, userId);
  await removeFactorsOf(transaction, userId);
  await endTokensOf(transaction, userId, now);
  await removeSessionsOf(transaction, userId, null);
  await changeUser(transaction, userId, { name: "", untrustedMetadata: {} });
  for (const workspaceId of await workspaceIdsOf(transaction, userId)) {
    await enter(transaction, "herald.workspace", workspaceId);
    await endIn(transaction, { workspaceId, userId, name, now });
  }
  return user !== null && (name !== "" || user.passwordId !== null || user.factors.length > 0);
}
