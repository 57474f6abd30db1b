import { sql } from "kysely";
import type { Kysely } from "kysely";

/** How often a post was shown: platforms count it beside views and reach. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts add impressions bigint`.execute(db);
  await sql`alter table post_readings add impressions bigint`.execute(db);
}
