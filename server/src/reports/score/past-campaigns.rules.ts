import type { Campaign } from "@app/contract/campaigns/schemas";
import type { CountedOfViews, PastCampaign } from "@app/contract/strategy/past-campaigns";
import { engagementOf } from "#/results/index.ts";
import { compareForecast } from "#/reports/forecast.rules.ts";
import type { ScoredCampaign } from "./asked-prices.rules.ts";

type Post = ScoredCampaign["deals"][number]["posts"][number];

/** How plans of before this was kept were made. */
const AS_SHIPPED = { width: 1, doubt: 0 };

/**
 * Campaigns whose forecast can be held against what came, the oldest plan first. Where a piece is missing, or a creator came
 * or went after the plan, views say nothing of the forecast.
 */
export function pastCampaigns(campaigns: readonly ScoredCampaign[]): PastCampaign[] {
  return campaigns
    .toSorted(
      (a, b) => Date.parse(a.campaign.forecast?.asOf ?? "") - Date.parse(b.campaign.forecast?.asOf ?? ""),
    )
    .flatMap((one) => toPast(one) ?? []);
}

function toPast({ campaign, deals }: ScoredCampaign): PastCampaign | null {
  const { forecast } = campaign;
  const rows = compareForecast(campaign, deals)?.rows ?? [];
  const [whole, ...creators] = rows;
  if (!forecast?.views || !whole || whole.views === null || !isAsPlanned(campaign, deals)) return null;
  const scales = new Map(forecast.creators?.map(({ creatorId, scale }) => [creatorId, scale ?? 1]));
  const platforms = new Map(campaign.creators.map(({ creatorId, platform }) => [creatorId, platform]));
  // The middles of creators add up to less than the middle of the campaign: some pieces of many are seen far more.
  const sum = creators.reduce((total, { expected }) => total + expected.p50, 0);
  if (sum === 0) return null;
  const byPlatform = Map.groupBy(creators, ({ creatorId }) => platforms.get(creatorId ?? "") ?? "");
  const posts = deals.flatMap((deal) => deal.posts);
  return {
    views: forecast.views,
    actual: whole.views,
    made: forecast.made ?? AS_SHIPPED,
    platforms: [...byPlatform].map(([platform, own]) => ({
      platform,
      expected: own.reduce(
        (total, { creatorId, expected }) =>
          total + ((forecast.views?.p50 ?? 0) / sum) * (expected.p50 / (scales.get(creatorId ?? "") ?? 1)),
        0,
      ),
      actual: own.reduce((total, { views }) => total + (views ?? 0), 0),
    })),
    clicks: counted(posts, ({ clicks }) => clicks),
    engagements: counted(posts, engagementOf),
  };
}

/** Whether those of the plan, and nobody else, made every piece, and the views of each are known. */
function isAsPlanned({ creators, deliverables, forecast }: Campaign, deals: ScoredCampaign["deals"]) {
  const planned = new Set(forecast?.creators?.map(({ creatorId }) => creatorId));
  const working = creators.filter(({ stage }) => stage !== "declined");
  return (
    planned.size > 0 &&
    working.length === planned.size &&
    working.every(({ creatorId }) => {
      const owed = deliverables.filter((piece) => piece.creatorId === creatorId).length;
      const known = deals
        .filter(({ key }) => key === creatorId)
        .flatMap(({ posts }) => posts.filter(({ views }) => views !== null));
      return planned.has(creatorId) && owed > 0 && known.length === owed;
    })
  );
}

function counted(posts: readonly Post[], read: (post: Post) => number | null): CountedOfViews | null {
  let [count, views] = [0, 0];
  for (const post of posts) {
    const own = read(post);
    if (own === null || !post.views) continue;
    count += own;
    views += post.views;
  }
  return views === 0 ? null : { count, views };
}
