import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "#/migrations/tenant-table.ts";

/** One row a workspace: its workspace is the whole key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "brand_profiles",
    sql`
      handles text[] not null,
      sells text not null,
      markets text[] not null,
      languages text[] not null,
      rivals text[] not null,
      version integer not null default 1,
      updated_at timestamptz not null`,
    { key: [] },
  );
}
