import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Whether those who only read see prices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workspaces add column viewers_see_prices boolean not null default true`.execute(db);
}
