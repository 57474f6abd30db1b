import { sql } from "kysely";
import type { Kysely } from "kysely";

/** A line of the members' log says why, where nobody meant what it tells of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member_events add column reason text`.execute(db);
}
