import { allowSeconds, withUser } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";

/** Everything in it goes by one statement. */
const FORGETTING_SECONDS = 50;

/** @returns whether it was there. */
export async function markRemoved(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  const row = await transaction
    .updateTable("workspaces")
    .set({ removed_at: now })
    .where("id", "=", id)
    .where("is_sample", "=", false)
    .where("sample_copy_for", "is", null)
    .where("removed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** What a person owns and was removed after `since`, the latest first. */
export function removedOf(
  db: Database,
  userId: string,
  since: Date,
): Promise<{ id: string; name: string; removedAt: Date }[]> {
  return withUser(db, userId, async (transaction) => {
    const rows = await transaction
      .selectFrom("workspaces as w")
      .innerJoin("memberships as m", "m.workspace_id", "w.id")
      .select(["w.id", "w.name", "w.removed_at as removedAt"])
      .where("m.user_id", "=", userId)
      .where("m.role", "=", "owner")
      .where("w.sample_copy_for", "is", null)
      .where("w.removed_at", ">", since)
      .$narrowType<{ removedAt: Date }>()
      .orderBy("w.removed_at", "desc")
      .orderBy("w.id")
      .execute();
    return rows;
  });
}

/** Brings back what was removed after `since`. @returns whether there was such a one. */
export async function unmarkRemoved(transaction: Transaction, id: string, since: Date): Promise<boolean> {
  const row = await transaction
    .updateTable("workspaces")
    .set({ removed_at: null })
    .where("id", "=", id)
    .where("sample_copy_for", "is", null)
    .where("removed_at", ">", since)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a workspace with everything in it if it was removed by `until` and not brought back. @returns whether it was. */
export function deleteRemoved(db: Database, id: string, until: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await allowSeconds(transaction, FORGETTING_SECONDS);
    const row = await transaction
      .deleteFrom("workspaces")
      .where("id", "=", id)
      .where("sample_copy_for", "is", null)
      .where("removed_at", "<=", until)
      .returning("id")
      .executeTakeFirst();
    return row !== undefined;
  });
}

/** Whether the last that the log tells of a person is that they left by themselves. */
export async function hasLeft(transaction: Transaction, userId: string): Promise<boolean> {
  const last = await transaction
    .selectFrom("member_events")
    .select(["kind", "actor_id"])
    .where("user_id", "=", userId)
    .where("kind", "in", ["member_joined", "member_left", "member_removed", "member_restored"])
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.kind === "member_left" && last.actor_id === userId;
}
