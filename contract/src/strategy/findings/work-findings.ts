import * as z from "zod/mini";
import { CREATOR_STAGES } from "../../campaigns/creators.ts";
import { CampaignStatus } from "../../campaigns/list.ts";
import { Money, SignedMoney } from "../../money.ts";
import { Platform, PostFormat } from "../../platforms.ts";
import { BriefText, PriceFigure } from "../../prices.ts";
import { KnownPaymentState } from "../../results/payments.ts";
import { FINDING_ROWS_MAX, Sourced } from "./schemas.ts";

/** Figures of money that questions about work ask for; amounts of different currencies are never added. */
export const WORK_MONEY = ["open", "paid", "fee", "asked", "cost", "budget", "left", "revenue"] as const;
/** Figures of money that are ratios: of several there is no sum. */
export const WORK_RATES = ["cpm", "cpe", "costPerOrder", "roas", "engagementRate"] as const;
/** Figures that are counted. */
export const WORK_COUNTS = ["views", "impressions", "engagements", "likes", "orders", "posts"] as const;
/** Besides figures: when campaigns run, and who is in them. */
export const WORK_FIGURES = [...WORK_MONEY, ...WORK_RATES, ...WORK_COUNTS, "days", "team"] as const;
export const WorkFigure = z.enum(WORK_FIGURES);
export type WorkFigure = z.infer<typeof WorkFigure>;

/** What a figure is told of. */
export const WorkUnit = z.enum(["campaigns", "creators", "posts", "payments"]);
export type WorkUnit = z.infer<typeof WorkUnit>;

export const WorkOrder = z.enum(["most", "least", "oldest"]);
export type WorkOrder = z.infer<typeof WorkOrder>;

const money = z.nullable(Money);
const signed = z.nullable(SignedMoney);
const text = z.nullable(z.string());
const count = z.nullable(z.number());

const Sums = z.array(SignedMoney);

const WorkRow = z.object({
  creatorId: text,
  handle: text,
  campaignId: text,
  campaign: text,
  invoice: text,
  platform: z.nullable(Platform),
  format: z.nullable(PostFormat),
  /** yyyy-mm-dd: when a payment is due or was made, or a post went out. */
  day: text,
  stage: z.nullable(z.enum(CREATOR_STAGES)),
  /** Of a payment. */
  state: z.nullable(KnownPaymentState),
  /** Whichever of them the figure is. */
  amount: signed,
  value: count,
  percent: count,
  ratio: z.nullable(PriceFigure),
});
export type WorkRow = z.infer<typeof WorkRow>;

/** What `work_figures` finds in the campaigns, posts, orders and payments of the workspace. */
export const WorkFound = z.extend(Sourced, {
  figure: WorkFigure,
  of: WorkUnit,
  order: z.nullable(WorkOrder),
  /** Words that were to name a campaign, a brand, a creator or an invoice, and those of them that name nothing here. */
  named: z.nullable(BriefText),
  unread: z.nullable(BriefText),
  /** Null for all campaigns. */
  campaign: z.nullable(
    z.object({
      campaignId: z.string(),
      name: z.string(),
      status: CampaignStatus,
      startsOn: text,
      endsOn: text,
      creators: z.int(),
    }),
  ),
  /** Campaigns and creators that could be meant, where it is not certain which. */
  couldBe: z.array(z.string()),
  person: z.nullable(z.object({ creatorId: z.string(), handle: z.string() })),
  days: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Only payments that are past their day. */
  isLate: z.optional(z.boolean()),
  /** What all rows come to. */
  work: z.object({
    /** How many amounts or rows were looked at, and of how many of them the value is known. */
    all: z.int(),
    known: z.int(),
    unknown: z.int(),
    /** Rows in another currency than most: they have no place in an order. */
    otherCurrency: z.int(),
    /** A sum for each currency. */
    sums: Sums,
    total: count,
    /** A rate of money over all. */
    rate: z.optional(money),
    percent: count,
    ratio: z.nullable(PriceFigure),
    /** Of one row, where all are of one currency. */
    mean: signed,
    meanValue: count,
    /** Of one campaign. */
    cost: money,
    budget: money,
    left: signed,
  }),
  /** Payments that are open, whatever was asked. */
  open: z.object({ all: z.int(), sums: Sums }),
  rows: z.array(WorkRow).check(z.maxLength(FINDING_ROWS_MAX)),
  shown: z.int(),
});
export type WorkFound = z.infer<typeof WorkFound>;
