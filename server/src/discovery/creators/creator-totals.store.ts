import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/** What a workspace knows of its creators altogether. Middle values are null where nobody has the value. */
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
  const priced = sql`creators.price_currency = ${currency} and creators.price_amount > 0 and creators.followers > 0`;
  const per1000 = sql`creators.price_amount * 1000::float8 / nullif(creators.followers, 0)`;
  return transaction
    .selectFrom("creators")
    .where("workspace_id", "=", workspaceId)
    .select([
      sql<number>`count(*)`.as("creators"),
      sql<number>`count(*) filter (where created_at >= ${since})`.as("fresh"),
      sql<number>`count(email)`.as("withEmail"),
      sql<number>`count(price_amount)`.as("withPrice"),
      sql<number>`count(engagement_rate)`.as("withEngagement"),
      sql<number | null>`percentile_cont(0.5) within group (order by engagement_rate)`.as("medianEngagement"),
      sql<number>`count(*) filter (where ${priced})`.as("withPricePer1000"),
      sql<number | null>`percentile_cont(0.5) within group (order by ${per1000}) filter (where ${priced})`.as(
        "medianPricePer1000",
      ),
    ])
    .executeTakeFirstOrThrow();
}
