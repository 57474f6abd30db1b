import { isCategory } from "@app/contract/discovery/category-names";
import type { CreatorItem, CreatorProfile, Post } from "@app/contract/discovery/creators";
import { PriceUnit } from "@app/contract/discovery/imports";
import { Platform, PostFormat } from "@app/contract/platforms";
import type { CreatorRecord, PostRecord, SnapshotRecord } from "./creators.store.ts";

/** A creator as lists show it. */
export function toItem(
  record: CreatorRecord,
  trend: readonly (number | null)[],
  reasons: readonly string[],
): CreatorItem {
  return {
    id: record.id,
    platform: Platform.parse(record.platform),
    handle: record.handle,
    name: record.name,
    avatarImageId: record.avatar_image_id,
    followers: record.followers,
    engagementRate: record.engagement_rate,
    avgViews: record.avg_views,
    medianViews: record.median_views,
    country: record.country,
    language: record.language,
    city: record.city,
    email: record.email,
    categories: record.categories.filter(isCategory),
    price: priceOf(record),
    notes: record.notes,
    version: record.version,
    lastPostAt: record.last_post_at?.toISOString() ?? null,
    trend: [...trend],
    source: record.source,
    fit: null,
    reasons: [...reasons],
  };
}

export function toProfile(found: {
  record: CreatorRecord;
  snapshots: readonly SnapshotRecord[];
  posts: readonly PostRecord[];
  postsTotal: number;
}): CreatorProfile {
  const { record, snapshots } = found;
  const trend = snapshots.map((snapshot) => snapshot.followers).slice(-12);
  return {
    ...toItem(record, trend, []),
    url: record.url,
    bio: record.bio,
    region: record.region,
    phone: record.phone,
    gender: record.gender,
    age: record.age,
    verified: record.verified,
    accountType: record.account_type,
    avgLikes: record.avg_likes,
    avgComments: record.avg_comments,
    postsPerWeek: record.posts_per_week,
    sponsorShare: record.sponsor_share,
    fakeFollowers: record.fake_followers,
    viewRate: viewRateOf(record),
    ...growthFields(snapshots),
    brands: record.brands,
    tags: record.tags,
    audience: record.audience,
    snapshots: snapshots.map((snapshot) => ({
      month: snapshot.month,
      followers: snapshot.followers,
      avgViews: snapshot.avg_views,
      engagementRate: snapshot.engagement_rate,
    })),
    posts: found.posts.map(toPost),
    postsTotal: found.postsTotal,
    updatedAt: record.updated_at.toISOString(),
  };
}

export function toPost(record: PostRecord): Post {
  return {
    id: record.id,
    creatorId: record.creator_id,
    creatorHandle: record.creator_handle,
    creatorName: record.creator_name,
    platform: Platform.parse(record.platform),
    format: PostFormat.parse(record.format),
    url: record.url,
    caption: record.caption,
    imageId: record.image_id,
    hashtags: record.hashtags,
    brands: record.brands,
    views: record.views,
    likes: record.likes,
    comments: record.comments,
    shares: record.shares,
    durationS: record.duration_s,
    sponsored: record.sponsored,
    postedAt: record.posted_at?.toISOString() ?? null,
    source: record.source,
  };
}

/** Null unless amount and currency are known. */
export function priceOf(
  record: Pick<CreatorRecord, "price_amount" | "price_currency" | "price_per">,
): CreatorItem["price"] {
  if (record.price_amount === null || record.price_currency === null) return null;
  const per = PriceUnit.safeParse(record.price_per).data ?? null;
  return { amount: record.price_amount, currency: record.price_currency, per };
}

/** Views for each 100 followers; null when either is unknown. */
export function viewRateOf(record: CreatorRecord): number | null {
  const views = record.median_views ?? record.avg_views;
  if (views === null || record.followers === null || record.followers === 0) return null;
  return (views / record.followers) * 100;
}

/** Change of followers between the first and the last known month of the year that ends with the last known one. */
export function growthOver(
  snapshots: readonly SnapshotRecord[],
): { percent: number; months: number; from: SnapshotRecord; to: SnapshotRecord } | null {
  const known = snapshots.filter((snapshot) => snapshot.followers !== null);
  const to = known.at(-1);
  if (!to) return null;
  const from = known.find((snapshot) => monthsBetween(snapshot.month, to.month) <= GROWTH_MONTHS_MAX);
  if (!from?.followers || !to.followers || from === to) return null;
  const percent = ((to.followers - from.followers) / from.followers) * 100;
  return { percent, months: monthsBetween(from.month, to.month), from, to };
}

const GROWTH_MONTHS_MAX = 12;

/** Between two days written yyyy-mm-dd. */
function monthsBetween(from: string, to: string): number {
  return monthNumber(to) - monthNumber(from);
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

function growthFields(snapshots: readonly SnapshotRecord[]): Pick<CreatorProfile, "growth" | "growthMonths"> {
  const growth = growthOver(snapshots);
  return { growth: growth?.percent ?? null, growthMonths: growth?.months ?? null };
}
