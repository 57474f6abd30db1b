import * as z from "zod/mini";
import { Category } from "./categories.ts";
import { CreatorPrice, PriceTerms } from "../creator-prices.ts";
import { Alternative, Chip, QUERY_MAX } from "./queries.ts";
import { PriceUnit } from "../creator-prices.ts";
import { FILTER_NAMES } from "./filter-names.ts";
import { KnownValue } from "./known-values.ts";
import { Filters, LabelFilter, Sort } from "./filters.ts";
import { Money } from "../money.ts";
import { Limit, LimitQuery, Offset, OffsetQuery } from "../paging.ts";
import { Platform, PostFormat } from "../platforms.ts";
import { BriefText, PriceText } from "../prices.ts";
import { Version } from "../versions.ts";

const FilterNameOf = z.enum(FILTER_NAMES);
/** Most creators that are answered while somebody types a name. Chosen by us. */
const CREATOR_NAMES_MAX = 20;
const NAMES_LIMIT_WORDS = `Enter a whole number from 1 to ${CREATOR_NAMES_MAX}`;
const NAME_WORDS = `Enter a part of the name or handle, from 1 to ${QUERY_MAX} characters`;
const POST_WORDS = `Enter what to look for in captions and hashtags, at most ${QUERY_MAX} characters`;
const count = z.nullable(z.number());
const text = z.nullable(z.string());

/** Figures of an account of which a search can say how they spread. */
const SPREAD_FIGURES = ["followers", "engagementRate", "avgViews"] as const;
export type SpreadFigure = (typeof SPREAD_FIGURES)[number];

/** A search by a sentence, or by filters as a person edited them; with both, the filters hold. */
export const CreatorSearch = z.object({
  text: z.optional(z.string().check(z.maxLength(QUERY_MAX, `At most ${QUERY_MAX} characters`))),
  filters: z.optional(Filters),
  sort: z.optional(Sort),
  limit: z._default(Limit, 10),
  offset: z._default(Offset, 0),
  /** Counts in `spread` how many of those found have how much of it. */
  spread: z.optional(z.enum(SPREAD_FIGURES)),
});
export type CreatorSearch = z.infer<typeof CreatorSearch>;

/** What an account asks for one piece; a null format means that nobody said what for. */
const AccountPrice = z.extend(Money, { format: z.nullable(PriceUnit), ...PriceTerms.shape });
export type AccountPrice = z.infer<typeof AccountPrice>;

/** One of the accounts of a creator. What is not known is null. */
export const CreatorAccount = z.object({
  id: z.uuid(),
  platform: Platform,
  handle: z.string(),
  url: text,
  avatarImageId: text,
  followers: count,
  /** Percent. */
  engagementRate: count,
  avgViews: count,
  medianViews: count,
  verified: z.nullable(z.boolean()),
  prices: z.array(AccountPrice),
  /** Whether it is an account that was looked for; true where nothing was. */
  matches: z.boolean(),
});
export type CreatorAccount = z.infer<typeof CreatorAccount>;

/**
 * A creator in a list. What is not known is null. Figures, price and place on a platform are those of the account that
 * matches best, which is the first of `accounts`.
 */
export const CreatorItem = z.object({
  id: z.uuid(),
  platform: Platform,
  handle: z.string(),
  name: text,
  avatarImageId: text,
  followers: count,
  /** Percent. */
  engagementRate: count,
  avgViews: count,
  medianViews: count,
  country: text,
  language: text,
  city: text,
  email: text,
  categories: z.array(Category),
  price: z.nullable(CreatorPrice),
  notes: z.nullable(PriceText),
  version: Version,
  lastPostAt: text,
  /** Followers of the last twelve months, the oldest first; empty when no history is known. */
  trend: z.array(count),
  source: z.string(),
  /** Null until a fit score is built. */
  fit: count,
  /** How far talks are. */
  status: text,
  /** Fields of the workspace's own, by their names. */
  fields: z.record(z.string(), z.nullable(BriefText)),
  /** Values that nothing says in so many words, such as the country of a city. */
  inferred: z.array(z.string()),
  /** Why the creator was found, as sentences. */
  reasons: z.array(z.string()),
  accounts: z.array(CreatorAccount),
});
export type CreatorItem = z.infer<typeof CreatorItem>;

/** The words that the name or the handle of a creator must contain. */
export const CreatorNamesQuery = z.object({
  q: z.string(NAME_WORDS).check(z.trim(), z.minLength(1, NAME_WORDS), z.maxLength(QUERY_MAX, NAME_WORDS)),
  limit: z._default(
    z.coerce
      .number(NAMES_LIMIT_WORDS)
      .check(
        z.int(NAMES_LIMIT_WORDS),
        z.minimum(1, NAMES_LIMIT_WORDS),
        z.maximum(CREATOR_NAMES_MAX, NAMES_LIMIT_WORDS),
      ),
    5,
  ),
});
export type CreatorNamesQuery = z.infer<typeof CreatorNamesQuery>;

export const CreatorNames = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      platform: Platform,
      handle: z.string(),
      name: text,
      followers: count,
    }),
  ),
});
export type CreatorNames = z.infer<typeof CreatorNames>;

/** From the one to below the other, which is null at the open end. */
const SpreadStep = z.object({ from: z.number(), to: z.nullable(z.number()), count: z.int() });
export type SpreadStep = z.infer<typeof SpreadStep>;

const FacetValue = z.object({ value: z.string(), count: z.int() });

export const CreatorSearchResult = z.object({
  /** Creators that certainly fit, at most as many as were asked for. */
  total: z.int(),
  /** Creators of the workspace. */
  creators: z.int(),
  items: z.array(CreatorItem),
  /** Per filter, creators without a value for it that no other filter excludes for certain; not in `total`. */
  unknown: z.array(z.object({ filter: FilterNameOf, count: z.int() })),
  /** Of the creators found, of how many each of the values is known that a list can show. */
  known: z.record(z.string(), z.int()),
  /** Where nobody fits: how many would without one filter, or, where that helps nobody, with one alone; most first. */
  ways: z.array(z.object({ filter: FilterNameOf, kind: z.enum(["without", "alone"]), count: z.int() })),
  /** Filters for which no creator of the workspace has a value at all, and such values of `has` and `hasNot`. */
  missing: z.array(z.union([FilterNameOf, KnownValue])),
  /** Collections and campaigns that were asked for and are not there. */
  unknownLabels: z.array(LabelFilter),
  facets: z.record(z.string(), z.array(FacetValue)),
  /** The steps of the figure that was asked for, without those below the first and above the last that anybody is in. */
  spread: z.optional(z.array(SpreadStep)),
  filters: Filters,
  sort: Sort,
  chips: z.array(Chip),
  unparsed: z.array(z.string()),
  alternatives: z.array(Alternative),
  /** When it was counted, UTC. */
  takenAt: z.string(),
  tookMs: z.number(),
});
export type CreatorSearchResult = z.infer<typeof CreatorSearchResult>;

/** A published piece of content. */
export const Post = z.object({
  id: z.uuid(),
  creatorId: z.uuid(),
  creatorHandle: z.string(),
  creatorName: text,
  platform: Platform,
  format: PostFormat,
  url: text,
  caption: text,
  imageId: text,
  hashtags: z.array(z.string()),
  brands: z.array(z.string()),
  views: count,
  likes: count,
  comments: count,
  shares: count,
  durationS: count,
  sponsored: z.nullable(z.boolean()),
  postedAt: text,
  source: z.string(),
});
export type Post = z.infer<typeof Post>;

export const Snapshot = z.object({
  /** First day of the month, yyyy-mm-dd. */
  month: z.string(),
  followers: count,
  avgViews: count,
  engagementRate: count,
});
export type Snapshot = z.infer<typeof Snapshot>;

/** Shares in percent; an absent group is unknown. */
const AudienceShares = z.object({
  countries: z.optional(z.record(z.string(), z.number())),
  genders: z.optional(z.object({ female: z.optional(z.number()), male: z.optional(z.number()) })),
  ages: z.optional(z.record(z.string(), z.number())),
  /** Where most are, as a source says without a share. */
  topCountry: z.optional(z.string()),
});

/** An account with all that is known of it. */
export const ProfileAccount = z.extend(CreatorAccount, {
  bio: text,
  avgLikes: count,
  avgComments: count,
  lastPostAt: text,
  categories: z.array(Category),
  brands: z.array(z.string()),
  /** Addresses in the bio, or beside it in a table. */
  links: z.array(z.string()),
  audience: AudienceShares,
});

/** Bio, brands and categories are those of all accounts together. */
export const CreatorProfile = z.extend(CreatorItem, {
  accounts: z.array(ProfileAccount),
  url: text,
  bio: text,
  region: text,
  phone: text,
  gender: text,
  age: count,
  verified: z.nullable(z.boolean()),
  accountType: text,
  avgLikes: count,
  avgComments: count,
  postsPerWeek: count,
  /** Percent. */
  sponsorShare: count,
  /** Percent. */
  fakeFollowers: count,
  /** Views per 100 followers. */
  viewRate: count,
  /** Percent over the last twelve months, or the longest history known. */
  growth: count,
  /** Months from the first to the last follower count behind the growth. */
  growthMonths: count,
  brands: z.array(z.string()),
  tags: z.array(z.string()),
  audience: AudienceShares,
  snapshots: z.array(Snapshot),
  /** The latest first. */
  posts: z.array(Post),
  postsTotal: z.int(),
  updatedAt: z.string(),
  /** Of all accounts. */
  prices: z.array(z.extend(CreatorPrice, { platform: Platform, ...PriceTerms.shape })),
  address: text,
  owner: text,
  /** For whom deals with the creator are made; null while nobody named a client and the workspace has one. */
  client: z.nullable(z.object({ id: z.nullable(z.uuid()), name: z.string() })),
  agency: text,
  code: text,
  /** What was paid for the last deal, and what a table notes as paid. */
  lastFee: z.nullable(Money),
  feePaid: z.nullable(Money),
  /** Days, yyyy-mm-dd. */
  lastDeal: text,
  lastContact: text,
  /** Which of these, by their names, own campaigns and payments tell, and which one it was. */
  sources: z.record(z.string(), z.string()),
});
export type CreatorProfile = z.infer<typeof CreatorProfile>;

/** Figures of a creator whose source can be opened. */
const FIGURE_FIELDS = [
  "followers",
  "engagementRate",
  "avgViews",
  "medianViews",
  "avgLikes",
  "avgComments",
  "postsPerWeek",
  "sponsorShare",
  "fakeFollowers",
  "viewRate",
  "growth",
  "price",
  "audience",
  "lastPostAt",
] as const;
export const FigureField = z.enum(FIGURE_FIELDS, "There is no figure of this name.");
export type FigureField = z.infer<typeof FigureField>;

/** Without an account, the figures are those of the one with the most followers. */
export const FigureQuery = z.object({ accountId: z.optional(z.uuid("Name an account of the creator")) });

export const PostSearchQuery = z.object({
  text: z.string(POST_WORDS).check(z.maxLength(QUERY_MAX, POST_WORDS)),
  limit: z._default(LimitQuery, 10),
  offset: z._default(OffsetQuery, 0),
});
export type PostSearchQuery = z.infer<typeof PostSearchQuery>;

export const PostSearchResult = z.object({
  total: z.int(),
  items: z.array(Post),
  filters: Filters,
  chips: z.array(Chip),
  unparsed: z.array(z.string()),
  takenAt: z.string(),
  tookMs: z.number(),
});
export type PostSearchResult = z.infer<typeof PostSearchResult>;

/** Numbers of the start screen of discovery (specification section 9). */
export const PROMPT_COUNT = 7;
export const REEL_QUERY_COUNT = 4;
export const SAMPLE_BRAND_COUNT = 6;

/** What a suggestion needs that the workspace has not got: creators or posts at all, or a value that no creator has. */
export const SuggestionNeed = z.union([z.enum(["creators", "posts"]), FilterNameOf, KnownValue]);
export type SuggestionNeed = z.infer<typeof SuggestionNeed>;

export const Suggestion = z.object({ text: z.string(), count: z.int(), needs: z.array(SuggestionNeed) });
export type Suggestion = z.infer<typeof Suggestion>;

/**
 * What to try first, each with how much it finds in this workspace: always as many as the specification has, those that
 * find something first.
 */
export const Suggestions = z.object({
  creators: z.int(),
  prompts: z.array(Suggestion),
  reels: z.array(Suggestion),
  brands: z.array(Suggestion),
  /** At most three that are written from the rows of the workspace alone; each tells some of them from the others. */
  own: z.array(Suggestion),
});
export type Suggestions = z.infer<typeof Suggestions>;
