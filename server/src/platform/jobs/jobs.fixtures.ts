import { sql } from "kysely";
import { expect } from "vitest";
import { openDatabase } from "#/platform/database/database.ts";
import type { Connection } from "#/platform/database/database.ts";

const SOON = { timeout: 30_000, interval: 20 };

/** A job of the queue waits for its next try, which becomes its last one: those between take half a minute. */
export async function skipToLastTry(owner: Connection, queue: string): Promise<void> {
  const db = openDatabase(owner, 1);
  const skip = async () => {
    const { numAffectedRows } = await sql`update pgboss.job
      set retry_count = retry_limit - 1, start_after = now() where name = ${queue} and state = 'retry'`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  };
  await expect.poll(skip, SOON).toBe(1);
  await db.destroy();
}
