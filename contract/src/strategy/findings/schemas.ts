import * as z from "zod/mini";
import { CheckStatus } from "../../content-checks/names.ts";
import { CreatorPrice, PriceUnit } from "../../creator-prices.ts";
import { ShownFilterName, ShownFilters } from "../../discovery/filters/shown-filters.ts";
import { Money } from "../../money.ts";
import { Platform } from "../../platforms.ts";
import { BriefText, PriceFigure, PriceText } from "../../prices.ts";

/** Figures of creators that questions rank and average. */
export const MEASURES = ["followers", "engagementRate", "views", "price", "cpm"] as const;
export const Measure = z.enum(MEASURES);
export type Measure = z.infer<typeof Measure>;

/** Most rows of a finding. */
export const FINDING_ROWS_MAX = 50;

/** What a finding was read from, and when (UTC). */
export const Sourced = z.object({ asOf: z.string(), sources: z.array(z.string()) });
const count = z.nullable(z.number());

/** What `parse_query` reads of a sentence about creators. */
export const QueryReading = z.extend(Sourced, {
  filters: ShownFilters,
  /** The words behind each filter, with how they were read. */
  chips: z.array(z.object({ slot: ShownFilterName, words: BriefText, isRepaired: z.boolean() })),
  /** Pieces that were not understood, as typed. */
  unparsed: z.array(BriefText),
});
export type QueryReading = z.infer<typeof QueryReading>;

/** How many creators certainly fit, of how many, and of how many others a value that was asked for is not known. */
const Fitting = z.extend(Sourced, {
  filters: ShownFilters,
  total: z.int(),
  creators: z.int(),
  unknown: z.array(z.object({ filter: ShownFilterName, count: z.int() })),
});

/** One creator of an answer. What is not known is null. */
const CreatorRow = z.object({
  creatorId: z.string(),
  platform: Platform,
  handle: z.string(),
  name: z.nullable(z.string()),
  followers: count,
  /** Percent. */
  engagementRate: count,
  /** Of a usual post. */
  views: count,
  price: z.nullable(CreatorPrice),
  /** For 1,000 views of a usual post. */
  cpm: z.nullable(Money),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
});
export type CreatorRow = z.infer<typeof CreatorRow>;

/** What `find_creators` finds. */
export const CreatorsFound = z.extend(Fitting, {
  /** What the rows are ordered by; null for the order of the search. */
  by: z.nullable(Measure),
  dir: z.nullable(z.enum(["asc", "desc"])),
  per: z.nullable(PriceUnit),
  /** Creators whose figure is known, so that they have a place in the order, and those without one. */
  known: z.int(),
  notKnown: z.int(),
  /** Creators whose price is in another currency than most. */
  otherCurrency: z.int(),
  shown: z.int(),
  /**
   * Who fits but for the price, which is known in other currencies alone: how many, and those whose price would fit by
   * reference rates. Absent where no price was asked for.
   */
  converted: z.optional(
    z.object({
      of: z.int(),
      /** Of whom no price is known at all. */
      unpriced: z.int(),
      rows: z.array(z.object({ creatorId: z.string(), handle: z.string(), price: z.nullable(Money) })),
    }),
  ),
  rows: z.array(CreatorRow).check(z.maxLength(FINDING_ROWS_MAX)),
});
export type CreatorsFound = z.infer<typeof CreatorsFound>;

/** A figure as its measure has it: money in minor units of a currency, else a number. */
const Figure = z.nullable(z.union([PriceFigure, Money]));

/** What `average_creators` works out. */
export const CreatorAverage = z.extend(Fitting, {
  by: Measure,
  per: z.nullable(PriceUnit),
  known: z.int(),
  notKnown: z.int(),
  otherCurrency: z.int(),
  sum: z.optional(Figure),
  mean: Figure,
  p10: Figure,
  p50: Figure,
  p90: Figure,
});
export type CreatorAverage = z.infer<typeof CreatorAverage>;

/** What `price_of_creator` finds, for one piece. Prices without a format are of any. */
export const PriceOfCreator = z.extend(Sourced, {
  handle: z.string(),
  /** Null where no creator of the workspace has the handle. */
  platform: z.nullable(Platform),
  per: z.nullable(PriceUnit),
  /** By how many pieces a sum was divided. */
  pieces: z.int(),
  /** What was agreed or paid in the newest campaign with such a piece. */
  deal: z.nullable(z.object({ price: Money, campaign: z.string(), day: z.string() })),
  /** What the list says. */
  listed: z.nullable(CreatorPrice),
  /** What others of the workspace ask: of the same platform, format and size; null from too few. */
  range: z.nullable(z.object({ p10: Money, p50: Money, p90: Money })),
  others: z.int(),
  isSameSize: z.boolean(),
  offer: z.nullable(Money),
  standing: z.nullable(z.enum(["below", "within", "above"])),
});
export type PriceOfCreator = z.infer<typeof PriceOfCreator>;

/** The label rule of a market as an answer names it. Not legal advice. */
const LabelRule = z.object({
  id: z.string(),
  version: z.string(),
  source: z.string(),
});

/** What `market_rule` knows of advertising labels. */
export const MarketRule = z.extend(Sourced, {
  /** As it was named, or as the brand profile says; null where nobody says. */
  market: z.nullable(z.string()),
  /** Null where Herald has no rule of the market. */
  rule: z.nullable(LabelRule),
  labels: z.array(z.string()),
  notAccepted: z.array(z.string()),
  isUpfront: z.boolean(),
  onScreen: z.boolean(),
});
export type MarketRule = z.infer<typeof MarketRule>;

/** What `check_caption` finds in a caption of a paid or gifted post. */
export const CaptionChecked = z.extend(Sourced, {
  /** Null where nobody named one: then the strictest of all known rules holds. */
  market: z.nullable(z.string()),
  rule: z.nullable(LabelRule),
  caption: z.string(),
  label: CheckStatus,
  /** Words against hate speech: a fail is a word that was found. */
  words: CheckStatus,
  /** What was found, as the check says it. */
  message: z.string(),
});
export type CaptionChecked = z.infer<typeof CaptionChecked>;

/** What of a creator is no figure. */
const CreatorAbout = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  bio: z.nullable(BriefText),
  language: z.nullable(z.string()),
  /** Slugs, with commas between them. */
  category: z.nullable(z.string()),
  categories: z.array(z.string()),
  gender: z.nullable(z.string()),
  age: count,
  /** What the team keeps of them; absent in older stored answers. */
  notes: z.optional(z.nullable(PriceText)),
  tags: z.optional(z.nullable(BriefText)),
  status: z.optional(z.nullable(z.string())),
  owner: z.optional(z.nullable(z.string())),
  /** yyyy-mm-dd. */
  lastContact: z.optional(z.nullable(z.string())),
  code: z.optional(z.nullable(z.string())),
  address: z.optional(z.nullable(z.string())),
  /** Names of lists and campaigns, with commas between them; only where they were asked for. */
  lists: z.optional(z.nullable(BriefText)),
  campaigns: z.optional(z.nullable(BriefText)),
});

/** What `compare_creators` finds: everybody who is there, in the order in which they were named. */
export const CreatorsCompared = z.extend(Sourced, {
  rows: z.array(CreatorRow),
  /** Of each row, where it was asked for. */
  about: z.optional(z.array(CreatorAbout)),
  /** Of all rows together; null where one of them is not known. Absent in older stored answers. */
  sums: z.optional(z.object({ followers: z.nullable(z.number()), views: z.nullable(z.number()) })),
  /** Handles of nobody in the workspace. */
  missing: z.array(z.string()),
});
export type CreatorsCompared = z.infer<typeof CreatorsCompared>;
