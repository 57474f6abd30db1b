import type { Filters, FilterName, Range } from "@app/contract/discovery/filters";
import { cityClassOf } from "./city-classes.ts";
import type { CreatorDocument } from "./creator-document.ts";

/** Fits, does not fit, or not known. */
export type Verdict = boolean | null;
export type Judge = (
  creator: CreatorDocument,
  filters: Filters,
  all: readonly CreatorDocument[],
  today: number,
) => Verdict;

/** What the filters of figures, dates and labels mean, one creator at a time. */
export const FIGURE_JUDGES: Partial<Record<FilterName, Judge>> = {
  region: ({ region }, filters) => isAmong(region, filters.region),
  cityClass: ({ city, country }, filters) => isAmong(cityClassOf(city, country), filters.cityClass),
  accountType: ({ accountType }, filters) => isAmong(accountType, filters.accountType),
  views: ({ avgViews }, filters) => inside(avgViews, filters.views),
  postViews: ({ postViews }, filters) =>
    postViews.length === 0 ? null : postViews.some((views) => inside(views, filters.postViews) === true),
  likes: ({ likes }, filters) => inside(likes, filters.likes),
  durationS: ({ durationS }, filters) => inside(durationS, filters.durationS),
  postsPerWeek: ({ postsPerWeek }, filters) => inside(postsPerWeek, filters.postsPerWeek),
  fakeFollowers: ({ fakeFollowers }, filters) => inside(fakeFollowers, filters.fakeFollowers),
  sponsorShare: ({ sponsorShare }, filters) => inside(sponsorShare, filters.sponsorShare),
  completeness: ({ completeness }, filters) => inside(completeness, filters.completeness),
  viewRate: ({ avgViews, followers }, filters) =>
    inside(avgViews === null || !followers ? null : (avgViews / followers) * 100, filters.viewRate),
  estCpm: ({ price, avgViews }, filters) =>
    inside(price === null || !avgViews ? null : (price / avgViews) * 1000, filters.estCpm),
  // Nobody has these two scores yet.
  fit: () => null,
  authenticity: () => null,
  growth: ({ growth }, { growth: wanted }) => {
    const away = (months: number) => Math.abs(months * 30 - (wanted?.periodDays ?? 0));
    const least = Math.min(...growth.map(({ months }) => away(months)));
    const nearest = growth.find(({ months }) => away(months) === least);
    return nearest ? nearest.percent >= (wanted?.min ?? 0) : null;
  },
  audienceAge: ({ audienceAges }, { audienceAge }) => {
    const groups = Object.entries(audienceAges ?? {});
    const largest = Math.max(...groups.map(([, share]) => share));
    const name = groups.find(([, share]) => share === largest)?.[0];
    if (name === undefined) return null;
    const [from = 0, to = Infinity] = name.endsWith("+")
      ? [Number.parseInt(name, 10)]
      : name.split("-").map(Number);
    return from <= (audienceAge?.max ?? Infinity) && to >= (audienceAge?.min ?? 0);
  },
  lastPostWithinDays: ({ lastPostDay }, { lastPostWithinDays: days }, _all, today) =>
    inside(lastPostDay, { min: today - (days ?? 0) }),
  postedWithinDays: ({ lastPostDay }, { postedWithinDays: days }, _all, today) =>
    inside(lastPostDay, { min: today - (days ?? 0) }),
  brandWithinDays: ({ brands }, { brand, brandWithinDays: days }, _all, today) =>
    brand ? true : brands && isRecent([...brands.values()], today - (days ?? 0)),
  label: ({ labels }, { label }) => (label ?? []).some((wanted) => isLabelled(labels, wanted)),
  labelNot: ({ labels }, { labelNot }) => !(labelNot ?? []).some((wanted) => isLabelled(labels, wanted)),
  similarTo: ({ creatorId, categories }, { similarTo }, all) => {
    const named = all.filter((other) => has(similarTo, other.handle));
    const topics = new Set(named.flatMap((other) => other.categories));
    if (topics.size === 0) return null;
    if (named.some((other) => other.creatorId === creatorId)) return false;
    return categories.length === 0 ? null : categories.some((category) => topics.has(category));
  },
};

/** Whether any is of `since` or later; not known where only an undated one could be. */
export function isRecent(mentions: readonly { lastDay: number | null }[], since: number): Verdict {
  if (mentions.some(({ lastDay }) => lastDay !== null && lastDay >= since)) return true;
  return mentions.some(({ lastDay }) => lastDay === null) ? null : false;
}

export function has(values: readonly string[] | undefined, value: string): boolean {
  return (values ?? []).includes(value);
}

export function isAmong(value: string | null, wanted: readonly string[] | undefined): Verdict {
  return value === null ? null : has(wanted, value);
}

export function inside(value: number | null, range: Range | undefined): Verdict {
  return value === null ? null : value >= (range?.min ?? -Infinity) && value <= (range?.max ?? Infinity);
}

function isLabelled(labels: CreatorDocument["labels"], wanted: { kind: string; value: string }): boolean {
  return labels.some(({ kind, value }) => kind === wanted.kind && value === wanted.value);
}
