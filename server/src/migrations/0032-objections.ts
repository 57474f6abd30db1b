import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "./tenant-table.ts";

/** Who asked not to be stored: a keyed hash, so that the list itself names nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "objections",
    sql`
      id uuid not null, hash text not null, kind text not null, platform text,
      added_at timestamptz not null, added_by text`,
    { constraints: sql`constraint objections_hash_key unique (workspace_id, hash)` },
  );
  await sql`create index objections_by_time on objections (workspace_id, added_at desc, id desc)`.execute(db);
}
