import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What an import in the background has to know and how far it is; null for one that ran while its page waited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column run jsonb`.execute(db);
}
