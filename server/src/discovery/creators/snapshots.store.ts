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
  await sql`delete from creator_snapshots as later using accounts
    where accounts.workspace_id = ${workspaceId} and accounts.id = ${ids}
      and later.workspace_id = accounts.workspace_id and later.account_id = accounts.id
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

/** Keeps what a table says of earlier months. Months that are known already stay as they are; returns those that came. */
export async function noteHistory(
  transaction: Transaction,
  workspaceId: string,
  figures: readonly FiguresOfMonth[],
): Promise<FiguresOfMonth[]> {
  const told = figures.filter(
    ({ followers, avgViews, engagementRate }) => (followers ?? avgViews ?? engagementRate) !== null,
  );
  if (told.length === 0) return [];
  const { rows } = await sql<FiguresOfMonth>`
    insert into creator_snapshots (workspace_id, account_id, month, followers, avg_views, engagement_rate)
    values ${valuesOf(workspaceId, told)} on conflict (workspace_id, account_id, month) do nothing
    returning account_id as "accountId", month::text as day, followers::float8 as followers,
      avg_views::float8 as "avgViews", engagement_rate as "engagementRate"`.execute(transaction);
  return rows;
}

/** Takes back months that a table told, but for those that say something else by now. */
export async function forgetHistory(
  transaction: Transaction,
  workspaceId: string,
  figures: readonly FiguresOfMonth[],
): Promise<void> {
  if (figures.length === 0) return;
  await sql`delete from creator_snapshots as known using (values ${valuesOf(workspaceId, figures)})
      as told (workspace_id, account_id, month, followers, avg_views, engagement_rate)
    where known.workspace_id = told.workspace_id and known.account_id = told.account_id and known.month = told.month
      and (known.followers, known.avg_views, known.engagement_rate)
        is not distinct from (told.followers, told.avg_views, told.engagement_rate)`.execute(transaction);
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
