import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What the plan behind a campaign reserved for a creator, until a fee is agreed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign_creators add column reserved jsonb`.execute(db);
}
