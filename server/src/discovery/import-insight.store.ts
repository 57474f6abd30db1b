import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/** Counts over all creators of a workspace. */
export interface CreatorCounts {
  total: number;
  email: number;
  name: number;
  followers: number;
  engagementRate: number;
  avgViews: number;
  country: number;
  language: number;
  category: number;
  price: number;
}

/** How many creators there are, and how many have each field. */
export async function countFields(transaction: Transaction, workspaceId: string): Promise<CreatorCounts> {
  const { rows } = await sql<CreatorCounts>`
    select count(*) as total, count(email) as email, count(name) as name, count(followers) as followers,
      count(engagement_rate) as "engagementRate", count(avg_views) as "avgViews", count(country) as country,
      count(language) as language, count(*) filter (where categories <> '{}') as category,
      count(price_amount) as price
    from creators where workspace_id = ${workspaceId}
  `.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("A count without a group has one row");
  return row;
}

export interface PriceRange {
  currency: string;
  creators: number;
  /** Minor units per 1,000. */
  from: number;
  median: number;
  to: number;
}

/** Prices per 1,000 of a basis in the currency that most prices are in; null while no creator has both figures. */
export async function priceRange(
  transaction: Transaction,
  workspaceId: string,
  basis: "followers" | "views",
): Promise<PriceRange | null> {
  const column = sql.ref(basis === "followers" ? "followers" : "avg_views");
  const { rows } = await sql<PriceRange>`
    select price_currency as currency, count(*) as creators,
      min(price_amount * 1000.0 / ${column})::float8 as from,
      percentile_cont(0.5) within group (order by price_amount * 1000.0 / ${column})::float8 as median,
      max(price_amount * 1000.0 / ${column})::float8 as to
    from creators
    where workspace_id = ${workspaceId} and price_amount is not null and ${column} > 0
    group by price_currency order by count(*) desc, price_currency limit 1
  `.execute(transaction);
  return rows[0] ?? null;
}

export async function countPlatforms(
  transaction: Transaction,
  workspaceId: string,
): Promise<{ platform: string; creators: number }[]> {
  const { rows } = await sql<{ platform: string; creators: number }>`
    select platform, count(*) as creators from creators where workspace_id = ${workspaceId}
    group by platform order by count(*) desc, platform
  `.execute(transaction);
  return rows;
}
