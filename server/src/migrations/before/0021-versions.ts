import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Creators and campaigns count their edits since they exist. */
const TABLES = [
  "collections",
  "collection_creators",
  "campaign_creators",
  "content_checks",
  "reports",
  "threads",
  "brand_profiles",
  "workspaces",
  "memberships",
  "removed_memberships",
  "users",
  "server_settings",
];

/** Whatever people edit counts its edits, so that nobody overwrites what they have not seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);
  }
}
