import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "#/migrations/tenant-table.ts";

/** Kept apart from the entry of a creator: a removal that is undone finds the votes again, and so does a merge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "collection_votes",
    sql`
      collection_id uuid not null, creator_id uuid not null,
      user_id uuid not null references users (id) on delete cascade,
      vote text not null check (vote in ('for', 'against')),
      voted_at timestamptz not null`,
    {
      key: ["collection_id", "creator_id", "user_id"],
      constraints: sql`foreign key (workspace_id, collection_id) references collections (workspace_id, id) on delete cascade`,
    },
  );
}
