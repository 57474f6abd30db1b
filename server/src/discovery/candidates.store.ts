import type { Transaction } from "#/platform/database/database.ts";
import { sourceText } from "./provenance.rules.ts";
import type { Provenance } from "./discovery.tables.ts";

const DAY_LENGTH = 10;

/**
 * Every creator of the workspace with all that a plan weighs; the same order each time. Unknown is null, rates and
 * shares are percent, prices minor units, `asOf` the day of the figures.
 */
export async function readCandidates(transaction: Transaction, workspaceId: string) {
  const rows = await transaction
    .selectFrom("creators")
    .select(["id", "platform", "handle", "name", "followers", "engagement_rate", "avg_views", "median_views"])
    .select(["country", "city", "language", "gender", "categories", "brands", "audience"])
    .select(["price_amount", "price_currency", "price_per", "provenance", "updated_at"])
    .where("workspace_id", "=", workspaceId)
    .orderBy("platform")
    .orderBy("handle_key")
    .execute();
  return rows.map((row) => {
    const { genders, countries, ages } = row.audience;
    const views = row.provenance["medianViews"] ?? row.provenance["avgViews"];
    const measured = views?.asOf ?? row.provenance["followers"]?.asOf ?? row.updated_at.toISOString();
    return {
      creatorId: row.id,
      platform: row.platform,
      handle: row.handle,
      name: row.name,
      followers: row.followers,
      medianViews: row.median_views ?? row.avg_views,
      viewsSample: views?.sample ?? null,
      engagementRate: row.engagement_rate,
      country: row.country,
      city: row.city,
      language: row.language,
      gender: row.gender,
      categories: row.categories,
      price:
        row.price_amount === null || row.price_currency === null
          ? null
          : { amount: row.price_amount, currency: row.price_currency, per: row.price_per },
      audience: {
        ...(genders?.female !== undefined && { female: genders.female }),
        ...(countries && { countries }),
        ...(ages && { ages }),
      },
      brands: row.brands,
      asOf: measured.slice(0, DAY_LENGTH),
      origins: originsOf(row.provenance),
    };
  });
}

function originsOf(provenance: Provenance) {
  const named = {
    followers: sourceText(provenance["followers"]),
    views: sourceText(provenance["medianViews"] ?? provenance["avgViews"]),
    price: sourceText(provenance["price"] ?? provenance["price_amount"]),
  };
  return {
    ...(named.followers !== null && { followers: named.followers }),
    ...(named.views !== null && { views: named.views }),
    ...(named.price !== null && { price: named.price }),
  };
}
