import type { Selectable } from "kysely";
import { wholeUnits } from "@app/contract/money";
import type { OwnDeal } from "#/discovery/creators/own-work/own-work.rules.ts";
import { onOneBasis } from "./search.prices.rules.ts";
import { ANY_LABEL, FACTS, wordsOf } from "./index/creator-document.ts";
import type { CreatorDocument, Fact } from "./index/creator-document.ts";
import { GROWTH_MONTHS_MAX, monthsBetween } from "#/discovery/creators/creators.rules.ts";
import { mayBePrice } from "#/discovery/creators/own-fields.rules.ts";
import { FURTHER_LANGUAGES, furtherLanguages } from "#/language/places/spoken-languages.ts";
import { regionOfCity } from "#/language/places/city-regions.ts";
import { canonicalCity } from "#/language/places/places.ts";
import { namesMoney } from "#/platform/http/price-texts.ts";
import type { Schema } from "#/platform/database/schema.ts";

/** What the index needs of a post. */
export type IndexedPost = Pick<
  Selectable<Schema["posts"]>,
  | ("format" | "hashtags" | "mentions" | "brands" | "caption" | "posted_at" | "duration_s")
  | ("platform" | "views" | "likes" | "comments" | "shares")
> & { account_id: string };

/** Followers by month, the oldest first. */
export type History = readonly { month: string; followers: number }[];

/** What the index needs of an account and its creator: without the sources, which are the larger half of it. */
export const INDEXED_COLUMNS = [
  ...([
    "account_id",
    "creator_id",
    "version",
    "platform",
    "handle",
    "handle_key",
    "name",
    "bio",
    "notes",
    "tags",
    "keywords",
  ] as const),
  ...(["followers", "engagement_rate", "avg_views", "median_views", "avg_likes", "posts_per_week"] as const),
  ...(["age", "fake_followers", "sponsor_share", "last_post_at", "country", "region", "city"] as const),
  ...(["language", "gender", "account_type", "verified", "source", "email", "phone"] as const),
  ...(["categories", "brands", "audience", "prices"] as const),
  ...([
    "status",
    "owner",
    "client",
    "agency",
    "last_contact_on",
    "last_deal_on",
    "last_fee",
    "fields",
  ] as const),
  ...(["address", "links", "avg_comments", "code", "fee_paid"] as const),
] as const;

export interface AccountFacts {
  row: Pick<Selectable<Schema["creator_accounts"]>, (typeof INDEXED_COLUMNS)[number]>;
  /** What the workspace did with the creator. */
  deals: readonly OwnDeal[];
  posts: readonly IndexedPost[];
  history: History | undefined;
  labels: readonly { kind: string; value: string }[];
}

const DAY_MS = 86_400_000;

/** Days since 1970-01-01 in UTC. */
export function dayOf(time: Date): number {
  return Math.floor(time.getTime() / DAY_MS);
}

/** Turns what the tables hold of an account into what the index holds. */
export function toDocument({ row, deals, posts, history, labels }: AccountFacts): CreatorDocument {
  const prices = onOneBasis(row.prices, ({ per }) => per).map((price) => ({
    amount: wholeUnits(price),
    currency: price.currency,
    per: price.per,
  }));
  const city = row.city === null ? null : canonicalCity(row.city);
  return {
    id: row.account_id,
    creatorId: row.creator_id,
    version: row.version,
    platform: row.platform,
    handle: row.handle_key,
    name: row.name,
    followers: row.followers,
    engagementRate: row.engagement_rate,
    avgViews: row.median_views ?? row.avg_views,
    postViews: posts.flatMap((post) => post.views ?? []),
    likes: row.avg_likes,
    postsPerWeek: row.posts_per_week,
    age: row.age,
    fakeFollowers: row.fake_followers,
    sponsorShare: row.sponsor_share,
    growth: growthOf(history),
    durationS: middle(posts.flatMap((post) => post.duration_s ?? [])),
    lastPostDay: row.last_post_at === null ? latestDay(posts) : dayOf(row.last_post_at),
    price: prices[0]?.amount ?? null,
    prices,
    country: row.country,
    region: row.region ?? regionOfCity(city, row.country),
    city,
    languages: languagesOf(row),
    gender: row.gender,
    accountType: row.account_type,
    verified: row.verified,
    source: row.source,
    facts: factsOf(row, posts),
    categories: row.categories,
    words: wordsIn(row, posts),
    withheldWords: new Set(isNotesWithheld(row) ? wordsOf(row.notes ?? "") : []),
    hasText: row.bio !== null || row.keywords.length > 0 || posts.length > 0,
    brands: brandsIn(row.brands, posts),
    hashtags: posts.length === 0 ? null : new Set(posts.flatMap((post) => post.hashtags.map(lower))),
    formats: posts.length === 0 ? null : new Set(posts.map((post) => post.format)),
    audienceCountries: row.audience.countries ?? null,
    audienceTopCountry: row.audience.topCountry ?? null,
    audienceGenders: row.audience.genders ? { ...row.audience.genders } : null,
    audienceAges: row.audience.ages ?? null,
    labels: labelsOf(row, labels),
    team: teamOf(row, deals),
    completeness: completenessOf(row),
  };
}

/** What the team itself knows; dates as days, money in whole units. */
function teamOf(row: AccountFacts["row"], deals: readonly OwnDeal[]): CreatorDocument["team"] {
  const { status, owner, client, agency, last_fee: fee } = row;
  return {
    status,
    owner: owner === null ? null : lower(owner),
    client: client === null ? null : lower(client),
    agency: agency === null ? null : lower(agency),
    lastContactDay: row.last_contact_on === null ? null : dayOf(new Date(row.last_contact_on)),
    lastDealDay: row.last_deal_on === null ? null : dayOf(new Date(row.last_deal_on)),
    deals: deals.map(({ campaign, client: whom, status: how, dealtOn }) => ({
      campaignId: campaign?.id ?? null,
      client: whom === null ? null : lower(whom),
      status: how,
      day: dealtOn === null ? null : dayOf(new Date(dealtOn)),
    })),
    lastFee: fee === null ? null : { amount: wholeUnits(fee), currency: fee.currency },
    fields: new Map(
      Object.entries(row.fields).map(([name, field]) => [
        lower(name),
        { ...field, mayBePrice: mayBePrice(field) },
      ]),
    ),
  };
}

/** What others said of a creator, the own tags and notes, and once a kind that there is any. */
function labelsOf(row: AccountFacts["row"], said: AccountFacts["labels"]): AccountFacts["labels"] {
  const tags = row.tags.map((tag) => ({ kind: "tag", value: lower(tag.trim()) }));
  const named = [...said, ...tags];
  const kinds = new Set([...named.map(({ kind }) => kind), ...(row.notes === null ? [] : ["notes"])]);
  return [...named, ...[...kinds].map((kind) => ({ kind, value: ANY_LABEL }))];
}

function factsOf(row: AccountFacts["row"], posts: readonly IndexedPost[]): Fact[] {
  const known: Readonly<Record<Fact, unknown>> = {
    email: row.email,
    phone: row.phone,
    address: row.address,
    bio: row.bio,
    links: row.links[0],
    keywords: row.keywords[0],
    posts: posts[0],
    comments: row.avg_comments,
    audience: Object.keys(row.audience)[0],
    notes: row.notes,
    tags: row.tags[0],
    code: row.code,
    feePaid: row.fee_paid,
  };
  return FACTS.filter((fact) => (known[fact] ?? null) !== null);
}

/** Change of followers in percent to the month so many months before the last one. */
/** Up to the newest month from each one before it, the shortest period first. */
function growthOf(history: History = []): CreatorDocument["growth"] {
  const now = history.at(-1);
  if (!now) return [];
  return history
    .slice(0, -1)
    .toReversed()
    .flatMap(({ month, followers }) => {
      const months = monthsBetween(month, now.month);
      if (followers === 0 || months > GROWTH_MONTHS_MAX) return [];
      return { months, percent: ((now.followers - followers) / followers) * 100 };
    });
}

function wordsIn(row: AccountFacts["row"], posts: readonly IndexedPost[]): Set<string> {
  const notes = isNotesWithheld(row) ? null : row.notes;
  const own = [row.name, row.handle, row.bio, notes, ...row.keywords, ...row.tags, ...row.categories];
  const said = posts.flatMap((post) => [post.caption, ...post.hashtags]);
  return new Set([...own, ...said].flatMap((text) => (text === null ? [] : wordsOf(text))));
}

function isNotesWithheld({ notes }: AccountFacts["row"]): boolean {
  return notes !== null && namesMoney(notes);
}

function brandsIn(known: readonly string[], posts: readonly IndexedPost[]): CreatorDocument["brands"] {
  if (known.length === 0 && posts.length === 0) return null;
  const brands = new Map<string, { lastDay: number | null }>(
    known.map((brand) => [lower(brand), { lastDay: null }]),
  );
  for (const post of posts) {
    for (const brand of [...post.brands, ...post.mentions].map(lower)) {
      const before = brands.get(brand)?.lastDay ?? null;
      const day = post.posted_at === null ? null : dayOf(post.posted_at);
      brands.set(brand, { lastDay: day === null ? before : Math.max(before ?? day, day) });
    }
  }
  return brands;
}

function latestDay(posts: readonly IndexedPost[]): number | null {
  const days = posts.flatMap((post) => (post.posted_at === null ? [] : dayOf(post.posted_at)));
  return days.length > 0 ? Math.max(...days) : null;
}

function middle(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

/** What a creator speaks, the first language first. */
export function languagesOf({
  language,
  fields,
}: Pick<AccountFacts["row"], "language" | "fields">): string[] {
  const further = fields[FURTHER_LANGUAGES];
  const named = further && typeof further.value === "string" ? further.value : null;
  const codes = [language, ...furtherLanguages(named)];
  return [...new Set(codes.filter((code) => code !== null))];
}

/** How many of the ten facts that a plan uses are known, from 0 to 100. */
function completenessOf(row: AccountFacts["row"]): number {
  const facts = [
    row.followers,
    row.engagement_rate,
    row.median_views ?? row.avg_views,
    row.country,
    row.language,
    row.categories[0] ?? null,
    row.prices[0] ?? null,
    row.email,
    row.audience.genders ?? row.audience.ages ?? null,
    row.last_post_at,
  ];
  return (facts.filter((fact) => fact !== null).length / facts.length) * 100;
}

function lower(text: string): string {
  return text.toLowerCase();
}
