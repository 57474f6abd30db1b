import type { Database, Transaction } from "#/platform/database/database.ts";
import type { Proof } from "#/identity/sessions/sign-ins.ts";
import { changeFactor, findFactorOf, removeFactorsOf } from "#/identity/factors/user-factors.store.ts";

const HOURS_24_MS = 24 * 60 * 60_000;

/** Lets an app be taken away by the next proof of a mailbox within a day. @returns whether there is one. */
export async function markLost(transaction: Transaction, userId: string, now: Date): Promise<boolean> {
  const totp = await findFactorOf(transaction, userId, "totp", userId);
  if (!totp?.verified) return false;
  const lostUntil = new Date(now.getTime() + HOURS_24_MS).toISOString();
  // A code of the app stores its details without this: who has found it again keeps it.
  return changeFactor(transaction, totp.id, { details: { ...totp.details, lostUntil } });
}

/** Takes away an app that was called lost, with its recovery codes, from whoever proves their mailbox. @returns whether it did. */
export async function takeLostAway(
  db: Database,
  { userId, factor, oneTimeTokenId }: Pick<Proof, "userId" | "factor" | "oneTimeTokenId">,
  now: Date,
): Promise<boolean> {
  // A password that comes with a link was chosen by a mailed one.
  const isByMail = factor.delivery_method === "email" || (factor.type === "password" && oneTimeTokenId);
  if (!isByMail) return false;
  const totp = await findFactorOf(db, userId, "totp", userId);
  const { lostUntil } = totp?.details ?? {};
  if (lostUntil === undefined || now >= new Date(lostUntil)) return false;
  await removeFactorsOf(db, userId, "totp");
  await removeFactorsOf(db, userId, "recovery_codes");
  return true;
}
