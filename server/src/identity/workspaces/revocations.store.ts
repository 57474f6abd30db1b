import { includesRole } from "@app/contract/identity/role-order";
import { ROLES } from "@app/contract/identity/roles";
import type { Role } from "@app/contract/identity/roles";
import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { undoneSince } from "#/platform/database/revocations.ts";

/** Secrets of a workspace that stop working when somebody takes them back, or with the access of who made them. */
type RevocableTable = "api_tokens" | "invitations";

/**
 * Why a secret stopped without having been revoked by itself: its maker left, may not make such, has reset their password,
 * ended all their other sessions, or may not be who has proved the address now.
 */
export type EndedWith = "membership" | "role" | "password" | "sessions" | "first_proof";

/** A link that ended with somebody who had joined by it. */
export interface EndedLink {
  id: string;
  /** Null for the command line. */
  makerId: string | null;
  role: Role;
}

/** What ended so comes back with what it ended with; anything else ends for good. */
const COMES_BACK: ReadonlySet<EndedWith> = new Set(["membership", "role"]);

// What is used up or over has ended before.
const IS_OPEN = (now: Date) => sql<boolean>`expires_at > ${now} and uses < max_uses`;

/** Ends what a person made and works still. @returns the ids of what ended. */
export async function endAllOf(
  transaction: Transaction,
  table: RevocableTable,
  userId: string,
  cause: EndedWith,
  now: Date,
): Promise<string[]> {
  if (!COMES_BACK.has(cause)) await endForGood(transaction, table, userId, cause, undoneSince(now));
  const rows = await transaction
    .updateTable(table)
    .set({ revoked_at: now, ended_with: cause })
    .where("created_by", "=", userId)
    .where("revoked_at", "is", null)
    .$if(table === "invitations", (all) => all.where(IS_OPEN(now)))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** What a person made and that ended since then is taken back by nobody: neither by itself nor with a membership. */
export async function endForGood(
  transaction: Transaction,
  table: RevocableTable,
  userId: string,
  cause: EndedWith,
  since: Date,
): Promise<void> {
  await transaction
    .updateTable(table)
    .set({ revoked_as: null, ended_with: cause })
    .where("created_by", "=", userId)
    .where("revoked_at", ">=", since)
    .execute();
}

/**
 * Ends the open links that a person joined with: whoever came by one still has it.
 * @param role what they have now; links that give no more stay open. Null for who is out.
 */
export async function endJoinedWith(
  transaction: Transaction,
  { userId, role }: { userId: string; role: Role | null },
  cause: EndedWith,
  now: Date,
): Promise<EndedLink[]> {
  const ending = ROLES.filter((each) => role === null || !includesRole(role, each));
  const rows = await transaction
    .updateTable("invitations")
    .set({ revoked_at: now, ended_with: cause })
    .where("id", "in", joinedWith(transaction, userId))
    .where("revoked_at", "is", null)
    .where(IS_OPEN(now))
    .where(sql<boolean>`role = any(${ending}::text[])`)
    .returning(["id", "created_by as makerId", "role"])
    .execute();
  return rows;
}

/**
 * Brings back the links that somebody joined with and that ended for this cause since then, unless one of the others who
 * came by it lost something meanwhile: to them it is to stay closed. @returns the ids of what works again.
 */
export async function reviveJoinedWith(
  transaction: Transaction,
  userId: string,
  cause: EndedWith,
  since: Date,
): Promise<string[]> {
  const rows = await transaction
    .updateTable("invitations as i")
    .set({ revoked_at: null, ended_with: null })
    .where("i.id", "in", joinedWith(transaction, userId))
    .where("i.ended_with", "=", cause)
    .where("i.revoked_at", ">=", since)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("member_events as joined")
            .innerJoin("member_events as lost", "lost.user_id", "joined.user_id")
            .select("lost.id")
            .where("joined.kind", "=", "member_joined")
            .whereRef("joined.invitation_id", "=", "i.id")
            .where("joined.user_id", "!=", userId)
            .where("lost.kind", "in", ["member_removed", "role_changed"])
            .whereRef("lost.at", ">=", "i.revoked_at"),
        ),
      ),
    )
    .returning("i.id")
    .execute();
  return rows.map(({ id }) => id);
}

function joinedWith(transaction: Transaction, userId: string) {
  return transaction
    .selectFrom("member_events")
    .select("invitation_id")
    .where("kind", "=", "member_joined")
    .where("user_id", "=", userId);
}

/** Brings back what ended for this cause since then. @returns the ids of what works again. */
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
    .where("revoked_at", ">=", since)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
