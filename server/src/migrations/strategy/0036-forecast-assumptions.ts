import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "#/migrations/tenant-table.ts";

/** What forecasts of a workspace take for granted instead of the defaults, by the ids of the registry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "forecast_assumptions",
    sql`changed jsonb not null, version integer not null default 1, updated_at timestamptz not null`,
    { key: [] },
  );
}
