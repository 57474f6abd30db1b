import type { CreatorPrice } from "@app/contract/creator-prices";
import { Platform, platformLabel } from "@app/contract/platforms";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { priceOf } from "./creators.rules.ts";

/** What other domains show of a creator: the account with the most followers. Unknown is null. */
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
  avatarImageId: string | null;
  /** Accounts that the card does not show, as "TikTok @handle". */
  further: string[];
  /** Their platforms. */
  alsoOn: Platform[];
}

/** The cards of these creators; ids that the workspace does not have are left out. */
export async function readCreatorCards(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, CreatorCard>> {
  const rows = await transaction
    .selectFrom("creator_accounts")
    .select(["creator_id", "platform", "handle", "name", "url", "followers", "engagement_rate", "avg_views"])
    .select(["country", "email", "price_amount", "price_currency", "price_per", "avatar_image_id"])
    .where("workspace_id", "=", workspaceId)
    .where("creator_id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy("followers", (order) => order.desc().nullsLast())
    .orderBy("account_id")
    .execute();
  const creators = Map.groupBy(rows, (row) => row.creator_id);
  return new Map(
    [...creators].flatMap(([id, [main, ...others]]) => (main ? [[id, toCard(main, others)]] : [])),
  );
}

type Row = Pick<
  Selectable<Schema["creator_accounts"]>,
  | ("creator_id" | "platform" | "handle" | "name" | "url" | "followers" | "engagement_rate" | "avg_views")
  | ("country" | "email" | "price_amount" | "price_currency" | "price_per" | "avatar_image_id")
>;

function toCard(main: Row, others: readonly Row[]): CreatorCard {
  const beside = others.map(({ platform, handle }) => ({ platform: Platform.parse(platform), handle }));
  return {
    id: main.creator_id,
    platform: Platform.parse(main.platform),
    handle: main.handle,
    name: main.name,
    url: main.url,
    followers: main.followers,
    engagementRate: main.engagement_rate,
    avgViews: main.avg_views,
    country: main.country,
    email: main.email,
    price: priceOf(main),
    avatarImageId: main.avatar_image_id,
    further: beside.map(({ platform, handle }) => `${platformLabel(platform)} @${handle}`),
    alsoOn: [...new Set(beside.map(({ platform }) => platform))],
  };
}
