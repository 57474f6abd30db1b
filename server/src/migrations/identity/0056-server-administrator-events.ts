import { sql } from "kysely";
import type { Kysely } from "kysely";
import { grantToApplication } from "#/migrations/tenant-table.ts";

/** Who came to administer the server, from whom it was taken, and by whom: of the server, and of no workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table server_administrator_events (
    id uuid primary key,
    at timestamptz not null,
    kind text not null,
    actor_id uuid,
    user_id uuid not null
  )`.execute(db);
  await grantToApplication(db, "server_administrator_events");
}
