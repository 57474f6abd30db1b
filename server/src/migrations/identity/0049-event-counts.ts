import { sql } from "kysely";
import type { Kysely } from "kysely";
import { grantToApplication } from "#/migrations/tenant-table.ts";

/** How often things happened on the way to a sign-in: by the day, of nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table event_counts (
    day date not null,
    event text not null,
    method text not null,
    count integer not null,
    primary key (day, event, method)
  )`.execute(db);
  await grantToApplication(db, "event_counts");
}
