import { isCategory } from "@app/contract/discovery/category-names";
import type { CreatorAccount, CreatorItem, CreatorProfile, Post } from "@app/contract/discovery/creators";
import { PriceUnit } from "@app/contract/creator-prices";
import { Platform, PostFormat } from "@app/contract/platforms";
import type { PriceTerms } from "@app/contract/creator-prices";
import type { AccountPrice } from "#/discovery/discovery.tables.ts";
import { sourceText } from "./provenance.rules.ts";
import { fieldText } from "./own-fields.rules.ts";
import type { AccountRecord, CreatorRecord, PostRecord, SnapshotRecord } from "./creators.store.ts";

/** A creator as lists show it. @param found the accounts that were looked for; null for all. */
export function toItem(
  { record, accounts }: CreatorRecord,
  trend: readonly (number | null)[],
  found: readonly string[] | null = null,
): Omit<CreatorItem, "reasons"> {
  return {
    ...toHead(record, trend),
    accounts: accounts.map((account) => toAccount(account, found?.includes(account.account_id) ?? true)),
  };
}

function toHead(
  record: AccountRecord,
  trend: readonly (number | null)[],
): Omit<CreatorItem, "reasons" | "accounts"> {
  return {
    id: record.creator_id,
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
    status: record.status,
    fields: Object.fromEntries(
      Object.entries(record.fields).map(([name, field]) => [name, fieldText(field)]),
    ),
    inferred: Object.entries(record.provenance).flatMap(([name, { inferred }]) => (inferred ? [name] : [])),
    fit: null,
  };
}

function toAccount(record: AccountRecord, matches: boolean): CreatorAccount {
  return {
    id: record.account_id,
    platform: Platform.parse(record.platform),
    handle: record.handle,
    url: record.url,
    avatarImageId: record.avatar_image_id,
    followers: record.followers,
    engagementRate: record.engagement_rate,
    avgViews: record.avg_views,
    medianViews: record.median_views,
    verified: record.verified,
    prices: record.prices.map((price) => ({
      amount: price.amount,
      currency: price.currency,
      format: priceUnit(price.per),
      ...termsOf(price),
    })),
    matches,
  };
}

function termsOf({ upTo, usageMonths, exclusivityMonths, vat }: AccountPrice): PriceTerms {
  return {
    upTo: upTo ?? null,
    usageMonths: usageMonths ?? null,
    exclusivityMonths: exclusivityMonths ?? null,
    vat: vat ?? null,
  };
}

export function toProfile(
  found: CreatorRecord & {
    client: CreatorProfile["client"];
    snapshots: readonly SnapshotRecord[];
    posts: readonly PostRecord[];
    postsTotal: number;
  },
): CreatorProfile {
  const { record, snapshots } = found;
  const trend = snapshots.map((snapshot) => snapshot.followers).slice(-12);
  const accounts = found.accounts.map(toProfileAccount);
  return {
    ...toHead(record, trend),
    ...toDeals(found),
    reasons: [],
    accounts,
    prices: accounts.flatMap(({ platform, prices }) =>
      prices.map(({ format, ...price }) => ({ ...price, per: format, platform })),
    ),
    categories: ofAll(found, ({ categories }) => categories.filter(isCategory)),
    brands: ofAll(found, ({ brands }) => brands),
    url: record.url,
    bio: ofAll(found, ({ bio }) => (bio === null ? [] : [bio]))[0] ?? null,
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

/** What the accounts of a creator say together, that of the one that stands for the creator first. */
function ofAll<T>({ accounts }: CreatorRecord, read: (account: AccountRecord) => readonly T[]): T[] {
  return [...new Set(accounts.flatMap(read))];
}

function toProfileAccount(record: AccountRecord): CreatorProfile["accounts"][number] {
  return {
    ...toAccount(record, true),
    bio: record.bio,
    avgLikes: record.avg_likes,
    avgComments: record.avg_comments,
    lastPostAt: record.last_post_at?.toISOString() ?? null,
    categories: record.categories.filter(isCategory),
    brands: record.brands,
    links: record.links,
    audience: record.audience,
  };
}

function toDeals({ record, client }: Pick<CreatorRecord, "record"> & Pick<CreatorProfile, "client">) {
  return {
    address: record.address,
    owner: record.owner,
    client: record.client === null ? client : { id: client?.id ?? null, name: record.client },
    agency: record.agency,
    code: record.code,
    lastFee: record.last_fee,
    feePaid: record.fee_paid,
    lastDeal: record.last_deal_on,
    lastContact: record.last_contact_on,
    sources: Object.fromEntries(
      Object.entries(record.provenance).flatMap(([name, origin]) =>
        origin.source === "campaign" ? [[name, sourceText(origin) ?? ""]] : [],
      ),
    ),
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
  record: Pick<AccountRecord, "price_amount" | "price_currency" | "price_per">,
): CreatorItem["price"] {
  if (record.price_amount === null || record.price_currency === null) return null;
  const { price_amount: amount, price_currency: currency, price_per: per } = record;
  return { amount, currency, per: priceUnit(per) };
}

export function priceUnit(text: string | null): PriceUnit | null {
  return PriceUnit.safeParse(text).data ?? null;
}

/** Views for each 100 followers; null when either is unknown. */
export function viewRateOf(record: AccountRecord): number | null {
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

/** Growth is looked at over a year at most. */
export const GROWTH_MONTHS_MAX = 12;

/** Between two days written yyyy-mm-dd. */
export function monthsBetween(from: string, to: string): number {
  return monthNumber(to) - monthNumber(from);
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

function growthFields(snapshots: readonly SnapshotRecord[]): Pick<CreatorProfile, "growth" | "growthMonths"> {
  const growth = growthOver(snapshots);
  return { growth: growth?.percent ?? null, growthMonths: growth?.months ?? null };
}
