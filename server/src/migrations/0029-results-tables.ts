import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "./tenant-table.ts";

// What happened outlives the list that a creator came with and the campaign it was for: it waits then for another one.
const WHOSE = sql`
  foreign key (workspace_id, creator_id) references creators (workspace_id, id) on delete set null (creator_id),
  foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete set null (campaign_id)`;

/** Columns that posts, orders and payments have in common. */
const RECORD = sql`
  creator_id uuid, campaign_id uuid, creator_by text, campaign_by text, waiting text,
  code text, said jsonb, identity text, import_id uuid, line integer, fields jsonb`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendPosts(db);
  await createReadings(db);
  await createOrders(db);
  await createPayments(db);
  await createTracking(db);
}

/**
 * A post keeps its creator where there is no account. Where there is one, the key holds both together: when an account
 * comes to another creator, its posts do.
 */
async function extendPosts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts
    alter column account_id drop not null,
    drop constraint posts_workspace_id_account_id_fkey,
    add creator_id uuid, add campaign_id uuid, add creator_by text, add campaign_by text, add waiting text,
    add code text, add said jsonb, add identity text, add import_id uuid, add line integer, add fields jsonb,
    add reach bigint, add saves bigint, add clicks bigint, add figures_at timestamptz, add ends_at timestamptz,
    add fee_amount bigint, add fee_currency text, add created_at timestamptz`.execute(db);
  await fillCreators(db);
  await sql`alter table accounts add constraint accounts_creator_key unique (workspace_id, id, creator_id)`.execute(
    db,
  );
  await sql`alter table posts
    add constraint posts_account_of_creator check (account_id is null or creator_id is not null),
    add foreign key (workspace_id, account_id, creator_id) references accounts (workspace_id, id, creator_id)
      on update cascade on delete set null (account_id),
    add foreign key (workspace_id, creator_id)
      references creators (workspace_id, id) on delete set null (creator_id),
    add foreign key (workspace_id, campaign_id)
      references campaigns (workspace_id, id) on delete set null (campaign_id)`.execute(db);
  await giveAccounts(db);
  await sql`create index posts_by_creator on posts (workspace_id, creator_id, posted_at desc)`.execute(db);
  await sql`create unique index posts_identity_key on posts (workspace_id, identity)`.execute(db);
  await sql`create index posts_by_campaign on posts (workspace_id, campaign_id)
    where campaign_id is not null`.execute(db);
  await sql`create index posts_waiting on posts (workspace_id) where waiting is not null`.execute(db);
}

// Row-level security holds for the owner of the tables as well.
async function fillCreators(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from workspaces`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('herald.workspace', ${id}, true)`.execute(db);
    await sql`update posts set creator_id = accounts.creator_id from accounts
      where posts.workspace_id = ${id}::uuid and accounts.workspace_id = posts.workspace_id
        and accounts.id = posts.account_id`.execute(db);
  }
  await sql`select set_config('herald.workspace', '', true)`.execute(db);
}

// However a post comes to a creator, it is of the most followed account that the creator has on its platform.
async function giveAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`create function give_account() returns trigger language plpgsql as $$
    begin
      if new.creator_id is null then
        new.account_id := null;
      elsif new.account_id is null or not exists (select from accounts
        where workspace_id = new.workspace_id and id = new.account_id and creator_id = new.creator_id) then
        new.account_id := (select id from accounts
          where workspace_id = new.workspace_id and creator_id = new.creator_id and platform = new.platform
          order by followers desc nulls last, id limit 1);
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger posts_account before insert or update of creator_id on posts
    for each row execute function give_account()`.execute(db);
}

async function createReadings(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "post_readings",
    sql`
      post_id uuid not null, taken_at timestamptz not null, source text not null,
      views bigint, reach bigint, likes bigint, comments bigint, saves bigint, shares bigint, clicks bigint`,
    {
      key: ["post_id", "taken_at", "source"],
      constraints: sql`foreign key (workspace_id, post_id) references posts (workspace_id, id) on delete cascade`,
    },
  );
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "orders",
    sql`
      id uuid not null, ${RECORD},
      post_id uuid, reference text, link text, amount bigint, currency text, count integer not null,
      ordered_at timestamptz not null,
      source text not null, version integer not null, created_at timestamptz not null`,
    {
      constraints: sql`${WHOSE},
        foreign key (workspace_id, post_id) references posts (workspace_id, id) on delete set null (post_id)`,
    },
  );
  await indexRecords(db, "orders");
  await sql`create index orders_by_time on orders (workspace_id, ordered_at desc, id)`.execute(db);
  await sql`create index orders_by_post on orders (workspace_id, post_id) where post_id is not null`.execute(
    db,
  );
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "payments",
    sql`
      id uuid not null, ${RECORD},
      invoice text, net_amount bigint, vat_amount bigint, gross_amount bigint, currency text,
      issued_on date, due_on date, paid_on date, state text not null,
      source text not null, version integer not null, created_at timestamptz not null`,
    { constraints: WHOSE },
  );
  await indexRecords(db, "payments");
}

async function indexRecords(db: Kysely<unknown>, name: "orders" | "payments"): Promise<void> {
  const table = sql.table(name);
  const index = (suffix: string) => sql.ref(`${name}_${suffix}`);
  await sql`create unique index ${index("identity_key")} on ${table} (workspace_id, identity)`.execute(db);
  await sql`create index ${index("by_creator")} on ${table} (workspace_id, creator_id)`.execute(db);
  await sql`create index ${index("by_campaign")} on ${table} (workspace_id, campaign_id)`.execute(db);
  await sql`create index ${index("waiting")} on ${table} (workspace_id) where waiting is not null`.execute(
    db,
  );
}

async function createTracking(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "tracking_codes",
    sql`campaign_id uuid not null, creator_id uuid not null, code text not null, landing_url text,
      made_at timestamptz not null`,
    {
      key: ["campaign_id", "creator_id"],
      constraints: sql`
        foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete cascade,
        foreign key (workspace_id, creator_id) references creators (workspace_id, id) on delete cascade,
        constraint tracking_codes_code_key unique (workspace_id, code)`,
    },
  );
}
