import type { Transaction } from "#/platform/database/database.ts";
import { factorsOf } from "#/identity/factors/user-factors.ts";
import { findFactor, keepOnlyFactor } from "#/identity/factors/user-factors.store.ts";
import { sessionNotFound } from "#/identity/identity.errors.ts";
import { factorAddedMail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { WaitingAccount } from "#/identity/sessions/half-sign-ins.store.ts";
import { findUser, lockUser } from "#/identity/users/users.store.ts";
import { oauthTaken } from "./oauth.errors.ts";

/** What is kept of an account at a provider outside. */
export type OutsideAccount = Omit<WaitingAccount, "id">;

interface Connection {
  userId: string;
  account: OutsideAccount;
  /** The id it gets, where a sign-in has named it already. */
  id?: string;
  /** Whether the account here was made just now, so that nobody has to be told. */
  isNew: boolean;
  now: Date;
}

/** Makes an account at a provider outside a way in, and tells its person. @returns its id. */
export async function connectAccount(
  transaction: Transaction,
  mails: MailsService,
  { userId, account, id, isNew, now }: Connection,
): Promise<string> {
  await lockUser(transaction, userId);
  const user = await findUser(transaction, userId);
  if (!user) throw sessionNotFound();
  const mail = factorAddedMail(user.name, "oauth");
  if (!isNew) await mails.writeToPerson(transaction, user, { mail, now });
  const factor = {
    userId,
    kind: "oauth",
    subject: subjectOf(account),
    details: detailsOf(account),
    now,
  } as const;
  return keepOnlyFactor(transaction, { ...factor, ...(id !== undefined && { id }) }, oauthTaken);
}

/** Connects what has waited for a second factor, unless it, or another one of its provider, was connected meanwhile. */
export async function connectWaiting(
  transaction: Transaction,
  mails: MailsService,
  userId: string,
  { id, ...account }: WaitingAccount,
  now: Date,
): Promise<void> {
  const user = await findUser(transaction, userId);
  const own = factorsOf(user?.factors ?? [], "oauth");
  if (own.some(({ details }) => details.provider === account.provider)) return;
  if (await findFactor(transaction, "oauth", subjectOf(account))) return;
  await connectAccount(transaction, mails, { userId, account, id, isNew: false, now });
}

// A provider's id holds no blank, so no two of these can be alike.
export function subjectOf({ provider, subject }: Pick<OutsideAccount, "provider" | "subject">): string {
  return `${provider} ${subject}`;
}

/** What the provider says today: its subject stays the same, its address may not. */
export function detailsOf({ provider, subject, email, picture, locale }: OutsideAccount) {
  return { provider, providerSubject: subject, email, picture, locale };
}
