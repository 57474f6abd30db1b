import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What a server administrator set of who comes in and how, beside who made or removed one; null on all other lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table server_administrator_events add column changed jsonb`.execute(db);
}
