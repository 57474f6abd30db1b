import type { Filters } from "@app/contract/discovery/filters";
import { Bitset } from "./index/bitset.ts";
import { wordsOf } from "./index/creator-document.ts";
import type { CreatorDocument } from "./index/creator-document.ts";
import { evaluateAll, judgementsOf } from "./index/evaluation.ts";
import type { Judgement } from "./index/evaluation.ts";
import { NOTHING_KNOWN } from "./index/random-creators.fixtures.ts";
import { Segment } from "./index/segment.ts";
import { atOnce } from "./index/yielding.ts";

/** An account as a plan weighs it: prices in minor units of a currency with two digits. */
interface WeighedAccount {
  accountId: string;
  creatorId: string;
  platform: string;
  handle: string;
  name: string | null;
  followers: number | null;
  medianViews: number | null;
  engagementRate: number | null;
  country: string | null;
  region?: string | null;
  city: string | null;
  language: string | null;
  gender: string | null;
  categories: readonly string[];
  price: { amount: number; currency: string; per: string | null } | null;
  brands: readonly string[];
}

/** What filters say of accounts, as the index of a workspace that had them would answer. */
export function judgeAtOnce(filters: Filters, accounts: readonly WeighedAccount[]): Map<string, Judgement> {
  const together = [...Map.groupBy(accounts, ({ creatorId }) => creatorId).values()].flat();
  const segment = new Segment(together.map(documentOf));
  const parts = [{ segment, live: Bitset.full(segment.size) }];
  return atOnce(judgementsOf(atOnce(evaluateAll(parts, { filters, today: 20_000, seesPrices: true }))));
}

function documentOf(account: WeighedAccount): CreatorDocument {
  const { accountId, price, categories, brands, handle, name } = account;
  const prices = price ? [{ ...price, amount: price.amount / 100 }] : [];
  return {
    id: accountId,
    creatorId: account.creatorId,
    version: 1,
    platform: account.platform,
    handle: handle.toLowerCase(),
    name,
    followers: account.followers,
    engagementRate: account.engagementRate,
    avgViews: account.medianViews,
    postViews: [],
    likes: null,
    postsPerWeek: null,
    age: null,
    fakeFollowers: null,
    sponsorShare: null,
    growth: [],
    durationS: null,
    lastPostDay: null,
    price: prices[0]?.amount ?? null,
    prices,
    country: account.country,
    region: account.region ?? null,
    city: account.city,
    languages: account.language === null ? [] : [account.language],
    gender: account.gender,
    accountType: null,
    verified: null,
    source: "import",
    facts: [],
    categories,
    words: new Set([...wordsOf(handle), ...wordsOf(name ?? ""), ...categories]),
    withheldWords: new Set(),
    hasText: false,
    brands:
      brands.length === 0 ? null : new Map(brands.map((brand) => [brand.toLowerCase(), { lastDay: null }])),
    hashtags: null,
    formats: null,
    audienceCountries: null,
    audienceTopCountry: null,
    audienceGenders: null,
    audienceAges: null,
    labels: [],
    team: NOTHING_KNOWN,
    completeness: 0,
  };
}
