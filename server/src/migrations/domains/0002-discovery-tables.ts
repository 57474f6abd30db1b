import { sql } from "kysely";
import type { Kysely } from "kysely";
import { CURRENT_WORKSPACE, secureByWorkspace, tenantTable } from "#/migrations/tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCreators(db);
  await createContent(db);
  await createImports(db);
  await createChangeFeed(db);
  await createCreatorCount(db);
}

async function createCreators(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "creators",
    sql`
      id uuid not null,
      platform text not null,
      handle text not null,
      handle_key text not null,
      name text, url text, bio text, avatar_image_id uuid,
      followers bigint, engagement_rate double precision,
      avg_views bigint, avg_likes bigint, avg_comments bigint, median_views bigint,
      posts_per_week double precision, last_post_at timestamptz, sponsor_share double precision,
      country text, region text, city text, language text,
      gender text, age integer, verified boolean, account_type text, fake_followers double precision,
      email text, phone text,
      categories text[] not null, brands text[] not null, keywords text[] not null,
      audience jsonb not null,
      price_amount bigint, price_currency text, price_per text,
      notes text, tags text[] not null,
      source text not null, import_id uuid,
      provenance jsonb not null,
      version bigint not null,
      created_at timestamptz not null, updated_at timestamptz not null`,
    { constraints: sql`constraint creators_handle_key unique (workspace_id, platform, handle_key)` },
  );
  await tenantTable(
    db,
    "creator_snapshots",
    sql`creator_id uuid not null, month date not null, followers bigint, avg_views bigint, engagement_rate double precision`,
    {
      key: ["creator_id", "month"],
      constraints: sql`foreign key (workspace_id, creator_id) references creators (workspace_id, id) on delete cascade`,
    },
  );
  await tenantTable(
    db,
    "creator_labels",
    sql`creator_id uuid not null, kind text not null, value text not null`,
    {
      key: ["creator_id", "kind", "value"],
      constraints: sql`foreign key (workspace_id, creator_id) references creators (workspace_id, id) on delete cascade`,
    },
  );
}

async function createContent(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "posts",
    sql`
      id uuid not null, creator_id uuid not null, platform text not null, format text not null,
      url text, caption text, image_id uuid,
      hashtags text[] not null, mentions text[] not null, brands text[] not null,
      views bigint, likes bigint, comments bigint, shares bigint, duration_s double precision,
      sponsored boolean, posted_at timestamptz,
      source text not null, version bigint not null`,
    {
      constraints: sql`foreign key (workspace_id, creator_id) references creators (workspace_id, id) on delete cascade`,
    },
  );
  await sql`create index posts_by_creator on posts (workspace_id, creator_id, posted_at desc)`.execute(db);
}

// `run` is what an import in the background has to know and how far it is; null for one that ran while its page waited.
async function createImports(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "imports",
    sql`
      id uuid not null, file_name text, kind text not null, sha256 text not null,
      delimiter text, encoding text, columns jsonb not null, counts jsonb not null,
      state text not null, run jsonb,
      created_by uuid, created_at timestamptz not null, removed_at timestamptz`,
  );
  await sql`create index imports_by_time on imports (workspace_id, created_at desc, id)`.execute(db);
  await tenantTable(
    db,
    "import_rows",
    sql`
      import_id uuid not null, line integer not null, part integer not null,
      raw jsonb not null, state text not null, reason text, creator_id uuid,
      before jsonb, after jsonb`,
    {
      key: ["import_id", "line", "part"],
      constraints: sql`foreign key (workspace_id, import_id) references imports (workspace_id, id) on delete cascade`,
    },
  );
}

// Read by (xid, seq) below the snapshot horizon: reading by sequence alone loses rows of slow transactions.
// Holds ids only, so the reader of all workspaces may see every row; writing is bound to the workspace. Rows that were
// read long ago are deleted.
async function createChangeFeed(db: Kysely<unknown>): Promise<void> {
  await sql`create table change_feed (
    workspace_id uuid not null references workspaces (id) on delete cascade,
    seq bigint generated always as identity,
    xid xid8 not null default pg_current_xact_id(),
    kind text not null,
    id uuid not null,
    version bigint not null,
    written_at timestamptz not null default now(),
    primary key (workspace_id, seq)
  )`.execute(db);
  await sql`create index change_feed_position on change_feed (xid, seq)`.execute(db);
  await secureByWorkspace(db, "change_feed", sql`true`, sql`workspace_id = ${CURRENT_WORKSPACE}`);
}

// Lets the application, which owns no table, have the creators counted anew. After a mass of rows has come into an
// emptied table, PostgreSQL still plans with the old count and looks a creator up by reading the whole workspace
// (measured: 20 s instead of 4 for 5,000 creators with their posts).
async function createCreatorCount(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_creators_anew() returns void
    language plpgsql security definer set search_path from current
    as $$ begin analyze creators; end $$`.execute(db);
  await sql`revoke all on function count_creators_anew() from public`.execute(db);
  await sql`grant execute on function count_creators_anew() to herald_app`.execute(db);
}
