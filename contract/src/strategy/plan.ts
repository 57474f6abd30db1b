import * as z from "zod/mini";
import { Filters } from "../discovery/filters.ts";
import { ShownFilters } from "../discovery/filters/shown-filters.ts";
import { Money } from "../money.ts";
import { BriefText, PriceFigure, PriceText } from "../prices.ts";
import { FactInUse } from "./memory/schemas.ts";
import { ForecastMade, RestingOn } from "./forecast-basis.ts";
import { SentenceFigure } from "./sentences.ts";

const OBJECTIVES = ["awareness", "engagement", "traffic", "sales", "content"] as const;
export const Objective = z.enum(OBJECTIVES);
export type Objective = z.infer<typeof Objective>;

/** What a rule of a brief may speak of. */
const RULE_FIELDS = [
  "country",
  "region",
  "city",
  "tier",
  "platform",
  "category",
  "language",
  "gender",
] as const;

/** "at least 2 in Austria", "no mega", "at least 30% on TikTok". */
export const BriefRule = z.object({
  /** The person's words, tidied: shown wherever the rule is named. */
  label: PriceText,
  field: z.enum(RULE_FIELDS),
  value: z.string(),
  /** Creators, or, as "budget", percent of what is spent. */
  of: z.enum(["creators", "budget"]),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
});
export type BriefRule = z.infer<typeof BriefRule>;

export const PlanDeliverable = z.object({ format: z.string(), count: z.int() });
export type PlanDeliverable = z.infer<typeof PlanDeliverable>;

/** The most that one piece of a format may cost. */
export const PieceCap = z.object({ format: z.string(), most: Money });
export type PieceCap = z.infer<typeof PieceCap>;

/** First and last day, yyyy-mm-dd, both included. */
export const Flight = z.object({ from: z.string(), to: z.string() });
export type Flight = z.infer<typeof Flight>;

/** A named day that a brief leads up to, such as Black Friday; `date` is yyyy-mm-dd. */
export const BriefEvent = z.object({ slug: z.string(), name: z.string(), date: z.string() });
export type BriefEvent = z.infer<typeof BriefEvent>;

const AgeRange = z.object({ min: z.nullable(z.int()), max: z.nullable(z.int()) });

export const FollowerLimits = z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) });

/** For how long what is made may be used, and no rival served; 0 for not at all. */
export const RightsMonths = z.object({
  usageMonths: z.optional(z.number()),
  exclusivityMonths: z.optional(z.number()),
});
export type RightsMonths = z.infer<typeof RightsMonths>;

/** What rights for so many months cost beside the pieces: an amount, or so many percent of their price. */
export const RightsFee = z.object({
  right: z.enum(["usage", "exclusivity"]),
  months: z.number(),
  fee: z.nullable(Money),
  percent: z.optional(z.number()),
});
export type RightsFee = z.infer<typeof RightsFee>;

/** What a price that was told is of, and what belongs to it. */
export const ToldTerms = z.extend(RightsMonths, {
  /** Null where only rights were told. */
  price: z.nullable(Money),
  /** Pieces of which it is the price together, and whether it is that of everything, however much that is. */
  pieces: z.optional(z.array(PlanDeliverable)),
  isFlat: z.optional(z.boolean()),
  rightsFees: z.optional(z.array(RightsFee)),
});

/** A deal with a creator that the person told in the conversation. Handle without @. */
export const StatedPrice = z.extend(ToldTerms, {
  handle: z.string(),
  /** A format; absent where nobody said what for. */
  per: z.optional(z.string()),
});

/** A wish that the plan does not keep, in the person's words, and why. */
export const Unmet = z.object({ words: BriefText, why: PriceText });
export type Unmet = z.infer<typeof Unmet>;

/** Days on which nothing shall go live; those that a flight holds are found when the calendar is made. */
export const LeftOutDays = z.object({
  /** As the person wrote it. */
  words: BriefText,
  /** Monday is 1. */
  weekdays: z.array(z.int()),
  /** Slugs of days with a name, such as "black-friday". */
  named: z.array(z.string()),
  /** What was not named is absent: a month alone, every 24th, the 24th of every December. */
  dates: z.array(
    z.object({ day: z.optional(z.int()), month: z.optional(z.int()), year: z.optional(z.int()) }),
  ),
});
export type LeftOutDays = z.infer<typeof LeftOutDays>;

const BriefWithoutFilters = z.object({
  product: z.nullable(BriefText),
  objective: Objective,
  /** Null when only a number of creators was named: the plan then shows what the best ones cost. */
  budget: z.nullable(Money),
  // What stands in the filters, which a brief has besides; what is optional is absent in older stored plans.
  /** Countries of named places and audiences. */
  markets: z.array(z.string()),
  /** ISO 3166-2; absent where the whole of every market is meant. */
  regions: z.optional(z.array(z.string())),
  cities: z.array(z.string()),
  platforms: z.array(z.string()),
  categories: z.array(z.string()),
  tiers: z.array(z.string()),
  languages: z.array(z.string()),
  audience: z.object({
    gender: z.nullable(z.enum(["female", "male"])),
    age: z.nullable(AgeRange),
  }),
  flight: Flight,
  /** Pieces go live before these; absent where none is named. */
  events: z.optional(z.array(BriefEvent)),
  /** Absent where no day was left out. */
  leftOut: z.optional(z.array(LeftOutDays)),
  /** Whether pieces may go live on quiet days as well. */
  onQuietDays: z.optional(z.boolean()),
  /** What every creator makes; empty lets the solver choose one to three pieces. */
  deliverables: z.array(PlanDeliverable),
  rules: z.array(BriefRule),
  minCreators: z.nullable(z.int()),
  maxCreators: z.nullable(z.int()),
  /** Percent of what is spent that one creator may take. */
  maxShare: z.nullable(z.number()),
  /** Most that one piece may cost. */
  maxPrice: z.nullable(Money),
  /** Most that pieces of single formats may cost; absent where one limit holds for all. */
  pieceCaps: z.optional(z.array(PieceCap)),
  /** Most that one creator may get in all, rights with it; absent where nobody limited it. */
  maxFee: z.optional(Money),
  /** Handles without @. */
  must: z.array(z.string()),
  never: z.array(z.string()),
  named: z.array(z.string()),
  /** Absent where nobody limited them. */
  followers: z.optional(FollowerLimits),
  /** Prices to plan with instead of those of the workspace. */
  prices: z.optional(z.array(StatedPrice)),
  /** What every creator is to give besides the pieces. */
  rights: z.optional(RightsMonths),
  /** Filters for which a creator whose value is not known may be chosen. */
  includeUnknown: z.optional(z.array(z.string())),
  /** Kinds of pieces that were named without a number. */
  formats: z.optional(z.array(z.string())),
  /** Whether only creators whose price is known may be chosen; in older stored plans. */
  knownPrices: z.optional(z.boolean()),
});

/** A brief as it is planned: what was said, completed by assumptions that are listed beside it. */
export const Brief = z.extend(BriefWithoutFilters, { filters: z.optional(Filters) });
export type Brief = z.infer<typeof Brief>;

/** A brief as it is answered. */
export const ShownBrief = z.extend(BriefWithoutFilters, { filters: z.optional(ShownFilters) });

export const Assumption = z.object({
  slot: z.string(),
  value: PriceText,
  why: PriceText,
  /** It is no guess but what the team told before; `slots` of the brief stand for it alone. */
  fact: z.optional(z.extend(FactInUse, { slots: z.array(PriceText), isOverruled: z.boolean() })),
});
export type Assumption = z.infer<typeof Assumption>;

/** Rights that a creator gives beyond those in the price of the pieces, in the currency of the cost. */
export const RightsCost = z.object({
  right: z.enum(["usage", "exclusivity"]),
  months: z.number(),
  amount: z.int(),
  /** The person told this fee; absent where it is a guess. */
  isTold: z.optional(z.literal(true)),
});
export type RightsCost = z.infer<typeof RightsCost>;

/** What a pick costs. `amount` is what the plan reserves; `low` and `high` are there when it is no asking price. */
export const PlanCost = z.object({
  amount: z.int(),
  currency: z.string(),
  basis: z.optional(z.enum(["estimated", "converted"])),
  low: z.optional(z.int()),
  high: z.optional(z.int()),
  /** Where the price stands, as a sentence; absent where none is known. */
  from: z.optional(z.string()),
  /** What of the amount is no price of pieces; absent where there is none. */
  rights: z.optional(z.array(RightsCost)),
});
export type PlanCost = z.infer<typeof PlanCost>;

const account = { creatorId: z.string(), platform: z.string(), handle: z.string() };

/** What was known of a creator when it was chosen, and where from. */
export const PickMeasures = z.object({
  followers: z.nullable(z.number()),
  followersFrom: z.nullable(z.string()),
  /** Views of a usual post; null where they were estimated from the followers. */
  views: z.nullable(z.number()),
  viewsPosts: z.nullable(z.int()),
  viewsFrom: z.nullable(z.string()),
  /** Percent of women in the audience; absent where it is not known. */
  female: z.optional(z.number()),
  /** Where the creator lives, ISO 3166-1; absent where it is not known, and in older stored plans. */
  country: z.optional(z.string()),
  /** yyyy-mm-dd. */
  asOf: z.nullable(z.string()),
});
export type PickMeasures = z.infer<typeof PickMeasures>;

/** 80 of 100 campaigns like this one end between p10 and p90. */
export const Band = z.object({ p10: z.int(), p50: z.int(), p90: z.int() });
export type Band = z.infer<typeof Band>;

export const PlanPick = z.object({
  ...account,
  name: z.nullable(z.string()),
  deliverables: z.array(PlanDeliverable),
  cost: PlanCost,
  /** People of the target audience whom this creator adds to the plan. */
  reach: z.int(),
  why: z.array(PriceText),
  /** Rules that would break without this creator; absent where there are none, and in older stored plans. */
  countsFor: z.optional(z.array(PriceText)),
  /** Stated filters of which nothing is known here. */
  unknown: z.optional(z.array(z.string())),
  /** The figures of `why`, in its order; absent in older stored plans, as `measures` is. */
  figures: z.optional(z.array(SentenceFigure)),
  measures: z.optional(PickMeasures),
  /** Views that the pieces of this creator bring, as the forecast has them; absent in older stored plans. */
  views: z.optional(z.nullable(Band)),
  /** What own campaigns made of these views: so many times as many; absent where nothing was learned. */
  viewsScale: z.optional(z.number()),
});
export type PlanPick = z.infer<typeof PlanPick>;

export const BreakEven = z.object({
  ...account,
  askingPrice: z.nullable(Money),
  /** Of one piece. Null when no price would let the creator in, or when there is none to compare. */
  wouldEnterAt: z.nullable(Money),
  /** What the rights cost beside it; absent where there are none. */
  rights: z.optional(z.array(RightsCost)),
  why: PriceText,
  /** The rules that keep the creator out; absent where none does, and in older stored plans. */
  keptOutBy: z.optional(z.array(PriceText)),
  /** Why no price is given: none lets the creator in, or the search ended before it was clear. */
  reason: z.optional(z.enum(["not_for_nothing", "not_known"])),
  /** The figures of `why`; absent in older stored plans. */
  figures: z.optional(z.array(SentenceFigure)),
});
export type BreakEven = z.infer<typeof BreakEven>;

/** Why a gain is null: smaller than the gap of the plan, of which it cannot be told apart, or never found. */
const Open = z.enum(["under_gap", "not_found"]);
export type Open = z.infer<typeof Open>;

export const Certificate = z.object({
  /** What the plan reaches of what is maximised, and the proved limit. */
  value: z.number(),
  bound: z.number(),
  gapPercent: z.number(),
  /** What is maximised: people reached, or people who act. */
  metric: z.enum(["people reached", "people engaged"]),
  candidates: z.int(),
  seconds: z.number(),
  rules: z.array(z.object({ rule: PriceText, costPercent: z.nullable(z.number()), open: z.optional(Open) })),
  breakEven: z.array(BreakEven),
  /** What 1,000 more of the budget's currency would add. */
  thousandMore: z.nullable(PriceFigure),
  /** Why `thousandMore` is null where there is a budget. */
  thousandMoreOpen: z.optional(Open),
});
export type Certificate = z.infer<typeof Certificate>;

export const PlanForecast = z.object({
  reach: z.nullable(Band),
  views: z.nullable(Band),
  engagements: z.nullable(Band),
  clicks: z.nullable(Band),
  conversions: z.nullable(Band),
  basis: PriceText,
  /** The assumptions that it rests on, with their values; absent in older stored plans, as `made` is. */
  restsOn: z.optional(z.array(RestingOn)),
  made: z.optional(ForecastMade),
});
export type PlanForecast = z.infer<typeof PlanForecast>;

export const CalendarEntry = z.object({
  date: z.string(),
  time: z.string(),
  creatorId: z.string(),
  platform: z.string(),
  handle: z.string(),
  deliverable: z.string(),
  why: PriceText,
  /** Of `time`; absent in older stored plans, as what follows is. */
  timeZone: z.optional(z.string()),
  /** Which posts say the time, as a sentence; absent where it is assumed. */
  timeFrom: z.optional(z.string()),
  /** The day by which the draft is there. */
  draftDue: z.optional(z.string()),
  /** What the day is: a holiday, a quiet day that could not be avoided, school holidays. */
  notes: z.optional(z.array(z.string())),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

export const PlanRisk = z.object({
  /** Begins with the market it holds in, such as "de.disclosure". */
  rule: z.string(),
  severity: z.enum(["high", "medium", "low"]),
  detail: PriceText,
  /** The figures of `detail`, then of `evidence`; absent in older stored plans. */
  figures: z.optional(z.array(SentenceFigure)),
  evidence: z.array(PriceText),
});
export type PlanRisk = z.infer<typeof PlanRisk>;

const PLAN_STATUSES = ["proved", "bounded", "infeasible"] as const;
export const PlanStatus = z.enum(PLAN_STATUSES);
export type PlanStatus = z.infer<typeof PlanStatus>;

/** Of how many picks the price is known; the rest of the money is guessed. */
export const PricesKnown = z.object({ known: z.int(), of: z.int(), guessedPercent: z.number() });
export type PricesKnown = z.infer<typeof PricesKnown>;

const PlanWithoutBrief = z.object({
  assumptions: z.array(Assumption),
  unparsed: z.array(BriefText),
  /** Wishes that the plan does not keep, before anything else that is said of it; absent in older stored plans. */
  unmet: z.optional(z.array(Unmet)),
  /** `isLeftOut`: creators who may fit a stated filter and are not in the plan since nobody knows. */
  unknown: z.array(
    z.object({ field: z.string(), count: z.int(), of: z.int(), isLeftOut: z.optional(z.boolean()) }),
  ),
  decisive: z.array(z.object({ ...account, field: z.string() })),
  status: PlanStatus,
  /** Absent in older stored plans, and of a plan without picks. */
  pricesKnown: z.optional(PricesKnown),
  picks: z.array(PlanPick),
  totals: z.object({ cost: z.nullable(Money), reach: z.nullable(z.int()) }),
  certificate: z.nullable(Certificate),
  forecast: z.nullable(PlanForecast),
  calendar: z.array(CalendarEntry),
  risks: z.array(PlanRisk),
  /** Only of an infeasible plan: the rules that cannot hold together, and what would do. */
  conflict: z.optional(z.array(PriceText)),
  cheapestBudget: z.optional(z.nullable(Money)),
});

/** A plan as it is stored. */
export const Plan = z.extend(PlanWithoutBrief, { brief: Brief });
export type Plan = z.infer<typeof Plan>;

/** A plan as it is answered: without the costs for whoever sees no prices. */
export const ShownPlan = z.extend(PlanWithoutBrief, {
  brief: ShownBrief,
  picks: z.array(z.extend(PlanPick, { cost: z.nullable(PlanCost) })),
});
export type ShownPlan = z.infer<typeof ShownPlan>;
