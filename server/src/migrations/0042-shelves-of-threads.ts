import { sql } from "kysely";
import type { Kysely } from "kysely";

/** A thread may be kept on top, or be put away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table threads
    add column pinned boolean not null default false,
    add column archived boolean not null default false`.execute(db);
}
