import { sql } from "kysely";
import type { Kysely } from "kysely";

/** In which language a version of a plan was said: its screen speaks the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table strategy_versions add column language text not null default 'en'`.execute(db);
}
