import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "#/migrations/tenant-table.ts";

const OF_A_CAMPAIGN = sql`foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete cascade`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCampaigns(db);
  await createDeliverables(db);
  await createActivity(db);
}

async function createCampaigns(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "campaigns",
    sql`
      id uuid not null,
      name text not null, goal text not null, brand text not null,
      starts_on date, ends_on date, markets text[] not null,
      lines jsonb not null,
      guidelines text[] not null, handles text[] not null, hashtags text[] not null,
      disclosure jsonb not null,
      budget_amount bigint, budget_currency text,
      status text not null, version integer not null,
      plan_id text, forecast jsonb,
      created_by uuid, created_at timestamptz not null, updated_at timestamptz not null, removed_at timestamptz`,
    {
      constraints: sql`constraint campaigns_guidelines_limit check (cardinality(guidelines) <= 8)`,
    },
  );
  await sql`create index campaigns_by_change on campaigns
    (workspace_id, updated_at desc, id) where removed_at is null`.execute(db);
  await tenantTable(
    db,
    "campaign_creators",
    sql`
      campaign_id uuid not null, creator_id uuid not null,
      platform text not null, handle text not null, name text,
      stage text not null, fee_amount bigint, fee_currency text,
      position integer not null, version integer not null default 1,
      added_at timestamptz not null, removed_at timestamptz`,
    { key: ["campaign_id", "creator_id"], constraints: OF_A_CAMPAIGN },
  );
}

async function createDeliverables(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "deliverables",
    sql`
      id uuid not null, campaign_id uuid not null, creator_id uuid not null, line_id uuid not null,
      number integer not null, platform text not null, format text not null`,
    {
      constraints: sql`${OF_A_CAMPAIGN},
        constraint deliverables_piece_key unique (workspace_id, campaign_id, line_id, creator_id, number)`,
    },
  );
  await tenantTable(
    db,
    "submissions",
    sql`
      id uuid not null, campaign_id uuid not null, deliverable_id uuid not null, version integer not null,
      check_id uuid not null, caption text not null, rules jsonb not null,
      created_by_name text, created_at timestamptz not null`,
    {
      constraints: sql`
        foreign key (workspace_id, deliverable_id) references deliverables (workspace_id, id) on delete cascade,
        constraint submissions_version_key unique (workspace_id, deliverable_id, version)`,
    },
  );
}

async function createActivity(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "campaign_activity",
    sql`id uuid not null, campaign_id uuid not null, at timestamptz not null, by_name text, text text not null`,
    { constraints: OF_A_CAMPAIGN },
  );
  await sql`create index campaign_activity_by_time on campaign_activity
    (workspace_id, campaign_id, at desc, id)`.execute(db);
}
