import { sql } from "kysely";
import { regionOfCity } from "#/language/places/city-regions.ts";
import { FURTHER_LANGUAGES, furtherLanguages } from "#/language/places/spoken-languages.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { withMeasures } from "./own-work/measured.rules.ts";
import { readMeasures } from "./own-work/own-results.ts";
import type { OwnResults } from "./own-work/own-results.ts";
import { sourceText } from "./provenance.rules.ts";
import type { Provenance } from "#/discovery/discovery.tables.ts";

const DAY_LENGTH = 10;

/** Accounts of one answer of the database: none of them holds the process up (measured). */
const PIECE = 500;

/** Before every account. Told also for the first piece: without it the database reads and sorts all rows first. */
const START = { platform: "", handle_key: "" };

/** Of which accounts; without ids of all of them. */
interface Asked {
  workspaceId: string;
  accountIds?: readonly string[];
}

/**
 * Accounts of the workspace with all that a plan weighs; the same order each time. Unknown is null, rates and
 * shares are percent, prices minor units, `asOf` the day of the figures. Read in pieces, so that others have their turn.
 */
export async function readCandidates(
  transaction: Transaction,
  { workspaceId, accountIds }: Asked,
  { measureAccounts }: OwnResults,
) {
  const candidates: ReturnType<typeof toCandidate>[] = [];
  const all = readAll(transaction, workspaceId);
  for await (const rows of accountIds ? readThose(transaction, workspaceId, accountIds) : all) {
    const ids = rows.map(({ account_id }) => account_id);
    const { posts, measures } = await readMeasures(transaction, ids, measureAccounts);
    for (const row of rows) {
      const { account_id: id } = row;
      candidates.push(toCandidate(withMeasures(row, measures.get(id), posts.get(id) ?? [])));
    }
  }
  return candidates;
}

async function* readAll(transaction: Transaction, workspaceId: string): AsyncGenerator<Row[]> {
  let last: Pick<Row, "platform" | "handle_key"> | undefined = START;
  while (last) {
    const after = sql<boolean>`(platform, handle_key) > (${last.platform}, ${last.handle_key})`;
    const rows: Row[] = await accounts(transaction, workspaceId).where(after).limit(PIECE).execute();
    yield rows;
    last = rows.length === PIECE ? rows.at(-1) : undefined;
  }
}

async function* readThose(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
): AsyncGenerator<Row[]> {
  const sorted = ids.toSorted();
  for (let from = 0; from < ids.length; from += PIECE) {
    const piece = sorted.slice(from, from + PIECE);
    yield await accounts(transaction, workspaceId)
      .where(sql<boolean>`account_id in (select unnest(${piece}::uuid[]))`)
      .execute();
  }
}

/** Of what is known of every value, only what a plan says: the rest would be most of what is read. */
const neededOrigins = sql<Provenance>`jsonb_strip_nulls(jsonb_build_object(
  'followers', provenance -> 'followers', 'medianViews', provenance -> 'medianViews',
  'avgViews', provenance -> 'avgViews', 'price', provenance -> 'price'))`;

type Row = Awaited<ReturnType<ReturnType<typeof accounts>["execute"]>>[number];

function accounts(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("creator_accounts")
    .select([
      "account_id",
      "creator_id",
      "platform",
      "handle",
      "handle_key",
      "name",
      "followers",
      "engagement_rate",
    ])
    .select([
      "avg_views",
      "median_views",
      "country",
      "region",
      "city",
      "language",
      "gender",
      "status",
      "categories",
      "brands",
    ])
    .select(["audience", "prices", "updated_at"])
    .select(neededOrigins.as("provenance"))
    .select(sql<string | null>`fields -> ${sql.lit(FURTHER_LANGUAGES)} ->> 'value'`.as("further_languages"))
    .where("workspace_id", "=", workspaceId)
    .orderBy("platform")
    .orderBy("handle_key");
}

function toCandidate(row: Row) {
  const { genders, countries, ages } = row.audience;
  // What several pieces cost together says of no single one what it costs.
  const prices = row.prices.filter(({ per }) => per !== "bundle");
  const views = row.provenance.medianViews ?? row.provenance.avgViews;
  const measured = views?.asOf ?? row.provenance.followers?.asOf ?? row.updated_at.toISOString();
  return {
    accountId: row.account_id,
    creatorId: row.creator_id,
    platform: row.platform,
    handle: row.handle,
    name: row.name,
    followers: row.followers,
    medianViews: row.median_views ?? row.avg_views,
    viewsSample: views?.sample ?? null,
    isAverage: row.median_views === null && row.avg_views !== null,
    engagementRate: row.engagement_rate,
    country: row.country,
    region: row.region ?? regionOfCity(row.city, row.country),
    city: row.city,
    language: row.language,
    furtherLanguages: furtherLanguages(row.further_languages),
    gender: row.gender,
    status: row.status,
    categories: row.categories,
    price: prices[0] ?? null,
    prices,
    priceAsOf: row.provenance.price?.asOf.slice(0, DAY_LENGTH) ?? null,
    audience: {
      ...(genders?.female !== undefined && { female: genders.female }),
      ...(countries && { countries }),
      ...(ages && { ages }),
    },
    brands: row.brands,
    asOf: measured.slice(0, DAY_LENGTH),
    origins: originsOf(row.provenance),
  };
}

function originsOf(provenance: Provenance) {
  const named = {
    followers: sourceText(provenance.followers),
    views: sourceText(provenance.medianViews ?? provenance.avgViews),
    price: sourceText(provenance.price),
  };
  return {
    ...(named.followers !== null && { followers: named.followers }),
    ...(named.views !== null && { views: named.views }),
    ...(named.price !== null && { price: named.price }),
  };
}
