import { sql } from "kysely";
import type { Kysely } from "kysely";

/** When a change was written, so that those that were read long ago can be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table change_feed add column written_at timestamptz not null default now()`.execute(db);
}
