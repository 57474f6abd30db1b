import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "#/migrations/tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "collections",
    sql`
      id uuid not null, name text not null, note text, version integer not null default 1,
      created_by uuid, created_at timestamptz not null, updated_at timestamptz not null, removed_at timestamptz`,
  );
  await sql`create index collections_by_change on collections
    (workspace_id, updated_at desc, id) where removed_at is null`.execute(db);
  // No reference to creators: an import that is removed and brought back finds its creators in their collections.
  await tenantTable(
    db,
    "collection_creators",
    sql`
      collection_id uuid not null, creator_id uuid not null,
      place integer not null, state text not null, note text, tags text[] not null,
      version integer not null default 1,
      added_by uuid, added_at timestamptz not null`,
    {
      key: ["collection_id", "creator_id"],
      constraints: sql`foreign key (workspace_id, collection_id) references collections (workspace_id, id) on delete cascade`,
    },
  );
  await sql`create index collection_creators_by_place on collection_creators
    (workspace_id, collection_id, place, creator_id)`.execute(db);
}
