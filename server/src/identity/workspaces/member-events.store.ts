import type { MemberEvent, MemberEventKind, MemberEventList } from "@app/contract/identity/schemas";
import type { ListQuery } from "@app/contract/paging";
import type { Role } from "@app/contract/identity/roles";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import { personName } from "#/identity/users/users.store.ts";

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

/** Writes lines into the log of a workspace, in the transaction that changes what they tell of. */
export async function insertMemberEvents(
  transaction: Transaction,
  workspaceId: string,
  now: Date,
  events: readonly NewMemberEvent[],
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
  }));
  await transaction.insertInto("member_events").values(rows).execute();
}

/** Newest first. */
export async function listMemberEvents(transaction: Transaction, page: ListQuery): Promise<MemberEventList> {
  const query = transaction
    .selectFrom("member_events as e")
    .leftJoin("api_tokens as t", (join) =>
      join.onRef("t.workspace_id", "=", "e.workspace_id").onRef("t.id", "=", "e.token_id"),
    )
    .leftJoin("invitations as i", (join) =>
      join.onRef("i.workspace_id", "=", "e.workspace_id").onRef("i.id", "=", "e.invitation_id"),
    )
    .select(["e.id", "e.at", "e.kind", "e.role_before", "t.name as token"])
    .select([
      personName("e.actor_id").as("by"),
      personName("e.user_id").as("member"),
      sql<Role | null>`coalesce(e.role, i.role)`.as("role"),
    ]);
  return toList(await readPage(transaction, query, BY_TIME, page), (row): MemberEvent => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    by: row.by,
    member: row.member,
    token: row.token,
    role: row.role,
    roleBefore: row.role_before,
  }));
}
