import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "#/migrations/tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "reports",
    sql`
      id uuid not null, campaign_id uuid not null, title text not null,
      frozen_at timestamptz, content jsonb not null, version integer not null default 1,
      created_at timestamptz not null, updated_at timestamptz not null, removed_at timestamptz`,
  );
  await sql`create index reports_by_change on reports
    (workspace_id, updated_at desc, id) where removed_at is null`.execute(db);
  await tenantTable(
    db,
    "report_links",
    sql`
      id uuid not null, report_id uuid not null, token_hash bytea not null,
      prices boolean not null, content jsonb not null,
      created_by_name text, created_at timestamptz not null,
      expires_at timestamptz not null, revoked_at timestamptz,
      opened integer not null, last_opened_at timestamptz`,
    {
      constraints: sql`
        foreign key (workspace_id, report_id) references reports (workspace_id, id) on delete cascade,
        constraint report_links_token_key unique (workspace_id, token_hash)`,
    },
  );
  await sql`create index report_links_by_time on report_links
    (workspace_id, report_id, created_at desc, id)`.execute(db);
}
