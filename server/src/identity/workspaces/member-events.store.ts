import type {
  MemberEvent,
  MemberEventFilter,
  MemberEventKind,
  MemberEventList,
  MemberEventQuery,
  MemberEventReason,
} from "@app/contract/identity/schemas";
import { includesRole } from "@app/contract/identity/role-order";
import type { Role } from "@app/contract/identity/roles";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import { personName } from "#/identity/users/users.store.ts";

const DAY_MS = 24 * 60 * 60_000;
const LINES_MAX = 10_000;
const BY_TIME: Order = [by("moment", "e.at", "desc"), by("id", "e.id", "asc")];

/** One line of the members' log, before it has an id. */
export interface NewMemberEvent {
  kind: MemberEventKind;
  /** Null for the command line, and for who became the first owner. */
  actorId: string | null;
  userId?: string;
  tokenId?: string;
  invitationId?: string;
  role?: Role;
  roleBefore?: Role;
}

/**
 * Writes lines into the log of a workspace, in the transaction that changes what they tell of.
 * @param reason of all of them, where nobody meant it.
 */
export async function insertMemberEvents(
  transaction: Transaction,
  workspaceId: string,
  now: Date,
  events: readonly NewMemberEvent[],
  reason: MemberEventReason | null = null,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    workspace_id: workspaceId,
    id: randomUUID(),
    at: now,
    kind: event.kind,
    actor_id: event.actorId,
    user_id: event.userId ?? null,
    token_id: event.tokenId ?? null,
    invitation_id: event.invitationId ?? null,
    role: event.role ?? null,
    role_before: event.roleBefore ?? null,
    reason,
  }));
  await transaction.insertInto("member_events").values(rows).execute();
}

/** Whether somebody was removed from the transaction's workspace since then, or made less than they were. */
export async function wasLoweredSince(
  transaction: Transaction,
  userId: string,
  since: Date,
): Promise<boolean> {
  const rows = await transaction
    .selectFrom("member_events")
    .select(["kind", "role", "role_before"])
    .where("user_id", "=", userId)
    .where("at", ">", since)
    .where("kind", "in", ["member_removed", "role_changed"])
    .execute();
  return rows.some(
    ({ kind, role, role_before: before }) =>
      kind === "member_removed" || (role !== null && before !== null && !includesRole(role, before)),
  );
}

/** What was done to somebody's membership, with the role that whoever did it has now. */
export interface MemberDeed {
  kind: MemberEventKind;
  at: Date;
  by: string | null;
  as: Role | null;
  role: Role | null;
  roleBefore: Role | null;
}

/** The last of these that was done to somebody in the transaction's workspace since then. */
export async function lastDeed(
  transaction: Transaction,
  userId: string,
  kinds: readonly MemberEventKind[],
  since: Date,
): Promise<MemberDeed | null> {
  const last = await transaction
    .selectFrom("member_events as e")
    .leftJoin("memberships as actor", "actor.user_id", "e.actor_id")
    .select([
      "e.kind",
      "e.at",
      "e.actor_id as by",
      "actor.role as as",
      "e.role",
      "e.role_before as roleBefore",
    ])
    .where("e.user_id", "=", userId)
    .where("e.at", ">", since)
    .where("e.kind", "in", kinds)
    .orderBy("e.at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}

/** Newest first. */
export async function listMemberEvents(
  transaction: Transaction,
  { limit, cursor, ...filter }: MemberEventQuery,
  now: Date,
): Promise<MemberEventList> {
  const query = memberEvents(transaction, filter, now);
  return toList(await readPage(transaction, query, BY_TIME, { limit, cursor }), toEvent);
}

/** Newest first, at most `LINES_MAX`. */
export async function allMemberEvents(
  transaction: Transaction,
  filter: MemberEventFilter,
  now: Date,
): Promise<MemberEvent[]> {
  const rows = await memberEvents(transaction, filter, now)
    .orderBy("e.at", "desc")
    .orderBy("e.id")
    .limit(LINES_MAX)
    .execute();
  return rows.map(toEvent);
}

function memberEvents(transaction: Transaction, { userId, kind, days }: MemberEventFilter, now: Date) {
  return transaction
    .selectFrom("member_events as e")
    .leftJoin("api_tokens as t", (join) =>
      join.onRef("t.workspace_id", "=", "e.workspace_id").onRef("t.id", "=", "e.token_id"),
    )
    .leftJoin("invitations as i", (join) =>
      join.onRef("i.workspace_id", "=", "e.workspace_id").onRef("i.id", "=", "e.invitation_id"),
    )
    .select(["e.id", "e.at", "e.kind", "e.role_before", "e.reason", "t.name as token", "i.email"])
    .select([
      personName("e.actor_id").as("by"),
      personName("e.user_id").as("member"),
      sql<Role | null>`coalesce(e.role, i.role)`.as("role"),
    ])
    .where((where) =>
      where.and([
        ...(userId === undefined
          ? []
          : [where.or([where("e.actor_id", "=", userId), where("e.user_id", "=", userId)])]),
        ...(kind === undefined ? [] : [where("e.kind", "=", kind)]),
        ...(days === undefined ? [] : [where("e.at", ">", new Date(now.getTime() - days * DAY_MS))]),
      ]),
    );
}

type EventRow = Awaited<ReturnType<ReturnType<typeof memberEvents>["execute"]>>[number];

function toEvent(row: EventRow): MemberEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    by: row.by,
    member: row.member,
    token: row.token,
    email: row.email,
    role: row.role,
    roleBefore: row.role_before,
    reason: row.reason,
  };
}
