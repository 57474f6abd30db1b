import type { Member, MemberList, RoleChange } from "@app/contract/identity/schemas";
import type { ListQuery } from "@app/contract/paging";
import type { Role } from "@app/contract/identity/roles";
import { sql } from "kysely";
import { enter, leaveUser } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import { openLinksBy } from "#/platform/share-links/share-links.store.ts";
import { addressOf } from "#/identity/users/users.store.ts";
import { alreadyMember } from "#/identity/identity.errors.ts";
import { openTokensBy } from "./api-tokens.store.ts";
import { joinedByOpenLink, openInvitationsBy } from "./invitations/invitations.store.ts";

const BY_JOINING: Order = [by("moment", "m.created_at", "asc"), by("id", "m.user_id", "asc")];

/** The members of the transaction's workspace, in the order in which they joined. */
export async function listMembers(transaction: Transaction, page: ListQuery, now: Date): Promise<MemberList> {
  return toList(await readPage(transaction, members(transaction, now), BY_JOINING, page), toMember);
}

/** Who this is in the transaction's workspace; null for nobody of it. */
export async function readMember(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<Member | null> {
  const row = await members(transaction, now).where("m.user_id", "=", userId).executeTakeFirst();
  return row ? toMember(row) : null;
}

function members(transaction: Transaction, now: Date) {
  return transaction
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select([
      "m.user_id",
      "m.role",
      "m.version",
      "m.created_at",
      "u.name",
      "u.is_server_administrator",
      "u.last_seen_at",
    ])
    .select([
      addressOf("u.id").as("email"),
      sql<boolean>`exists (select from user_emails e where e.user_id = u.id and e.verified)`.as("is_proved"),
      sql<number>`(select count(*) from memberships o where o.role = 'owner')`.as("owners"),
      openLinksBy(sql.ref("m.user_id"), now).as("open_links"),
      openInvitationsBy(sql.ref("m.user_id"), now).as("open_invitations"),
      openTokensBy(sql.ref("m.user_id"), now).as("open_tokens"),
      joinedByOpenLink(sql.ref("m.user_id"), now).as("joined_by_open_link"),
    ]);
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>["execute"]>>[number];

function toMember(row: MemberRow): Member {
  return {
    userId: row.user_id,
    name: row.name,
    email: row.email,
    isEmailProved: row.is_proved,
    role: row.role,
    isServerAdministrator: row.is_server_administrator,
    isLastOwner: row.role === "owner" && row.owners === 1,
    openLinks: row.open_links,
    openInvitations: row.open_invitations,
    openTokens: row.open_tokens,
    joinedByOpenLink: row.joined_by_open_link,
    version: row.version,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    joinedAt: row.created_at.toISOString(),
  };
}

export async function findMember(transaction: Transaction, userId: string): Promise<Role | null> {
  const row = await transaction
    .selectFrom("memberships")
    .select("role")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** The owners, locked until the transaction ends, so that two changes at once cannot leave none. */
export async function lockOwners(transaction: Transaction): Promise<string[]> {
  const rows = await transaction
    .selectFrom("memberships")
    .select("user_id")
    .where("role", "=", "owner")
    .orderBy("user_id")
    .forUpdate()
    .execute();
  return rows.map((row) => row.user_id);
}

/** Stores a role over the version it was made from. @throws as `storeEdit`. */
export async function editRole(
  transaction: Transaction,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  { version, role }: RoleChange,
  now: Date,
): Promise<void> {
  await storeEdit(transaction, {
    table: "memberships",
    row: { workspace_id: workspaceId, user_id: userId },
    version,
    set: { role },
    yours: { role },
    stored: async () => {
      const found = await readMember(transaction, userId, now);
      return found && { version: found.version, values: found };
    },
    what: "member",
  });
}

/** Removes a member and keeps what is needed to undo it. */
export async function removeMember(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const removed = await transaction
    .deleteFrom("memberships")
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
  if (!removed) return;
  const row = { ...removed, removed_at: now };
  await transaction
    .insertInto("removed_memberships")
    .values(row)
    .onConflict((conflict) => conflict.columns(["workspace_id", "user_id"]).doUpdateSet(row))
    .execute();
}

/** The members who joined by links of a person, or by links of those. */
export async function broughtInBy(
  transaction: Transaction,
  userId: string,
): Promise<{ userId: string; role: Role }[]> {
  const { rows } = await sql<{ userId: string; role: Role }>`with recursive brought (user_id) as (
      select ${userId}::uuid
      union
      select e.user_id from member_events e join brought b on e.actor_id = b.user_id
      where e.kind = 'member_joined'
    )
    select m.user_id as "userId", m.role from memberships m join brought b on b.user_id = m.user_id
    where m.user_id <> ${userId}
    order by m.user_id`.execute(transaction);
  return rows;
}

export async function isOnlyMember(transaction: Transaction): Promise<boolean> {
  const rows = await transaction.selectFrom("memberships").select("user_id").limit(2).execute();
  return rows.length === 1;
}

/** Everybody but one person, in the order in which they joined. */
export function otherMembers(
  transaction: Transaction,
  userId: string,
): Promise<{ userId: string; role: Role }[]> {
  return transaction
    .selectFrom("memberships")
    .select(["user_id as userId", "role"])
    .where("user_id", "!=", userId)
    .orderBy("created_at")
    .orderBy("user_id")
    .execute();
}

/** The workspaces that a person was taken out of, or left, and may be brought back to. */
export async function formerWorkspaceIdsOf(transaction: Transaction, userId: string): Promise<string[]> {
  await enter(transaction, "herald.user", userId);
  const rows = await transaction
    .selectFrom("removed_memberships")
    .select("workspace_id")
    .where("user_id", "=", userId)
    .execute();
  await leaveUser(transaction);
  return rows.map((row) => row.workspace_id);
}

/** That others, or they themselves, took a person out of a workspace is not undone any more, wherever that was. */
export async function forgetRemovals(transaction: Transaction, userId: string): Promise<void> {
  await enter(transaction, "herald.user", userId);
  await transaction.deleteFrom("removed_memberships").where("user_id", "=", userId).execute();
  await leaveUser(transaction);
}

/** The same of everybody who was in the transaction's workspace: nobody of them comes back without an invitation. */
export async function forgetRemovalsHere(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction.deleteFrom("removed_memberships").where("workspace_id", "=", workspaceId).execute();
}

/** Who may most beside a person, of admins and members the first who joined: clients and guests own nothing by it. */
export async function heirOf(
  transaction: Transaction,
  userId: string,
): Promise<{ userId: string; role: Role } | null> {
  const others = await otherMembers(transaction, userId);
  const of = (wanted: Role) => others.find(({ role }) => role === wanted);
  return of("admin") ?? of("member") ?? null;
}

/** Makes a person an owner, whether they were a member or not. */
export async function makeOwner(
  transaction: Transaction,
  { workspaceId, userId, now }: { workspaceId: string; userId: string; now: Date },
): Promise<void> {
  const row = { workspace_id: workspaceId, user_id: userId, role: "owner", created_at: now } as const;
  await transaction
    .insertInto("memberships")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["workspace_id", "user_id"])
        .doUpdateSet({ role: "owner", version: sql`memberships.version + 1` }),
    )
    .execute();
}

/**
 * Brings back who was removed after `since`.
 * @returns their role; null when there is nobody to bring back.
 * @throws `identity.already_member` for who has joined again.
 */
export async function restoreMember(
  transaction: Transaction,
  userId: string,
  since: Date,
): Promise<Role | null> {
  const removed = await transaction
    .deleteFrom("removed_memberships")
    .where("user_id", "=", userId)
    .where("removed_at", ">", since)
    .returning(["workspace_id", "user_id", "role", "version", "created_at"])
    .executeTakeFirst();
  if (!removed) return null;
  const restored = await transaction
    .insertInto("memberships")
    .values(removed)
    .onConflict((conflict) => conflict.columns(["workspace_id", "user_id"]).doNothing())
    .returning("role")
    .executeTakeFirst();
  if (!restored) throw alreadyMember();
  return restored.role;
}
