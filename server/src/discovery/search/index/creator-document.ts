import { fold } from "#/language/fold.ts";

/** The value of a label that says no more than that there is one of its kind. */
export const ANY_LABEL = "any";

/**
 * One account of a creator as the index holds it, with what is known of the creator; null is unknown. Days are counted
 * from 1970-01-01 in UTC.
 */
export interface CreatorDocument {
  /** Of the account. */
  id: string;
  creatorId: string;
  /** Of the creator. */
  version: number;
  platform: string;
  /** Lower case: accounts of the same person often share it. */
  handle: string;
  name: string | null;
  followers: number | null;
  /** Percent. */
  engagementRate: number | null;
  /** Median views where known, else the average. */
  avgViews: number | null;
  /** Of each post whose views are known. */
  postViews: readonly number[];
  likes: number | null;
  postsPerWeek: number | null;
  age: number | null;
  /** Percent. */
  fakeFollowers: number | null;
  /** Percent. */
  sponsorShare: number | null;
  /** Percent of change to about one, three, six and twelve months ago. */
  growth: { months: number; percent: number }[];
  /** Middle length of the known videos, in seconds. */
  durationS: number | null;
  lastPostDay: number | null;
  /** The first of the prices, in whole units of its currency. */
  price: number | null;
  /** In whole units; without `per` nobody said what for. */
  prices: readonly { amount: number; currency: string; per: string | null }[];
  country: string | null;
  region: string | null;
  /** English name, lower case, without diacritics. */
  city: string | null;
  /** The first one counts; none where nobody knows. */
  languages: readonly string[];
  gender: string | null;
  accountType: string | null;
  verified: boolean | null;
  source: string;
  /** What is known of the creator or the account without being searched for what it says. */
  facts: readonly Fact[];
  categories: readonly string[];
  /** Every word that is known of the creator and the posts, folded; at least those of name and handle. */
  words: ReadonlySet<string>;
  /** Words of notes that may name prices: only who sees prices finds by them. */
  withheldWords: ReadonlySet<string>;
  /** Whether anything is known that the creator wrote, so that a missing word means something. */
  hasText: boolean;
  /** Null: no post and no list of brands is known. */
  brands: ReadonlyMap<string, { lastDay: number | null }> | null;
  /** Null: no post is known. */
  hashtags: ReadonlySet<string> | null;
  formats: ReadonlySet<string> | null;
  /** Percent by group; null is unknown. */
  audienceCountries: Readonly<Record<string, number>> | null;
  /** Where most are, as a source says without a share. */
  audienceTopCountry: string | null;
  audienceGenders: Readonly<Record<string, number>> | null;
  audienceAges: Readonly<Record<string, number>> | null;
  /** Once for each kind with the value of any. */
  labels: readonly { kind: string; value: string }[];
  team: TeamKnowledge;
  /** 0 to 100: how many of the facts that a plan uses are known. */
  completeness: number;
}

export const FACTS = [
  "email",
  "phone",
  "address",
  "bio",
  "links",
  "keywords",
  "posts",
  "comments",
  "audience",
  "notes",
  "tags",
  "code",
  "feePaid",
] as const;
export type Fact = (typeof FACTS)[number];

/** What a team knows of a creator from its own work; names in lower case. */
export interface TeamKnowledge {
  status: string | null;
  owner: string | null;
  client: string | null;
  agency: string | null;
  lastContactDay: number | null;
  lastDealDay: number | null;
  /** In campaigns, and outside of any; the day is null while nothing was agreed, paid or posted. */
  deals: readonly {
    campaignId: string | null;
    client: string | null;
    status: string | null;
    day: number | null;
  }[];
  /** In whole units. */
  lastFee: { amount: number; currency: string } | null;
  /** Fields of the workspace's own by their names, money in minor units. */
  fields: ReadonlyMap<
    string,
    { kind: string; value: string | number | { amount: number; currency: string }; mayBePrice: boolean }
  >;
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
