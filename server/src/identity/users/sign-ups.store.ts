import { brokenConstraint } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { duplicateEmail } from "#/identity/identity.errors.ts";
import { changeUser, insertUser } from "./users.store.ts";
import { insertMembership, insertWorkspace } from "#/identity/workspaces/workspaces.store.ts";
import type { NewWorkspace } from "#/identity/workspaces/workspaces.store.ts";

/** @throws `identity.duplicate_email`. */
export async function insertNewUser(
  transaction: Transaction,
  person: { name: string; email: string; verified: boolean; now: Date },
): Promise<{ userId: string; emailId: string }> {
  try {
    return await insertUser(transaction, person);
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
