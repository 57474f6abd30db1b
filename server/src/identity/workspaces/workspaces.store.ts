import type { Workspace, WorkspaceChange } from "@app/contract/identity/schemas";
import type { Role } from "@app/contract/identity/roles";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import { randomUUID } from "node:crypto";
import { enter, leaveUser, withUser } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import type { WorkspacesTable } from "#/identity/identity.tables.ts";
import { insertMemberEvents } from "./member-events.store.ts";
import { freeSlug, suggestSlug } from "./workspaces.rules.ts";

export type WorkspaceRecord = Omit<Workspace, "role" | "seesPrices" | "createdAt"> & { createdAt: Date };

export interface NewWorkspace {
  name: string;
  /** Suggested by the name when absent. */
  slug?: string | undefined;
  timeZone: string;
  currency: string;
  isSample?: boolean;
  /** Makes it this person's private copy of the sample, under an id that was chosen before. */
  copy?: { id: string; userId: string };
}

/** @throws the database's error on `workspaces_slug_key` when a given slug is taken. */
export async function insertWorkspace(
  db: Database,
  input: NewWorkspace,
  now: Date,
): Promise<WorkspaceRecord> {
  const row = await db
    .insertInto("workspaces")
    .values({
      id: input.copy?.id ?? randomUUID(),
      slug: input.slug ?? (await nextSlug(db, input.name)),
      name: input.name,
      time_zone: input.timeZone,
      currency: input.currency,
      is_sample: input.isSample ?? false,
      sample_copy_for: input.copy?.userId,
      claimed_at: null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWorkspace(row);
}

async function nextSlug(db: Database, name: string): Promise<string> {
  const slug = suggestSlug(name);
  await sql`select pg_advisory_xact_lock(hashtext(${`workspace slug ${slug}`}))`.execute(db);
  const rows = await db
    .selectFrom("workspaces")
    .select("slug")
    .where((where) => where.or([where("slug", "=", slug), where("slug", "like", `${slug}-%`)]))
    .execute();
  return freeSlug(slug, new Set(rows.map((row) => row.slug)));
}

/** The link that somebody joins with, and who made it. */
interface Invited {
  id: string;
  createdBy: string | null;
}

/** Makes a person a member and leaves the transaction in this workspace. Who is one already keeps their role. */
export async function insertMembership(
  transaction: Transaction,
  membership: { workspaceId: string; userId: string; role: Role; now: Date; invitation?: Invited },
): Promise<void> {
  const { workspaceId, userId, role, now, invitation } = membership;
  await enter(transaction, "herald.workspace", workspaceId);
  const inserted = await transaction
    .insertInto("memberships")
    .values({ workspace_id: workspaceId, user_id: userId, role, created_at: now })
    .onConflict((conflict) => conflict.columns(["workspace_id", "user_id"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (inserted) {
    const by = invitation
      ? { actorId: invitation.createdBy, invitationId: invitation.id }
      : { actorId: null };
    await insertMemberEvents(transaction, workspaceId, now, [{ kind: "member_joined", userId, role, ...by }]);
  }
  await transaction
    .updateTable("workspaces")
    .set({ claimed_at: now })
    .where("id", "=", workspaceId)
    .where("claimed_at", "is", null)
    .execute();
}

/** Whether it is the private copy of the sample that one person has. */
export async function isSampleCopy(transaction: Transaction, workspaceId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom("workspaces")
    .select("id")
    .where("id", "=", workspaceId)
    .where("sample_copy_for", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The workspaces of a person by name, then the sample, then their copy of it. */
export async function workspacesOf(
  db: Database,
  userId: string,
): Promise<(WorkspaceRecord & { role: Role })[]> {
  return withUser(db, userId, async (transaction) => {
    const rows = await transaction
      .selectFrom("workspaces as w")
      .leftJoin("memberships as m", (join) =>
        join.onRef("m.workspace_id", "=", "w.id").on("m.user_id", "=", userId),
      )
      .selectAll("w")
      .select("m.role")
      .where((where) => where.or([where("m.role", "is not", null), where("w.is_sample", "=", true)]))
      .where("w.removed_at", "is", null)
      .orderBy((order) => order("w.sample_copy_for", "is not", null))
      .orderBy("w.is_sample")
      .orderBy("w.name")
      .execute();
    return rows.map((row) => ({ ...toWorkspace(row), role: row.role ?? "member" }));
  });
}

/** Those that a person is a member of, removed ones too: they may come back. Leaves the transaction as this person. */
export async function workspaceIdsOf(transaction: Transaction, userId: string): Promise<string[]> {
  await enter(transaction, "herald.user", userId);
  const rows = await transaction
    .selectFrom("memberships")
    .select("workspace_id")
    .where("user_id", "=", userId)
    .execute();
  // Who is asked about a single workspace afterwards would be a member by any of these.
  await leaveUser(transaction);
  return rows.map((row) => row.workspace_id);
}

export async function findWorkspace(
  db: Database,
  by: { id: string } | { slug: string } | { isSample: true },
): Promise<WorkspaceRecord | null> {
  const all = db.selectFrom("workspaces").selectAll().where("removed_at", "is", null);
  const query =
    "id" in by
      ? all.where("id", "=", by.id)
      : "slug" in by
        ? all.where("slug", "=", by.slug)
        : all.where("is_sample", "=", true);
  const row = await query.executeTakeFirst();
  return row ? toWorkspace(row) : null;
}

/** All workspaces in the order in which they were made, the sample and its copies last. */
export async function allWorkspaces(db: Database): Promise<(WorkspaceRecord & { isClaimed: boolean })[]> {
  const rows = await db
    .selectFrom("workspaces")
    .selectAll()
    .where("removed_at", "is", null)
    .orderBy((order) => order("sample_copy_for", "is not", null))
    .orderBy("is_sample")
    .orderBy("created_at")
    .orderBy("slug")
    .execute();
  return rows.map((row) => ({ ...toWorkspace(row), isClaimed: row.claimed_at !== null }));
}

/** The oldest workspace that waits for its first member, locked against a second one who comes at once. */
export async function lockUnclaimedWorkspace(transaction: Transaction): Promise<WorkspaceRecord | null> {
  const row = await transaction
    .selectFrom("workspaces")
    .selectAll()
    .where("claimed_at", "is", null)
    .where("is_sample", "=", false)
    .orderBy("created_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ? toWorkspace(row) : null;
}

/**
 * Stores settings over the version they were made from.
 * @throws as `storeEdit`, and the database's error on `workspaces_slug_key` when the slug is taken.
 */
export async function editWorkspace(
  db: Database,
  workspaceId: string,
  { version, ...yours }: WorkspaceChange,
): Promise<void> {
  await storeEdit(db, {
    table: "workspaces",
    row: { id: workspaceId },
    version,
    set: {
      name: yours.name,
      slug: yours.slug,
      time_zone: yours.timeZone,
      currency: yours.currency,
      viewers_see_prices: yours.viewersSeePrices,
    },
    yours,
    stored: async () => {
      const found = await findWorkspace(db, { id: workspaceId });
      return found && { version: found.version, values: found };
    },
    what: "workspace",
  });
}

/** Names a workspace for its first member: nobody has read it before. */
export async function nameWorkspace(
  transaction: Transaction,
  workspaceId: string,
  { name, timeZone, currency }: { name: string; timeZone: string; currency: string },
): Promise<void> {
  await transaction
    .updateTable("workspaces")
    .set({ name, time_zone: timeZone, currency })
    .where("id", "=", workspaceId)
    .execute();
}

export function toWorkspace(row: Selectable<WorkspacesTable>): WorkspaceRecord {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    timeZone: row.time_zone,
    currency: row.currency,
    isSample: row.is_sample || row.sample_copy_for !== null,
    isSampleCopy: row.sample_copy_for !== null,
    viewersSeePrices: row.viewers_see_prices,
    version: row.version,
    createdAt: row.created_at,
  };
}
