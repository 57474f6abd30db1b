import type { FilterName } from "../filters.ts";

/** What a filter asks for, where its own name does not say it: of one country in or out it is the country that is known. */
const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    platformAll: "platform",
    platformNot: "platform",
    categoryNot: "category",
    keywords: "subject",
    keywordsNot: "subject",
    brand: "brand history",
    brandNot: "brand history",
    brandWithinDays: "brand history",
    countryNot: "country",
    cityNot: "city",
    followers: "follower count",
    views: "views of posts",
    avgViews: "average views",
    postViews: "views of a single post",
    durationS: "length of the videos",
    fakeFollowers: "share of fake followers",
    audienceCountryMinShare: "audience country",
    verified: "verification",
    lastPostWithinDays: "day of the last post",
    postedWithinDays: "day of the last post",
    sponsorShare: "share of sponsored posts",
    estCpm: "estimated CPM",
    cpm: "CPM",
    statusNot: "status",
    workedWith: "deal history",
    workedWithNot: "deal history",
    labelNot: "label",
  } satisfies Partial<Record<FilterName, string>>),
);

/** "engagement rate" for `engagementRate`: what a filter asks for, in the middle of a sentence. */
export function filterLabel(name: string): string {
  const own = LABELS.get(name);
  if (own !== undefined) return own;
  return name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
}
