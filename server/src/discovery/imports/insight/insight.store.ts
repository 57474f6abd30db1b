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

/** How many creators there are, and of how many each field is known, for whichever account. */
export async function countFields(transaction: Transaction, workspaceId: string): Promise<CreatorCounts> {
  const { rows } = await sql<CreatorCounts>`
    select count(*) as total, count(email) as email, count(name) as name, count(country) as country,
      count(language) as language, count(*) filter (where known.followers) as followers,
      count(*) filter (where known.rate) as "engagementRate", count(*) filter (where known.views) as "avgViews",
      count(*) filter (where known.category) as category, count(*) filter (where known.price) as price
    from creators
    join (select creator_id, bool_or(followers is not null) as followers,
        bool_or(engagement_rate is not null) as rate, bool_or(avg_views is not null) as views,
        bool_or(categories <> '{}') as category, bool_or(prices <> '[]') as price
      from accounts where workspace_id = ${workspaceId} group by creator_id) as known on known.creator_id = creators.id
    where workspace_id = ${workspaceId}
  `.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("A count without a group has one row");
  return row;
}

export type PriceBasis = "followers" | "views";

/** Accounts with a price in one currency. */
export interface CurrencyCount {
  currency: string;
  creators: number;
}

/** Prices per 1,000 of a basis, in one currency. */
export interface PriceRange extends CurrencyCount {
  /** Minor units per 1,000; so are the others. */
  from: number;
  quarter: number;
  median: number;
  threeQuarters: number;
  /** Nineteen of twenty are below. */
  most: number;
  to: number;
}

/** Accounts with a price and the figure of each basis, for each currency, that of most creators first. */
export async function countPrices(
  transaction: Transaction,
  workspaceId: string,
): Promise<Record<PriceBasis, CurrencyCount[]>> {
  const { rows } = await sql<{ currency: string } & Record<PriceBasis, number>>`
    select price_currency as currency,
      count(*) filter (where followers > 0) as followers, count(*) filter (where avg_views > 0) as views
    from creator_accounts where workspace_id = ${workspaceId} and price_amount is not null
    group by price_currency order by price_currency
  `.execute(transaction);
  const countsBy = (basis: PriceBasis) =>
    rows
      .map((row) => ({ currency: row.currency, creators: row[basis] }))
      .filter(({ creators }) => creators > 0)
      .toSorted((a, b) => b.creators - a.creators);
  return { followers: countsBy("followers"), views: countsBy("views") };
}

/** The range of the prices in a currency that somebody has; one sort answers all marks. */
export async function priceMarks(
  transaction: Transaction,
  workspaceId: string,
  basis: PriceBasis,
  currency: string,
): Promise<Omit<PriceRange, keyof CurrencyCount>> {
  const { rows } = await sql<Omit<PriceRange, keyof CurrencyCount>>`
    select marks[1] as "from", marks[2] as quarter, marks[3] as median, marks[4] as "threeQuarters",
      marks[5] as most, marks[6] as "to"
    from (
      select percentile_cont(array[0, 0.25, 0.5, 0.75, 0.95, 1]) within group (order by value) as marks
      from (${pricesPer1000(workspaceId, basis)}) as priced where currency = ${currency}
    ) as marked
  `.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("A percentile without a group has one row");
  return row;
}

/** How many prices of a currency lie in each step; those above the last one count as one more. */
export async function countSteps(
  transaction: Transaction,
  workspaceId: string,
  basis: PriceBasis,
  { currency, start, step, count }: { currency: string; start: number; step: number; count: number },
): Promise<{ place: number; creators: number }[]> {
  const { rows } = await sql<{ place: number; creators: number }>`
    select least(greatest(floor((value - ${start}) / ${step}), 0), ${count})::int as place, count(*) as creators
    from (${pricesPer1000(workspaceId, basis)}) as priced
    where currency = ${currency} group by 1 order by 1
  `.execute(transaction);
  return rows;
}

/** The lowest first. */
export async function listPrices(
  transaction: Transaction,
  workspaceId: string,
  basis: PriceBasis,
  { currency, limit }: { currency: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`
    select value from (${pricesPer1000(workspaceId, basis)}) as priced
    where currency = ${currency} order by value limit ${limit}
  `.execute(transaction);
  return rows.map(({ value }) => value);
}

function pricesPer1000(workspaceId: string, basis: PriceBasis) {
  const column = sql.ref(basis === "followers" ? "followers" : "avg_views");
  // Exact decimals take several times as long, and a price needs no more than fifteen digits.
  return sql`
    select price_currency as currency, price_amount * 1000::float8 / ${column} as value
    from creator_accounts
    where workspace_id = ${workspaceId} and price_amount is not null and ${column} > 0`;
}

export async function countPlatforms(
  transaction: Transaction,
  workspaceId: string,
): Promise<{ platform: string; creators: number }[]> {
  const { rows } = await sql<{ platform: string; creators: number }>`
    select platform, count(distinct creator_id) as creators from accounts where workspace_id = ${workspaceId}
    group by platform order by creators desc, platform
  `.execute(transaction);
  return rows;
}

/** Edges of steps that count followers or views: 1, 2 and 5 times each power of ten. */
const EDGES = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((times) => times * 10 ** power)).flat();

/** A count of each creator, the largest of the accounts: how many lie in each step, and the quarters. */
export interface Spread {
  creators: number;
  /** The three quarters. */
  marks: [number, number, number];
  bars: { from: number; to: number; creators: number }[];
}

/** Null where nobody's is known. */
export async function spreadOf(
  transaction: Transaction,
  workspaceId: string,
  column: "followers" | "avg_views",
): Promise<Spread | null> {
  const known = sql`select max(${sql.ref(column)}) as value from accounts where workspace_id = ${workspaceId}
    group by creator_id having max(${sql.ref(column)}) > 0`;
  const { rows } = await sql<{ place: number; creators: number }>`
    select width_bucket(value::float8, ${EDGES}::float8[]) as place, count(*) as creators
    from (${known}) as known group by 1 order by 1`.execute(transaction);
  const [first, last] = [rows[0]?.place, rows.at(-1)?.place];
  if (first === undefined || last === undefined) return null;
  const { rows: marked } = await sql<{ marks: Spread["marks"] }>`
    select percentile_cont(array[0.25, 0.5, 0.75]) within group (order by value) as marks
    from (${known}) as known`.execute(transaction);
  const found = new Map(rows.map(({ place, creators }) => [place, creators]));
  return {
    creators: rows.reduce((sum, { creators }) => sum + creators, 0),
    marks: marked[0]?.marks ?? [0, 0, 0],
    bars: Array.from({ length: last - first + 1 }, (_, index) => ({
      from: EDGES[first + index - 1] ?? 0,
      to: EDGES[first + index] ?? (EDGES.at(-1) ?? 0) * 2,
      creators: found.get(first + index) ?? 0,
    })),
  };
}

/** Countries, or topics, with how many creators have each, the most common first. */
export async function countValues(
  transaction: Transaction,
  workspaceId: string,
  of: "countries" | "topics",
): Promise<{ value: string; creators: number }[]> {
  const values =
    of === "countries"
      ? sql`select id as creator_id, country as value from creators
          where workspace_id = ${workspaceId} and country is not null`
      : sql`select distinct creator_id, unnest(categories) as value from accounts
          where workspace_id = ${workspaceId}`;
  const { rows } = await sql<{ value: string; creators: number }>`
    select value, count(*) as creators from (${values}) as had group by value order by creators desc, value
  `.execute(transaction);
  return rows;
}
