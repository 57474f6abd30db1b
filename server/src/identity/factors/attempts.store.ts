import { sql } from "kysely";
import type { Database } from "#/platform/database/database.ts";
import type { AttemptState } from "./attempts.rules.ts";

/** The state of a key, locked until the transaction ends, so that tries in parallel come one after another. */
export async function lockAttempts(db: Database, key: string, now: Date): Promise<AttemptState> {
  const row = await db
    .insertInto("attempts")
    .values({ key, tried_at: sql`'{}'::timestamptz[]`, blocked_until: null, locks: 0, updated_at: now })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { triedAt: row.tried_at, blockedUntil: row.blocked_until, locks: row.locks };
}

export async function writeAttempts(db: Database, key: string, state: AttemptState): Promise<void> {
  await db
    .updateTable("attempts")
    .set({ tried_at: state.triedAt, blocked_until: state.blockedUntil, locks: state.locks })
    .where("key", "=", key)
    .execute();
}

export async function removeAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom("attempts").where("key", "=", key).execute();
}

/** Counts one call of an address. @returns the calls in the window, and when the window began. */
export async function countCall(
  db: Database,
  key: string,
  now: Date,
  windowMs: number,
): Promise<{ calls: number; windowStartedAt: Date }> {
  const since = new Date(now.getTime() - windowMs);
  const row = await db
    .insertInto("address_calls")
    .values({ key, window_started_at: now, calls: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        calls: sql`case when address_calls.window_started_at <= ${since} then 1 else address_calls.calls + 1 end`,
        window_started_at: sql`case when address_calls.window_started_at <= ${since} then excluded.window_started_at else address_calls.window_started_at end`,
      }),
    )
    .returning(["calls", "window_started_at"])
    .executeTakeFirstOrThrow();
  return { calls: row.calls, windowStartedAt: row.window_started_at };
}

export async function pruneAttempts(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("attempts").where("updated_at", "<", before).execute();
  await db.deleteFrom("address_calls").where("window_started_at", "<", before).execute();
}
