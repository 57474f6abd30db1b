import { enter } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { endTokensFor, endTokensOf } from "#/identity/factors/one-time-tokens.store.ts";
import { isWayIn } from "#/identity/factors/user-factors.ts";
import { removeFactorsOf } from "#/identity/factors/user-factors.store.ts";
import { removeSessionsOf } from "#/identity/sessions/sessions.store.ts";
import { afterFirstProof, afterLastAddress } from "#/identity/workspaces/member-changes.ts";
import type { ProofEffects, Unproved } from "#/identity/workspaces/member-changes.ts";
import { forgetRemovals } from "#/identity/workspaces/members.store.ts";
import { endFormerSecrets } from "#/identity/workspaces/person-tokens.ts";
import { workspaceIdsOf } from "#/identity/workspaces/workspaces.store.ts";
import { hasProvedAddress } from "./emails.rules.ts";
import { changeUser, findUser, lockUser, removeEmail, removePassword, verifyEmail } from "./users.store.ts";
import type { UserRecord } from "./users.store.ts";

/** Of an account that has lost what was prepared on it. */
export interface FirstProof {
  /** By which the others knew it. */
  name: string;
  email: string;
  effects: readonly ProofEffects[];
}

/**
 * Proves an address. Whoever made its account did not: with the first proof ends everything by which they could come
 * in, unless it is the same person, signed in here. Marks of devices end with the password.
 * @param here who is signed in where the address is proved.
 * @returns what ended by it, which people have to be told of; null where nothing did that its person may miss.
 */
export async function proveEmail(
  transaction: Transaction,
  { userId, emailId }: { userId: string; emailId: string },
  here: string | null,
  now: Date,
): Promise<FirstProof | null> {
  await lockUser(transaction, userId);
  const isFirstProof = await verifyEmail(transaction, emailId);
  if (!isFirstProof || here === userId) return null;
  const user = await findUser(transaction, userId);
  const effects = await endPrepared(transaction, user, now, (unproved) =>
    afterFirstProof(transaction, unproved),
  );
  const [proved] = user?.emails ?? [];
  if (!user || !proved) return null;
  const hadNothing = user.name === "" && user.passwordId === null && user.factors.length === 0;
  return hadNothing ? null : { name: user.name, email: proved.email, effects };
}

/**
 * Takes an address that nobody has proved from the account that has it, for another person who has proved it now. An
 * account that keeps no proved way in ends: whoever made it cannot come back, and nobody else can come in. Its workspaces
 * go to who works in them, or to who has proved the address. @returns what ended; null where the account goes on.
 */
export async function giveUpEmail(
  transaction: Transaction,
  { userId, emailId, email, provedBy }: { userId: string; emailId: string; email: string; provedBy: string },
  now: Date,
): Promise<FirstProof | null> {
  await removeEmail(transaction, emailId);
  await endTokensFor(transaction, userId, email, now);
  const user = await findUser(transaction, userId);
  const isReached = user !== null && (hasProvedAddress(user) || user.factors.some(isWayIn));
  if (isReached) return null;
  const effects = await endPrepared(transaction, user, now, (unproved) =>
    afterLastAddress(transaction, { ...unproved, provedBy }),
  );
  return user && { name: user.name, email, effects };
}

async function endPrepared(
  transaction: Transaction,
  user: Pick<UserRecord, "id" | "name"> | null,
  now: Date,
  endIn: (unproved: Unproved) => Promise<ProofEffects | null>,
): Promise<ProofEffects[]> {
  if (!user) return [];
  const { id: userId, name } = user;
  await removePassword(transaction, userId);
  await removeFactorsOf(transaction, userId);
  await endTokensOf(transaction, userId, now);
  await removeSessionsOf(transaction, userId, null);
  await changeUser(transaction, userId, { name: "", untrustedMetadata: {} });
  const all: ProofEffects[] = [];
  for (const workspaceId of await workspaceIdsOf(transaction, userId)) {
    await enter(transaction, "herald.workspace", workspaceId);
    const effects = await endIn({ workspaceId, userId, name, now });
    if (effects) all.push(effects);
  }
  await endFormerSecrets(transaction, userId, "first_proof", now);
  await forgetRemovals(transaction, userId);
  return all;
}
