import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/**
 * Keeps the figures of accounts under the month in which they were told: what growth is measured on. Later months came
 * from what was taken back since, and go.
 */
export async function noteMonths(
  transaction: Transaction,
  workspaceId: string,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  const ids = sql`any(${[...accountIds]}::uuid[])`;
  const month = monthOf("followers");
  // A rate of an earlier month is none of this one.
  const ofMonth = (column: string, name: string) =>
    sql`case when coalesce(${monthOf(name)}, ${month}) >= ${month} then ${sql.ref(column)} end`;
  // The ids stand at both tables, so that neither is read whole whatever the database believes of their sizes.
  await sql`delete from creator_snapshots as later using accounts
    where accounts.workspace_id = ${workspaceId} and accounts.id = ${ids}
      and later.workspace_id = ${workspaceId} and later.account_id = ${ids} and later.account_id = accounts.id
      and later.month > ${month}`.execute(transaction);
  await sql`insert into creator_snapshots (workspace_id, account_id, month, followers, avg_views, engagement_rate)
    select workspace_id, id, ${month}, followers, ${ofMonth("avg_views", "avgViews")},
      ${ofMonth("engagement_rate", "engagementRate")} from accounts
    where workspace_id = ${workspaceId} and id = ${ids}
      and followers is not null and provenance -> 'followers' ->> 'asOf' is not null
    on conflict (workspace_id, account_id, month) do update
    set followers = excluded.followers, avg_views = excluded.avg_views, engagement_rate = excluded.engagement_rate`.execute(
    transaction,
  );
}

/** The first day of the month in which a value of an account was told. */
function monthOf(name: string) {
  return sql`date_trunc('month', (provenance -> ${name}::text ->> 'asOf')::timestamptz at time zone 'UTC')::date`;
}

/** Figures of an account on a day of a month; null is unknown. */
export interface FiguresOfMonth {
  accountId: string;
  day: string;
  followers: number | null;
  avgViews: number | null;
  engagementRate: number | null;
}

const FIGURES = ["followers", "avg_views", "engagement_rate"] as const;

/** Keeps what a table says of months. What is known of a month already stays as it is; returns what came. */
export async function noteHistory(
  transaction: Transaction,
  workspaceId: string,
  figures: readonly FiguresOfMonth[],
): Promise<FiguresOfMonth[]> {
  const told = byMonth(figures).filter(
    ({ followers, avgViews, engagementRate }) => (followers ?? avgViews ?? engagementRate) !== null,
  );
  if (told.length === 0) return [];
  const came = (name: (typeof FIGURES)[number]) =>
    sql`case when ${sql.ref(`before.${name}`)} is null then ${sql.ref(`told.${name}`)} end`;
  const filled = FIGURES.map(
    (name) => sql`${sql.ref(name)} = coalesce(known.${sql.ref(name)}, ${sql.ref(`excluded.${name}`)})`,
  );
  const { rows } = await sql<FiguresOfMonth>`
    with told (workspace_id, account_id, month, followers, avg_views, engagement_rate)
      as (values ${valuesOf(workspaceId, told)}),
    before as (select creator_snapshots.* from creator_snapshots join told using (workspace_id, account_id, month)),
    kept as (insert into creator_snapshots as known
        (workspace_id, account_id, month, followers, avg_views, engagement_rate)
      select * from told on conflict (workspace_id, account_id, month) do update set ${sql.join(filled)})
    select told.account_id as "accountId", told.month::text as day, (${came("followers")})::float8 as followers,
      (${came("avg_views")})::float8 as "avgViews", ${came("engagement_rate")} as "engagementRate"
    from told left join before using (workspace_id, account_id, month)`.execute(transaction);
  return rows.filter(
    ({ followers, avgViews, engagementRate }) => (followers ?? avgViews ?? engagementRate) !== null,
  );
}

/** What is known of the months of accounts. */
export async function findMonths(
  transaction: Transaction,
  workspaceId: string,
  accountIds: readonly string[],
): Promise<FiguresOfMonth[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<FiguresOfMonth>`
    select account_id as "accountId", month::text as day, followers::float8 as followers,
      avg_views::float8 as "avgViews", engagement_rate as "engagementRate"
    from creator_snapshots
    where workspace_id = ${workspaceId} and account_id = any(${[...accountIds]}::uuid[])`.execute(
    transaction,
  );
  return rows;
}

/** Each month of an account once, with the last that is said of it. */
function byMonth(figures: readonly FiguresOfMonth[]): FiguresOfMonth[] {
  const months = new Map<string, FiguresOfMonth>();
  for (const one of figures) {
    const key = `${one.accountId} ${one.day.slice(0, MONTH_LENGTH)}`;
    const before = months.get(key);
    months.set(key, {
      ...one,
      followers: one.followers ?? before?.followers ?? null,
      avgViews: one.avgViews ?? before?.avgViews ?? null,
      engagementRate: one.engagementRate ?? before?.engagementRate ?? null,
    });
  }
  return [...months.values()];
}

const MONTH_LENGTH = "2026-01".length;

/** Takes back what a table told of months, but for what says something else by now. */
export async function forgetHistory(
  transaction: Transaction,
  workspaceId: string,
  figures: readonly FiguresOfMonth[],
): Promise<void> {
  if (figures.length === 0) return;
  const without = FIGURES.map(
    (name) =>
      sql`${sql.ref(name)} = case when known.${sql.ref(name)} is distinct from ${sql.ref(`told.${name}`)}
        then known.${sql.ref(name)} end`,
  );
  await sql`with told (workspace_id, account_id, month, followers, avg_views, engagement_rate)
      as (values ${valuesOf(workspaceId, figures)})
    update creator_snapshots as known set ${sql.join(without)} from told
    where known.workspace_id = told.workspace_id and known.account_id = told.account_id
      and known.month = told.month`.execute(transaction);
  await sql`delete from creator_snapshots as known
    using (values ${valuesOf(workspaceId, figures)}) as told (workspace_id, account_id, month, followers, avg_views, engagement_rate)
    where known.workspace_id = told.workspace_id and known.account_id = told.account_id
      and known.month = told.month and num_nonnulls(known.followers, known.avg_views, known.engagement_rate) = 0`.execute(
    transaction,
  );
}

function valuesOf(workspaceId: string, figures: readonly FiguresOfMonth[]) {
  return sql.join(
    figures.map(
      ({ accountId, day, followers, avgViews, engagementRate }) =>
        sql`(${workspaceId}::uuid, ${accountId}::uuid, date_trunc('month', ${day}::date)::date,
          ${followers}::bigint, ${avgViews}::bigint, ${engagementRate}::real)`,
    ),
  );
}
