import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { fold } from "#/strategy/planning/brief-text.ts";
import type { Candidate } from "#/strategy/planning/candidate.ts";

const DAY_LENGTH = 10;

/** Every creator of the workspace as a candidate; the same order each time. */
export function readCandidates(db: Database, workspaceId: string): Promise<Candidate[]> {
  return withWorkspace(db, workspaceId, async (transaction) => {
    const rows = await transaction
      .selectFrom("creators")
      .select([
        "id",
        "platform",
        "handle",
        "name",
        "followers",
        "engagement_rate",
        "avg_views",
        "median_views",
      ])
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
        city: row.city === null ? null : fold(row.city),
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
      };
    });
  });
}

/** Currency and time zone of the workspace. */
export function readWorkspaceSetting(
  db: Database,
  workspaceId: string,
): Promise<{ currency: string; timeZone: string }> {
  return withWorkspace(db, workspaceId, async (transaction) => {
    const row = await transaction
      .selectFrom("workspaces")
      .select(["currency", "time_zone"])
      .where("id", "=", workspaceId)
      .executeTakeFirst();
    return { currency: row?.currency ?? "EUR", timeZone: row?.time_zone ?? "UTC" };
  });
}
