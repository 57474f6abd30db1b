import * as z from "zod/mini";
import { CampaignBudget, CampaignStatus } from "./list.ts";
import { CampaignCreator, ReservedFee } from "./creators.ts";
import { Deliverable, DeliverableLine, PieceDays } from "./deliverables.ts";
import { Money } from "../money.ts";
import { listOf, SearchedListQuery } from "../paging.ts";
import { Platform, PostFormat } from "../platforms.ts";
import { PriceFigure, PriceText } from "../prices.ts";
import { Version, Versioned } from "../versions.ts";
import { ForecastMade } from "../strategy/forecast-basis.ts";

/** Longest campaign name, in characters. Chosen by us. */
export const CAMPAIGN_NAME_MAX = 120;
/** Most guidelines of a campaign (specification section 9). */
export const GUIDELINES_MAX = 8;
/** Longest guideline, in characters. Chosen by us: one line on a phone is about 40. */
export const GUIDELINE_LENGTH_MAX = 200;
/** Most lines of deliverables, handles and hashtags of a campaign. Chosen by us. */
export const CAMPAIGN_LIST_MAX = 30;

/** Highest target of a return, for each unit of cost. Chosen by us: more is a typing error. */
export const TARGET_RETURN_MAX = 1_000;
const TARGET_WORDS = "Enter what should come back for each 1.00 spent, such as 4";

/** A country where the campaign runs, ISO 3166-1 alpha-2. */
export const Market = z
  .string("Choose a country")
  .check(z.regex(/^[A-Z]{2}$/, "Enter a country as two capital letters, such as DE"));
export type Market = z.infer<typeof Market>;

const Day = z.iso.date("Enter a date as year-month-day, such as 2027-03-01");

export const Disclosure = z.object({
  /** The country whose rule holds; null means the strictest of the campaign's markets. */
  market: z.nullable(Market),
  /** Whether creators are paid or get the product; null while nobody has said. */
  materialConnection: z.nullable(z.boolean()),
});
export type Disclosure = z.infer<typeof Disclosure>;

/** What a campaign is about and asks for: the part that is autosaved and has a version. */
export const CampaignBrief = z.object({
  name: z.string(),
  goal: PriceText,
  brand: z.string(),
  /** First and last day on which posts go live. */
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  markets: z.array(z.string()),
  lines: z.array(DeliverableLine),
  guidelines: z.array(PriceText),
  /** Without a leading @. */
  handles: z.array(z.string()),
  /** Without #. */
  hashtags: z.array(z.string()),
  disclosure: Disclosure,
  budget: z.nullable(Money),
  /** Revenue wanted for each unit of cost; null while nobody has said. */
  targetReturn: z.nullable(PriceFigure),
});
export type CampaignBrief = z.infer<typeof CampaignBrief>;

const CampaignName = z
  .string("Give the campaign a name")
  .check(
    z.trim(),
    z.minLength(1, "Give the campaign a name"),
    z.maxLength(CAMPAIGN_NAME_MAX, `At most ${CAMPAIGN_NAME_MAX} characters`),
  );
const ShortText = z.string().check(z.trim(), z.maxLength(500, "At most 500 characters"));
const Guideline = z
  .string()
  .check(
    z.trim(),
    z.maxLength(GUIDELINE_LENGTH_MAX, `At most ${GUIDELINE_LENGTH_MAX} characters in one guideline`),
  );
const shortList = (what: string) =>
  z
    .array(z.string().check(z.maxLength(100, `At most 100 characters in one of the ${what}`)))
    .check(z.maxLength(CAMPAIGN_LIST_MAX, `At most ${CAMPAIGN_LIST_MAX} ${what}`));

/** Fields that may be sent alone. A half-finished draft is fine: what is missing is named on the review step. */
const BRIEF_FIELDS = {
  name: z.optional(CampaignName),
  goal: z.optional(ShortText),
  brand: z.optional(ShortText),
  startsOn: z.optional(z.nullable(Day)),
  endsOn: z.optional(z.nullable(Day)),
  markets: z.optional(
    z.array(Market).check(z.maxLength(CAMPAIGN_LIST_MAX, `At most ${CAMPAIGN_LIST_MAX} countries`)),
  ),
  lines: z.optional(
    z
      .array(DeliverableLine)
      .check(z.maxLength(CAMPAIGN_LIST_MAX, `At most ${CAMPAIGN_LIST_MAX} lines of deliverables`)),
  ),
  guidelines: z.optional(
    z
      .array(Guideline)
      .check(z.maxLength(GUIDELINES_MAX, `At most ${GUIDELINES_MAX} guidelines. Remove one to add another`)),
  ),
  handles: z.optional(shortList("handles")),
  /** The text of the hashtag field, or a list; both are split on # and white space. */
  hashtags: z.optional(
    z.union(
      [z.string().check(z.maxLength(2_000, "At most 2,000 characters")), shortList("hashtags")],
      "Enter the hashtags as text or as a list",
    ),
  ),
  disclosure: z.optional(Disclosure),
  budget: z.optional(z.nullable(Money)),
  targetReturn: z.optional(
    z.nullable(
      z
        .number(TARGET_WORDS)
        .check(
          z.gt(0, TARGET_WORDS),
          z.maximum(TARGET_RETURN_MAX, `At most ${TARGET_RETURN_MAX}`),
          z.multipleOf(0.01, "At most two decimals, such as 3.25"),
        ),
    ),
  ),
};

export const CampaignInput = z.object({ ...BRIEF_FIELDS, name: CampaignName });
export type CampaignInput = z.infer<typeof CampaignInput>;

export const CampaignChange = z.extend(Versioned, {
  ...BRIEF_FIELDS,
  status: z.optional(CampaignStatus),
});
export type CampaignChange = z.infer<typeof CampaignChange>;

const Range = z.object({ p10: z.number(), p50: z.number(), p90: z.number() });

/** What the plan behind the campaign expected, kept as it was when the campaign was made. */
export const CampaignForecast = z.object({
  reach: z.nullable(Range),
  views: z.nullable(Range),
  /** Views that each creator was expected to bring; absent in campaigns of older plans. */
  creators: z.optional(
    z.array(
      z.object({
        creatorId: z.uuid(),
        views: Range,
        /** What own campaigns made of the views: they were taken to be so many times as many. */
        scale: z.optional(z.number()),
      }),
    ),
  ),
  made: z.optional(ForecastMade),
  basis: PriceText,
  asOf: z.string(),
});
export type CampaignForecast = z.infer<typeof CampaignForecast>;

export const CampaignActivity = z.object({
  id: z.uuid(),
  at: z.string(),
  /** Who did it; null for a member who has left, or for Herald itself. */
  by: z.nullable(z.string()),
  text: PriceText,
});
export type CampaignActivity = z.infer<typeof CampaignActivity>;

export const Campaign = z.object({
  id: z.uuid(),
  ...CampaignBrief.shape,
  status: CampaignStatus,
  /** Goes up by one with every change of the brief or the status. */
  version: Version,
  /** The Strategy AI plan it was made from. */
  planId: z.nullable(z.string()),
  forecast: z.nullable(CampaignForecast),
  creators: z.array(CampaignCreator),
  deliverables: z.array(Deliverable),
  budgetSummary: CampaignBudget,
  /** Newest first, at most 50. */
  activity: z.array(CampaignActivity),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Campaign = z.infer<typeof Campaign>;

export const CampaignFilter = z.extend(SearchedListQuery, { status: z.optional(CampaignStatus) });
export type CampaignFilter = z.infer<typeof CampaignFilter>;

/** What happened in a campaign, newest first. */
export const CampaignActivityList = listOf(CampaignActivity);
export type CampaignActivityList = z.infer<typeof CampaignActivityList>;

/** What a plan hands over to become a campaign. */
export const CampaignFromPlan = z.object({
  name: CampaignName,
  planId: z.string(),
  goal: z.optional(ShortText),
  brand: z.optional(ShortText),
  picks: z.array(
    z.object({
      creatorId: z.uuid(),
      platform: Platform,
      handle: z.string(),
      name: z.nullable(z.string()),
      deliverables: z.array(
        z.object({
          format: PostFormat,
          count: z.int().check(z.minimum(1)),
          /** Of each piece, in order; absent where the plan says none. */
          days: z.optional(z.array(PieceDays)),
        }),
      ),
      /** What the creator asks for all of it; null where some of it is a guess. */
      cost: z.nullable(Money),
      /** What the plan reserves, guesses with it; absent in what was made before. */
      reserved: z.optional(z.nullable(ReservedFee)),
    }),
  ),
  budget: z.nullable(Money),
  flight: z.nullable(z.object({ from: Day, to: Day })),
  markets: z.array(Market),
  handles: z.optional(z.array(z.string())),
  hashtags: z.optional(z.array(z.string())),
  forecast: z.optional(z.nullable(CampaignForecast)),
});
export type CampaignFromPlan = z.infer<typeof CampaignFromPlan>;

export const EMPTY_BRIEF: Readonly<CampaignBrief> = {
  name: "",
  goal: "",
  brand: "",
  startsOn: null,
  endsOn: null,
  markets: [],
  lines: [],
  guidelines: [],
  handles: [],
  hashtags: [],
  disclosure: { market: null, materialConnection: true },
  budget: null,
  targetReturn: null,
};
