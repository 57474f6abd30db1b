import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "#/migrations/tenant-table.ts";

/** What a team told Strategy AI for all its plans: as it was told, by whom and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "remembered_facts",
    sql`
      id uuid not null,
      text text not null,
      told_by uuid,
      told_at timestamptz not null,
      version integer not null default 1,
      removed_at timestamptz`,
  );
}
