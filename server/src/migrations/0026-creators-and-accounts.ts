import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { tenantTable } from "./tenant-table.ts";

/** What is known of the person, under the same name as a column and as a source; all else belongs to the account. */
const PERSON = "name country region city language gender age email phone notes tags".split(" ");
const PRICE_COLUMNS = ["price_amount", "price_currency", "price_per"];
const MOVED = (
  "platform handle handle_key url bio avatar_image_id followers engagement_rate avg_views " +
  "avg_likes avg_comments median_views posts_per_week last_post_at sponsor_share verified " +
  "account_type fake_followers categories brands keywords audience"
).split(" ");

const NEW = (
  "status owner client client_id agency last_deal_on last_fee fee_paid " +
  "last_contact_on code address fields"
).split(" ");

/**
 * A creator is who can be hired, and has accounts. Until now a row was both: each gets one account with the id of the
 * creator, so that posts and snapshots only change the name of what they refer to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await extendCreators(db);
  await inEachWorkspace(db, async (id) => {
    await splitCreators(db, id);
    await splitImportRows(db, id);
  });
  await dropMoved(db);
  await pointAtAccounts(db);
  await createViews(db);
  await countAccountsToo(db);
}

// Row-level security holds for the owner of the tables as well.
async function inEachWorkspace(db: Kysely<unknown>, work: (id: string) => Promise<void>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from workspaces`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('herald.workspace', ${id}, true)`.execute(db);
    await work(id);
  }
  await sql`select set_config('herald.workspace', '', true)`.execute(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "accounts",
    sql`
      id uuid not null, creator_id uuid not null,
      platform text not null, handle text not null, handle_key text not null,
      url text, bio text, avatar_image_id uuid,
      followers bigint, engagement_rate double precision,
      avg_views bigint, avg_likes bigint, avg_comments bigint, median_views bigint,
      posts_per_week double precision, last_post_at timestamptz, sponsor_share double precision,
      verified boolean, account_type text, fake_followers double precision,
      categories text[] not null, brands text[] not null, keywords text[] not null,
      audience jsonb not null, prices jsonb not null, links text[] not null default '{}',
      source text not null, import_id uuid, provenance jsonb not null,
      version bigint not null, created_at timestamptz not null, updated_at timestamptz not null`,
    {
      constraints: sql`constraint accounts_handle_key unique (workspace_id, platform, handle_key),
        foreign key (workspace_id, creator_id) references creators (workspace_id, id) on delete cascade`,
    },
  );
  await sql`create index accounts_by_creator on accounts (workspace_id, creator_id)`.execute(db);
}

async function extendCreators(db: Kysely<unknown>): Promise<void> {
  await sql`alter table creators
    add address text, add status text, add owner text, add client text, add agency text, add code text,
    add client_id uuid, add last_deal_on date, add last_fee jsonb, add fee_paid jsonb, add last_contact_on date,
    add fields jsonb not null default '{}'`.execute(db);
  await sql`alter table import_rows add account_id uuid`.execute(db);
}

async function splitCreators(db: Kysely<unknown>, id: string): Promise<void> {
  const same = MOVED.map((column) => sql.ref(column));
  const columns = [...["workspace_id", "id", "creator_id"].map((column) => sql.ref(column)), ...same];
  await sql`insert into accounts (${sql.join(columns)}, prices, source, import_id, provenance, version,
      created_at, updated_at)
    select workspace_id, id, id, ${sql.join(same)},
      case when price_amount is null or price_currency is null then '[]'
        else jsonb_build_array(jsonb_build_object('amount', price_amount, 'currency', price_currency, 'per', price_per))
      end,
      source, import_id, provenance - ${PERSON}::text[], version, created_at, updated_at
    from creators where workspace_id = ${id}::uuid`.execute(db);
  await sql`update creators set provenance = ${personOf(sql`provenance`)}
    where workspace_id = ${id}::uuid`.execute(db);
}

/** What the removal of an import needs, told apart in the same way. */
async function splitImportRows(db: Kysely<unknown>, id: string): Promise<void> {
  await sql`update import_rows set account_id = creator_id,
      before = case when before is null then null else ${sidesOf(sql`before`, sql`'{}'::jsonb`)} end,
      after = case when after is null then null
        else ${sidesOf(sql`after`, sql`jsonb_build_object('version', after -> 'version')`)} end
    where workspace_id = ${id}::uuid and creator_id is not null`.execute(db);
}

// A side in which the import changed nothing is left out.
function sidesOf(kept: RawBuilder<unknown>, more: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = sql`coalesce(${kept} -> 'columns', '{}')`;
  const sources = sql`coalesce(${kept} -> 'provenance', '{}')`;
  const row = sql`coalesce(${kept} -> 'row', '{}')`;
  const rowSources = sql`coalesce(${kept} -> 'row' -> 'provenance', '{}')`;
  const hasRow = sql`${kept} ? 'row'`;
  const side = (
    values: RawBuilder<unknown>,
    provenance: RawBuilder<unknown>,
    whole: RawBuilder<unknown>,
    name: string,
  ) => sql`case when ${values} = '{}' and not ${hasRow} then '{}' else jsonb_build_object(${sql.lit(name)}::text,
      jsonb_build_object('columns', ${values}, 'provenance', ${provenance}) || ${more}
      || case when ${hasRow} then jsonb_build_object('row', ${whole}) else '{}' end) end`;
  const accountRow = sql`(${accountOf(row)} || jsonb_build_object('creator_id', ${row} -> 'id', 'links', '[]'::jsonb,
    'provenance', ${rowSources} - ${PERSON}::text[]))`;
  const personRow = sql`((${row} - ${[...MOVED, ...PRICE_COLUMNS]}::text[]) || jsonb_build_object('fields', '{}'::jsonb,
    'provenance', ${personOf(rowSources)}))`;
  return sql`(${side(personOf(columns), personOf(sources), personRow, "person")}
    || ${side(accountOf(columns), sql`(${sources} - ${PERSON}::text[])`, accountRow, "account")})`;
}

function personOf(values: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${values})
    where key = any(${PERSON}::text[]))`;
}

function accountOf(values: RawBuilder<unknown>): RawBuilder<unknown> {
  const price = sql`jsonb_build_object('amount', ${values} -> 'price_amount', 'currency', ${values} -> 'price_currency',
    'per', ${values} -> 'price_per')`;
  return sql`((${values} - ${[...PERSON, ...PRICE_COLUMNS]}::text[]) || case
    when not ${values} ? 'price_amount' then '{}'
    when ${values} ->> 'price_amount' is null or ${values} ->> 'price_currency' is null then '{"prices": []}'
    else jsonb_build_object('prices', jsonb_build_array(${price})) end)`;
}

async function dropMoved(db: Kysely<unknown>): Promise<void> {
  const columns = [...MOVED, ...PRICE_COLUMNS].map((column) => sql`drop column ${sql.ref(column)}`);
  await sql`alter table creators ${sql.join(columns)}`.execute(db);
}

async function pointAtAccounts(db: Kysely<unknown>): Promise<void> {
  for (const name of ["posts", "creator_snapshots"]) {
    const table = sql.table(name);
    await sql`alter table ${table}
      drop constraint ${sql.ref(`${name}_workspace_id_creator_id_fkey`)}`.execute(db);
    await sql`alter table ${table} rename column creator_id to account_id`.execute(db);
    await sql`alter table ${table} add foreign key (workspace_id, account_id)
      references accounts (workspace_id, id) on delete cascade`.execute(db);
  }
  await sql`alter index posts_by_creator rename to posts_by_account`.execute(db);
}

/**
 * What most of Herald reads: each account together with who owns it, and for each creator the account with the most
 * followers. They see what the reader may see. The first price of an account is the one that stands for it.
 */
async function createViews(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ...[...MOVED, "prices", "links", "source"].map((name) => sql.ref(`accounts.${name}`)),
    ...[...PERSON, ...NEW, "version", "created_at", "updated_at"].map((name) => sql.ref(`creators.${name}`)),
  ];
  await sql`create view creator_accounts with (security_invoker = true) as
    select accounts.workspace_id, accounts.id as account_id, accounts.creator_id, ${sql.join(columns)},
      creators.provenance || accounts.provenance as provenance,
      (accounts.prices #>> '{0,amount}')::bigint as price_amount,
      accounts.prices #>> '{0,currency}' as price_currency,
      accounts.prices #>> '{0,per}' as price_per
    from accounts
    join creators on creators.workspace_id = accounts.workspace_id and creators.id = accounts.creator_id`.execute(
    db,
  );
  await sql`create view main_accounts with (security_invoker = true) as
    select distinct on (workspace_id, creator_id) * from creator_accounts
    order by workspace_id, creator_id, followers desc nulls last, account_id`.execute(db);
  for (const name of ["creator_accounts", "main_accounts"]) {
    await sql`grant select on ${sql.table(name)} to herald_app`.execute(db);
  }
}

// The tables are counted together: what refers to an account looks it up as what refers to a creator does.
async function countAccountsToo(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function count_creators_anew() returns void
    language plpgsql security definer set search_path from current
    as $$ begin analyze creators; analyze accounts; end $$`.execute(db);
}
