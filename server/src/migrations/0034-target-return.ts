import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What a campaign shall bring for each unit of what it costs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaigns add column target_return double precision`.execute(db);
}
