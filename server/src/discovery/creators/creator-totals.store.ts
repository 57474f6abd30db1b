import { STANDING_FIELDS } from "@app/contract/discovery/comparing/standing";
import type { Standing, StandingField } from "@app/contract/discovery/comparing/standing";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/**
 * What a workspace knows of its creators altogether. Creators are counted once, whatever accounts they have; middle values
 * are those of all accounts, null where none has the value.
 */
export interface CreatorTotals {
  creators: number;
  /** Came in since the day that was asked for. */
  fresh: number;
  withEmail: number;
  withPrice: number;
  withEngagement: number;
  /** Percent. */
  medianEngagement: number | null;
  /** Creators with followers and a price in the currency that was asked for. */
  withPricePer1000: number;
  /** Minor units for each 1,000 followers. */
  medianPricePer1000: number | null;
}

/** Counts and middle values over all creators of a workspace. */
export async function readCreatorTotals(
  transaction: Transaction,
  workspaceId: string,
  { since, currency }: { since: Date; currency: string },
): Promise<CreatorTotals> {
  const people = await transaction
    .selectFrom("creators")
    .where("workspace_id", "=", workspaceId)
    .select([
      sql<number>`count(*)`.as("creators"),
      sql<number>`count(*) filter (where created_at >= ${since})`.as("fresh"),
      sql<number>`count(email)`.as("withEmail"),
    ])
    .executeTakeFirstOrThrow();
  const priced = sql`price_currency = ${currency} and price_amount > 0 and followers > 0`;
  const per1000 = sql`price_amount * 1000::float8 / nullif(followers, 0)`;
  const accounts = await transaction
    .selectFrom("creator_accounts")
    .where("workspace_id", "=", workspaceId)
    .select([
      creatorsWith(sql`price_amount is not null`).as("withPrice"),
      creatorsWith(sql`engagement_rate is not null`).as("withEngagement"),
      creatorsWith(priced).as("withPricePer1000"),
      sql<number | null>`percentile_cont(0.5) within group (order by engagement_rate)`.as("medianEngagement"),
      sql<number | null>`percentile_cont(0.5) within group (order by ${per1000}) filter (where ${priced})`.as(
        "medianPricePer1000",
      ),
    ])
    .executeTakeFirstOrThrow();
  return { ...people, ...accounts };
}

/** Creators with an account of which something holds. */
function creatorsWith(condition: RawBuilder<unknown>) {
  return sql<number>`count(distinct creator_id) filter (where ${condition})`;
}

const STANDING_COLUMNS: Readonly<Record<StandingField, string>> = {
  followers: "followers",
  avgViews: "avg_views",
  engagementRate: "engagement_rate",
};

/** Where the figures of a creator stand among those of all, each at the account that has most. */
export async function readStanding(
  transaction: Transaction,
  workspaceId: string,
  creatorId: string,
): Promise<Standing[]> {
  const standings: Standing[] = [];
  for (const field of STANDING_FIELDS) {
    const column = sql.ref(STANDING_COLUMNS[field]);
    const { rows } = await sql<Omit<Standing, "field">>`
      with known as (
        select creator_id, max(${column})::float8 as value from accounts
        where workspace_id = ${workspaceId} and ${column} is not null group by creator_id
      ), own as (select value from known where creator_id = ${creatorId})
      select own.value, count(*) filter (where known.value < own.value) as below, count(*) as of,
        percentile_cont(0.5) within group (order by known.value) as median
      from known, own group by own.value`.execute(transaction);
    const [row] = rows;
    if (row && row.of > 1) standings.push({ field, ...row });
  }
  return standings;
}
