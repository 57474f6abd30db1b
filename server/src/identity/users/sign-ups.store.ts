import { brokenConstraint } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { duplicateEmail } from "#/identity/identity.errors.ts";
import { changeUser, insertEmail, insertPerson, insertUser } from "./users.store.ts";
import { insertMembership, insertWorkspace } from "#/identity/workspaces/workspaces.store.ts";
import type { NewWorkspace } from "#/identity/workspaces/workspaces.store.ts";

/** Of who signs up without an invitation; name, time zone and currency are asked for afterwards. */
const FIRST_WORKSPACE: NewWorkspace = { name: "My workspace", timeZone: "UTC", currency: "EUR" };

/** A new account with an address and a workspace of its own. @throws `identity.duplicate_email`. */
export async function openAccount(
  transaction: Transaction,
  person: { name: string; email: string; verified: boolean; now: Date },
): Promise<{ userId: string; emailId: string }> {
  const opened = await insertNewUser(transaction, person);
  await insertOwnWorkspace(transaction, opened.userId, FIRST_WORKSPACE, person.now);
  return opened;
}

/** The same of somebody who is known by a number or a wallet only. @returns the id of the person. */
export async function openNamelessAccount(transaction: Transaction, now: Date): Promise<string> {
  const userId = await insertPerson(transaction, { name: "", now });
  await insertOwnWorkspace(transaction, userId, FIRST_WORKSPACE, now);
  return userId;
}

/** @throws `identity.duplicate_email`. */
export async function insertNewUser(
  transaction: Transaction,
  person: { id?: string; name: string; email: string; verified: boolean; now: Date },
): Promise<{ userId: string; emailId: string }> {
  return refusingKnown(() => insertUser(transaction, person));
}

/** One more address of a person, proved just now. @throws `identity.duplicate_email`. */
export async function insertNewEmail(
  transaction: Transaction,
  userId: string,
  email: string,
  now: Date,
): Promise<string> {
  return refusingKnown(() => insertEmail(transaction, userId, email, now));
}

async function refusingKnown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error) === "user_emails_email_key") throw duplicateEmail(error);
    throw error;
  }
}

/** A workspace of one's own, opened first. */
export async function insertOwnWorkspace(
  transaction: Transaction,
  userId: string,
  workspace: NewWorkspace,
  now: Date,
): Promise<string> {
  const { id, slug } = await insertWorkspace(transaction, workspace, now);
  await insertMembership(transaction, { workspaceId: id, userId, role: "owner", now });
  await changeUser(transaction, userId, { lastWorkspaceId: id });
  return slug;
}
