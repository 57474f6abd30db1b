import type { CreatorProfile } from "@app/contract/discovery/creators";

export const CREATOR_TABS = [
  "overview",
  "content",
  "audience",
  "brands",
  "authenticity",
  "pricing",
  "deals",
  "notes",
] as const;
export type CreatorTab = (typeof CREATOR_TABS)[number];

export const CREATOR_TAB_LABELS: Readonly<Record<CreatorTab, string>> = {
  overview: "Overview",
  content: "Content",
  audience: "Audience",
  brands: "Brand work",
  authenticity: "Authenticity",
  pricing: "Pricing",
  deals: "Deals",
  notes: "Notes",
};

interface Seen {
  seesPrices: boolean;
  /** Campaigns that the creator is in. */
  deals: number;
}

/** Only what there is something for; what nobody knows is said in the overview. */
export function creatorTabs(creator: CreatorProfile, { seesPrices, deals }: Seen): CreatorTab[] {
  const isThere: Readonly<Record<CreatorTab, boolean>> = {
    overview: true,
    content: creator.postsTotal > 0,
    audience: creator.accounts.some(({ audience }) => Object.keys(audience).length > 0),
    brands: creator.brands.length > 0 || creator.posts.some(({ brands }) => brands.length > 0),
    authenticity:
      creator.fakeFollowers !== null || creator.verified !== null || creator.sponsorShare !== null,
    pricing: seesPrices && creator.prices.length > 0,
    deals: deals > 0,
    notes: creator.notes !== null || creator.tags.length > 0,
  };
  return CREATOR_TABS.filter((tab) => isThere[tab]);
}

/** What nobody knows of a creator, in the order in which it is missed most. */
export function unknownOf(creator: CreatorProfile, { seesPrices }: Pick<Seen, "seesPrices">): string[] {
  const { price, email, engagementRate, avgViews, medianViews, country, categories, snapshots } = creator;
  const hasAudience = creator.accounts.some(({ audience }) => Object.keys(audience).length > 0);
  const missing: [string, boolean][] = [
    ["price", seesPrices && price === null],
    ["e-mail", email === null],
    ["views", avgViews === null && medianViews === null],
    ["engagement", engagementRate === null],
    ["country", country === null],
    ["topic", categories.length === 0],
    ["audience", !hasAudience],
    ["history", snapshots.length < 2],
    ["posts", creator.postsTotal === 0],
  ];
  return missing.flatMap(([name, isMissing]) => (isMissing ? [name] : []));
}
