import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "./tenant-table.ts";

/**
 * What a column of a table means, as somebody has chosen it: by its header and by what the rows of its table are. An
 * import in the background ends before its next batch once somebody has asked for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "import_mappings",
    sql`id uuid not null, kind text not null, header text not null, field text not null, platform text,
      chosen_by uuid, chosen_at timestamptz not null`,
    { constraints: sql`constraint import_mappings_header_key unique (workspace_id, kind, header)` },
  );
  await sql`alter table imports add column cancelled_at timestamptz`.execute(db);
}
