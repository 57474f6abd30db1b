import type { Transaction } from "#/platform/database/database.ts";
import { duplicateEmail } from "#/identity/identity.errors.ts";
import { addressAddedMail } from "#/identity/mail/address-mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device } from "#/identity/sessions/sign-ins.ts";
import { giveUpAndTell, proveAndTell, withFreedEmail } from "#/identity/users/proof-notices.ts";
import { insertNewEmail, insertNewUser, openAccount } from "#/identity/users/sign-ups.store.ts";
import type { Admission } from "#/identity/workspaces/invitations/admissions.service.ts";
import { findByEmail, findUser, lockUser, standsAside } from "#/identity/users/users.store.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";

/** An address that was proved just now, by a link or a code. */
interface ProvedEmail {
  email: string;
  /** Who asked for it while signed in, to add it or to prove an own one; null where somebody signs in. */
  owner: string | null;
  /** Who is signed in where it is proved. */
  here: string | null;
  /** What becomes of an address that nobody has. */
  admission: Admission;
}

/**
 * Whose address it is from now on: a known one of its person, a new one of whoever asked, or of a new account.
 * @returns null where it is nobody's. @throws `identity.duplicate_email`.
 */
export async function personOfEmail(
  transaction: Transaction,
  mails: MailsService,
  { email, owner, here, admission }: ProvedEmail,
  now: Date,
): Promise<{ userId: string; emailId: string } | null> {
  const found = await findByEmail(transaction, email);
  const isOthers = found !== null && owner !== null && owner !== found.userId;
  // It was to add the address, not to sign in as whoever has made an account with it meanwhile.
  if (isOthers && (found.verified || owner !== here)) throw duplicateEmail();
  if (isOthers) await giveUpAndTell(transaction, mails, { ...found, email, provedBy: owner }, now);
  // Whoever signs in by it is not who has proved another address of that account.
  const isAside = standsAside(found, owner) && here !== found?.userId;
  const known = isOthers || isAside ? null : found;
  if (known) {
    await proveAndTell(transaction, mails, known, here, now);
    return { userId: known.userId, emailId: known.emailId };
  }
  if (owner === null) {
    return admission.isOpen
      ? withFreedEmail(transaction, mails, { email, now }, () => admit(transaction, admission, email, now))
      : null;
  }
  // To the account of who asked only where they are still signed in; anywhere else the proof would open it.
  const user = owner === here ? await findUser(transaction, owner) : null;
  if (!user) return null;
  const emailId = await insertNewEmail(transaction, owner, email, now);
  await mails.writeToPerson(transaction, user, { mail: addressAddedMail(user.name, email), now });
  return { userId: owner, emailId };
}

/** A new account, with a workspace of its own unless an invitation leads to one. */
function admit(
  transaction: Transaction,
  { invitation, name }: Admission,
  email: string,
  now: Date,
): Promise<{ userId: string; emailId: string }> {
  const open = invitation ? insertNewUser : openAccount;
  return open(transaction, { email, verified: true, now, name });
}

/**
 * Lets changes of who adds an address, and of whoever has it, come one after another. In one order, so that two who add
 * each other's do not wait for each other for ever.
 */
export async function lockOfEmail(transaction: Transaction, owner: string, email: string): Promise<void> {
  const known = await findByEmail(transaction, email);
  for (const userId of [...new Set([owner, known?.userId ?? owner])].toSorted())
    await lockUser(transaction, userId);
}

/** Who is signed in and wants to prove an address. A new one becomes a way in, so it asks for a fresh factor. */
export async function ownerOfNewEmail(
  sessions: SessionsService,
  email: string,
  device: Device,
): Promise<UserRecord> {
  const { user } = await sessions.require(device.token);
  if (!user.emails.some((own) => own.email === email)) await sessions.requireFresh(device.token);
  return user;
}
