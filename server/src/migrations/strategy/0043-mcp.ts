import { sql } from "kysely";
import type { Kysely } from "kysely";
import { grantToApplication, tenantTable } from "#/migrations/tenant-table.ts";

/** Whether programs may speak to the tools of Strategy AI, in one row; and what they called, by workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mcp_setting (
    id text primary key check (id = 'server'),
    is_on boolean not null,
    version integer not null default 1,
    updated_at timestamptz not null
  )`.execute(db);
  await grantToApplication(db, "mcp_setting");
  await tenantTable(
    db,
    "mcp_calls",
    sql`id uuid not null,
      at timestamptz not null,
      token_id uuid,
      token text not null,
      tool text not null,
      outcome text not null`,
  );
  await sql`create index mcp_calls_by_time on mcp_calls (workspace_id, at desc, id)`.execute(db);
}
