import * as z from "zod/mini";
import { PRICE_UNITS } from "../creator-prices.ts";
import { Category } from "./categories.ts";
import { KnownValue } from "./known-values.ts";
import { CreatorStage } from "../campaigns/creators.ts";
import { Currency } from "../money.ts";
import { POST_FORMATS } from "../platforms.ts";

/** Platforms that a filter may name; Herald keeps creators on the first three. */
export const FILTER_PLATFORMS = [
  "instagram",
  "youtube",
  "tiktok",
  "linkedin",
  "twitch",
  "x",
  "facebook",
  "snapchat",
  "pinterest",
  "threads",
] as const;

export const TIERS = ["nano", "micro", "mid", "macro", "mega"] as const;
export const Tier = z.enum(TIERS, "Choose nano, micro, mid, macro or mega");
export type Tier = z.infer<typeof Tier>;

/** Follower counts of each tier, both ends included. "Agency" preset, the default of a workspace. */
export const TIER_BOUNDS: Readonly<Record<Tier, { min: number; max: number | null }>> = {
  nano: { min: 1_000, max: 9_999 },
  micro: { min: 10_000, max: 99_999 },
  mid: { min: 100_000, max: 499_999 },
  macro: { min: 500_000, max: 999_999 },
  mega: { min: 1_000_000, max: null },
};

export const GENDERS = ["female", "male", "nonbinary"] as const;
export const CONTACTS = ["email", "phone", "whatsapp"] as const;
export const ACCOUNT_TYPES = ["personal", "creator", "business"] as const;
const SOURCES = ["paste", "import", "youtube", "instagram", "tiktok", "sample"] as const;

/** How far talks with a creator are. */
export const STATUSES = [
  "not_contacted",
  "contacted",
  "negotiating",
  "accepted",
  "declined",
  "do_not_contact",
] as const;

const FIELD_OPS = ["is", "not", "min", "max"] as const;

/** What a list may be ordered by. */
export const SORT_FIELDS = [
  "followers",
  "engagementRate",
  "avgViews",
  "price",
  "name",
  "fit",
  "lastPost",
  "growth",
  "category",
  "country",
  "city",
  "language",
] as const;
export const Sort = z.object({ by: z.enum(SORT_FIELDS), dir: z.enum(["asc", "desc"]) });
export type Sort = z.infer<typeof Sort>;

/** Filters that hold one number of a creator or a post between two bounds, each included. */
export const RANGE_FILTERS = [
  "followers",
  "engagementRate",
  "views",
  "avgViews",
  "postViews",
  "likes",
  "durationS",
  "postsPerWeek",
  "age",
  "audienceAge",
  "fakeFollowers",
  "viewRate",
  "sponsorShare",
  "estCpm",
  "fit",
  "authenticity",
  "completeness",
] as const;
export type RangeFilter = (typeof RANGE_FILTERS)[number];

/** Most values of one set. Chosen by us. */
const VALUES_MAX = 100;
const LIMIT_MAX = 20_000;

const set = <T extends z.ZodMiniType>(item: T) => z.optional(z.array(item).check(z.maxLength(VALUES_MAX)));
const word = z.string().check(z.minLength(1), z.maxLength(120));
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const country = z.string().check(z.regex(/^[A-Z]{2}$/, "Write a country as two capital letters, such as DE"));
const days = z.int().check(z.minimum(1), z.maximum(3_650));
const percent = z.number().check(z.minimum(0), z.maximum(100));
const amount = z.number().check(z.minimum(0), z.maximum(1e15));
const isOrdered = (range: { min?: number | undefined; max?: number | undefined }) =>
  range.min === undefined || range.max === undefined || range.min <= range.max;

/** Both ends are included; at least one is given. */
export const Range = z.object({ min: z.optional(amount), max: z.optional(amount) }).check(
  z.refine((range) => range.min !== undefined || range.max !== undefined, "Give a lowest or a highest value"),
  z.refine(isOrdered, "The lowest value is above the highest"),
);
export type Range = z.infer<typeof Range>;

/** Whole units of the currency, as a person says them: 800 is EUR 800.00. */
export const PriceFilter = z
  .object({
    min: z.optional(amount),
    max: z.optional(amount),
    currency: Currency,
    per: z.optional(z.enum(PRICE_UNITS)),
  })
  .check(z.refine(isOrdered, "The lowest price is above the highest"));
export type PriceFilter = z.infer<typeof PriceFilter>;

/** Price for 1,000 views, in whole units of the currency. */
const CpmFilter = z
  .object({ min: z.optional(amount), max: z.optional(amount), currency: Currency })
  .check(z.refine(isOrdered, "The lowest price is above the highest"));

const day = z.iso.date();
/** A day of an own deal or talk: between two days, both included, or within so many days until today. */
export const DayFilter = z
  .object({ min: z.optional(day), max: z.optional(day), withinDays: z.optional(days) })
  .check(
    z.refine((range) => Object.keys(range).length > 0, "Give a first day, a last day or a number of days"),
    z.refine(
      ({ min, max }) => min === undefined || max === undefined || min <= max,
      "The first day is after the last",
    ),
  );
export type DayFilter = z.infer<typeof DayFilter>;

const LastPriceFilter = z
  .object({
    min: z.optional(amount),
    max: z.optional(amount),
    currency: Currency,
    withinDays: z.optional(days),
  })
  .check(z.refine(isOrdered, "The lowest price is above the highest"));

/** With a brand or for a client; with neither, with the workspace itself. */
export const WorkedWithFilter = z.object({
  brand: z.optional(word),
  client: z.optional(word),
  withinDays: z.optional(days),
});
export type WorkedWithFilter = z.infer<typeof WorkedWithFilter>;

/** A field of the workspace's own, by the name of its column. */
export const FieldFilter = z.object({ name: word, op: z.enum(FIELD_OPS), value: word });

/** Figures of one platform's account; a creator is looked for who meets several of these, each with an account. */
export const PlatformFigures = z
  .object({
    platform: z.enum(FILTER_PLATFORMS),
    tier: set(Tier),
    followers: z.optional(Range),
    engagementRate: z.optional(Range),
    views: z.optional(Range),
    avgViews: z.optional(Range),
    likes: z.optional(Range),
    postsPerWeek: z.optional(Range),
    viewRate: z.optional(Range),
    fakeFollowers: z.optional(Range),
    price: z.optional(PriceFilter),
    cpm: z.optional(CpmFilter),
  })
  .check(z.refine((figures) => Object.keys(figures).length > 1, "Give at least one figure of the platform"));
export type PlatformFigures = z.infer<typeof PlatformFigures>;

export const CampaignStageFilter = z.object({ campaign: word, stage: CreatorStage });
export type CampaignStageFilter = z.infer<typeof CampaignStageFilter>;

export const LabelFilter = z.object({ kind: slug, value: word });
const range = z.optional(Range);

/** What a sentence, the filter drawer, a saved search and Strategy AI all speak. An absent filter does not filter. */
export const Filters = z.strictObject({
  platform: set(z.enum(FILTER_PLATFORMS)),
  /** Present on every one. */
  platformAll: set(z.enum(FILTER_PLATFORMS)),
  /** For each of them an account that meets its figures: all others hold within one account. */
  perPlatform: set(PlatformFigures),
  /** On none of them, with any account. */
  platformNot: set(z.enum(FILTER_PLATFORMS)),
  format: set(z.enum(POST_FORMATS)),
  category: set(Category),
  categoryNot: set(Category),
  keywords: set(word),
  keywordsNot: set(word),
  hashtag: set(word),
  brand: set(word),
  brandNot: set(word),
  brandWithinDays: z.optional(days),
  country: set(country),
  countryNot: set(country),
  /** ISO 3166-2. */
  region: set(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
  /** English name, lower case, without diacritics. */
  city: set(word),
  cityNot: set(word),
  /** Of cities, as said in India; never a follower tier. */
  cityClass: set(slug),
  /** ISO 639-1, of the content. */
  language: set(z.string().check(z.regex(/^[a-z]{2}$/))),
  tier: set(Tier),
  followers: range,
  /** Percent. */
  engagementRate: range,
  views: range,
  avgViews: range,
  /** Of any one post. */
  postViews: range,
  likes: range,
  durationS: range,
  postsPerWeek: range,
  age: range,
  audienceAge: range,
  /** Percent. */
  fakeFollowers: range,
  /** `min` in percent. */
  growth: z.optional(z.object({ min: z.number(), periodDays: days })),
  price: z.optional(PriceFilter),
  gender: set(z.enum(GENDERS)),
  /** `minShare` in percent. */
  audienceGender: z.optional(z.object({ value: z.enum(GENDERS), minShare: percent })),
  audienceCountry: set(country),
  audienceCountryMinShare: z.optional(percent),
  verified: z.optional(z.boolean()),
  sponsored: z.optional(z.boolean()),
  contact: set(z.enum(CONTACTS)),
  lastPostWithinDays: z.optional(days),
  postedWithinDays: z.optional(days),
  /** Called so, or with an account of that handle. */
  name: set(word),
  similarTo: set(word),
  excludeHandles: set(word),
  accountType: set(z.enum(ACCOUNT_TYPES)),
  /** Views per follower, percent. */
  viewRate: range,
  /** Sponsored share of posts, percent. */
  sponsorShare: range,
  /** Whole currency units per 1,000 views. */
  estCpm: range,
  fit: range,
  authenticity: range,
  completeness: range,
  /** Without a status it is unknown. */
  status: set(z.enum(STATUSES)),
  statusNot: set(z.enum(STATUSES)),
  /** Who of the team looks after the creator: an id, or the name in lower case. */
  owner: set(word),
  ownerNot: set(word),
  /** For whom a deal was made: an id, or the name in lower case. */
  client: set(word),
  /** Own deals first, then posts and imported brands. */
  workedWith: z.optional(WorkedWithFilter),
  workedWithNot: z.optional(WorkedWithFilter),
  lastContact: z.optional(DayFilter),
  lastDeal: z.optional(DayFilter),
  /** Whole units of the currency that were paid for the last deal. */
  lastPrice: z.optional(LastPriceFilter),
  /** Every one of the values is known: of the creator, or, for figures, prices and audience, of the account. */
  has: set(KnownValue),
  /** None of the values is. */
  hasNot: set(KnownValue),
  cpm: z.optional(CpmFilter),
  agency: set(word),
  agencyNot: set(word),
  field: set(FieldFilter),
  /** How far creators are in a campaign, by its id or its name in lower case. */
  campaignStage: set(CampaignStageFilter),
  label: set(LabelFilter),
  labelNot: set(LabelFilter),
  source: set(z.enum(SOURCES)),
  /** For these, a creator whose value is not known stays in. */
  includeUnknown: set(z.string()),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(LIMIT_MAX))),
  sort: z.optional(Sort),
});
export type Filters = z.infer<typeof Filters>;

export type FilterName = keyof Filters;
