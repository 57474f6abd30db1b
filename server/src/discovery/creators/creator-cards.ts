import type { CreatorPrice } from "@app/contract/discovery/creator-edits";
import { Platform } from "@app/contract/platforms";
import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { priceOf } from "./creators.rules.ts";

/** What other domains show of a creator. Unknown is null. */
export interface CreatorCard {
  id: string;
  platform: Platform;
  handle: string;
  name: string | null;
  url: string | null;
  followers: number | null;
  /** Percent. */
  engagementRate: number | null;
  avgViews: number | null;
  country: string | null;
  email: string | null;
  price: CreatorPrice | null;
}

/** The cards of these creators; ids that the workspace does not have are left out. */
export async function readCreatorCards(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, CreatorCard>> {
  const rows = await transaction
    .selectFrom("creators")
    .select([
      "id",
      "platform",
      "handle",
      "name",
      "url",
      "followers",
      "engagement_rate",
      "avg_views",
      "country",
    ])
    .select(["email", "price_amount", "price_currency", "price_per"])
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ engagement_rate, avg_views, price_amount, price_currency, price_per, platform, ...row }) => [
      row.id,
      {
        ...row,
        platform: Platform.parse(platform),
        engagementRate: engagement_rate,
        avgViews: avg_views,
        price: priceOf({ price_amount, price_currency, price_per }),
      },
    ]),
  );
}
