import { isAgreed, CreatorStage } from "@app/contract/campaigns/creators";
import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/** Work of a creator that names a brand: a deal for it, or posts that name it. */
export interface BrandedWork {
  creatorId: string;
  /** As it stands in the campaign or the posts, in lower case. */
  brand: string;
  how: "deal" | "paid_post" | "post";
  campaign: string | null;
  /** The last day that is known, yyyy-mm-dd. */
  day: string | null;
  posts: number;
}

/** Of whom, and for which brands, in lower case; null for all of them, but never for both. */
export type BrandQuestion =
  | { creatorId: string; brands: readonly string[] | null }
  | { creatorId: null; brands: readonly string[] };

/** Agreed deals of campaigns for these brands, by the brand or a handle of the campaign, and posts that name them. */
export async function readBrandedWork(
  transaction: Transaction,
  workspaceId: string,
  asked: BrandQuestion,
): Promise<BrandedWork[]> {
  return [
    ...(await readDeals(transaction, workspaceId, asked)),
    ...(await readPosts(transaction, workspaceId, asked)),
  ];
}

async function readDeals(
  transaction: Transaction,
  workspaceId: string,
  { creatorId, brands }: BrandQuestion,
): Promise<BrandedWork[]> {
  const rows = await transaction
    .selectFrom("campaign_creators as one")
    .innerJoin("campaigns", (join) =>
      join
        .onRef("campaigns.workspace_id", "=", "one.workspace_id")
        .onRef("campaigns.id", "=", "one.campaign_id"),
    )
    .select(["one.creator_id", "one.stage", "campaigns.name", "campaigns.brand", "campaigns.handles"])
    .select(
      sql<string | null>`to_char(coalesce(agreed_at, moved_at) at time zone 'UTC', 'YYYY-MM-DD')`.as("day"),
    )
    .where("one.workspace_id", "=", workspaceId)
    .where("one.removed_at", "is", null)
    .where("campaigns.removed_at", "is", null)
    .$if(creatorId !== null, (all) => all.where("one.creator_id", "=", creatorId ?? ""))
    .execute();
  return rows.flatMap(({ creator_id, stage, name, brand, handles, day }): BrandedWork[] => {
    const names = [brand, ...handles].map((one) => one.toLowerCase()).filter((one) => one !== "");
    const named = brands === null ? names[0] : names.find((one) => brands.includes(one));
    if (named === undefined || !isAgreed(CreatorStage.parse(stage))) return [];
    return [{ creatorId: creator_id, brand: named, how: "deal", campaign: name, day, posts: 0 }];
  });
}

/** Without a brand only what was paid: whom else posts name are no brands for certain. */
async function readPosts(
  transaction: Transaction,
  workspaceId: string,
  { creatorId, brands }: BrandQuestion,
): Promise<BrandedWork[]> {
  const { rows } = await sql<{
    creatorId: string;
    brand: string;
    isPaid: boolean;
    day: string | null;
    posts: number;
  }>`select creator_id as "creatorId", lower(named.brand) as brand, coalesce(sponsored, false) as "isPaid",
      to_char(max(posted_at) at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as posts
    from posts, lateral (select distinct unnest(posts.brands || posts.mentions) as brand) as named
    where workspace_id = ${workspaceId} and creator_id is not null
      ${creatorId === null ? sql`` : sql`and creator_id = ${creatorId}`}
      ${brands === null ? sql`and sponsored` : sql`and lower(named.brand) = any(${[...brands]}::text[])`}
    group by 1, 2, 3`.execute(transaction);
  return rows.map(({ isPaid, ...row }) => ({ ...row, how: isPaid ? "paid_post" : "post", campaign: null }));
}
