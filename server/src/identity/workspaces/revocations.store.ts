import type { Transaction } from "#/platform/database/database.ts";

/** Secrets of a workspace that stop working when somebody takes them back, or with the access of who made them. */
type RevocableTable = "api_tokens" | "invitations";

/**
 * Why a secret stopped without having been revoked by itself: its maker left, may not make such, has reset their password,
 * ended all their other sessions, or may not be who has proved the address now.
 */
export type EndedWith = "membership" | "role" | "password" | "sessions" | "first_proof";

/** Ends what a person made and had not been revoked. @returns the ids of what ended. */
export async function endAllOf(
  transaction: Transaction,
  table: RevocableTable,
  userId: string,
  cause: EndedWith,
  now: Date,
): Promise<string[]> {
  const rows = await transaction
    .updateTable(table)
    .set({ revoked_at: now, ended_with: cause })
    .where("created_by", "=", userId)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes back the open links that a person joined with: whoever came by one still has it. @returns the ids of them. */
export async function revokeJoinedWith(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<string[]> {
  const joinedWith = transaction
    .selectFrom("member_events")
    .select("invitation_id")
    .where("kind", "=", "member_joined")
    .where("user_id", "=", userId);
  const rows = await transaction
    .updateTable("invitations")
    .set({ revoked_at: now })
    .where("id", "in", joinedWith)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Brings back what ended for this cause after `since`. @returns the ids of what works again. */
export async function reviveAllOf(
  transaction: Transaction,
  table: RevocableTable,
  userId: string,
  cause: EndedWith,
  since: Date,
): Promise<string[]> {
  const rows = await transaction
    .updateTable(table)
    .set({ revoked_at: null, ended_with: null })
    .where("created_by", "=", userId)
    .where("ended_with", "=", cause)
    .where("revoked_at", ">", since)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
