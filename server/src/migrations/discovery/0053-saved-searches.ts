import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "#/migrations/tenant-table.ts";

/** Searches that a team keeps, and whom each of them found when a person last opened it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "saved_searches",
    sql`
      id uuid not null,
      name text not null,
      text text not null,
      filters jsonb,
      sort jsonb,
      saved_by uuid,
      saved_at timestamptz not null,
      version integer not null default 1,
      removed_at timestamptz`,
  );
  await tenantTable(
    db,
    "saved_search_looks",
    sql`
      saved_search_id uuid not null,
      user_id uuid not null,
      looked_at timestamptz not null,
      creator_ids uuid[]`,
    {
      key: ["saved_search_id", "user_id"],
      constraints: sql`
        foreign key (workspace_id, saved_search_id) references saved_searches (workspace_id, id) on delete cascade,
        foreign key (workspace_id, user_id) references memberships (workspace_id, user_id) on delete cascade`,
    },
  );
}
