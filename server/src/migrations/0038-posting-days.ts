import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "./tenant-table.ts";

/** Days on which a workspace posts nothing, and its school holidays, as they were pasted; one row a workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "posting_days",
    sql`
      quiet_days text not null,
      school_holidays text not null,
      version integer not null default 1,
      updated_at timestamptz not null`,
    { key: [] },
  );
}
