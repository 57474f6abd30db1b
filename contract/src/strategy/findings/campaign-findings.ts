import * as z from "zod/mini";
import { CampaignStatus } from "../../campaigns/list.ts";
import { Money } from "../../money.ts";
import { Platform, PostFormat } from "../../platforms.ts";
import { BriefText } from "../../prices.ts";
import { ForecastOutcome } from "../../reports/forecast.ts";
import { FINDING_ROWS_MAX, Sourced } from "./schemas.ts";

const count = z.nullable(z.number());
const money = z.nullable(Money);
const Who = z.object({
  creatorId: z.string(),
  platform: Platform,
  handle: z.string(),
  name: z.nullable(z.string()),
});

/** A campaign as answers name it. */
const CampaignHead = z.object({
  campaignId: z.string(),
  name: z.string(),
  status: CampaignStatus,
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
});

/** What came of work, as far as it is known. */
const Outcome = z.object({
  posts: z.int(),
  views: count,
  /** Percent of views. */
  engagementRate: count,
  orders: count,
  cost: money,
  revenue: money,
  /** For 1,000 views. */
  cpm: money,
  costPerOrder: money,
});

/** What `campaign_results` finds: what happened with a campaign, against what its plan expected. */
export const CampaignOutcome = z.extend(Sourced, {
  /** Words that were to name the campaign; null for the last one that is over. */
  named: z.nullable(BriefText),
  /** Null where none is meant for certain. */
  campaign: z.nullable(CampaignHead),
  /** Campaigns that could be meant instead, the newest first. */
  couldBe: z.array(z.string()),
  pieces: z.object({ live: z.int(), owed: z.int() }),
  figures: z.nullable(Outcome),
  budget: money,
  /** Of all views; null without a plan. */
  forecast: z.nullable(
    z.object({
      p10: z.number(),
      p50: z.number(),
      p90: z.number(),
      outcome: ForecastOutcome,
      /** How far the views lie from the middle, in percent of it, without a sign. */
      off: count,
    }),
  ),
  rows: z
    .array(
      z.extend(Who, {
        views: count,
        /** Middle of what the plan expected. */
        expected: count,
        outcome: z.nullable(ForecastOutcome),
        /** Percent of the middle, below zero for less. */
        deviation: count,
        cost: money,
        cpm: money,
      }),
    )
    .check(z.maxLength(FINDING_ROWS_MAX)),
  /** Places in `rows`, and by what they are told; null where nothing tells two apart. */
  extremes: z.nullable(
    z.object({ by: z.enum(["deviation", "cpm", "views"]), best: z.int(), worst: z.int() }),
  ),
});
export type CampaignOutcome = z.infer<typeof CampaignOutcome>;

/** What `creator_results` finds: what came of all work with one creator. */
export const CreatorOutcome = z.extend(Sourced, {
  handle: z.string(),
  /** Null where nobody of the workspace has the handle. */
  creatorId: z.nullable(z.string()),
  figures: z.nullable(Outcome),
  lastFee: money,
  /** The newest campaign first. */
  rows: z
    .array(
      z.object({
        campaignId: z.nullable(z.string()),
        campaign: z.nullable(z.string()),
        views: count,
        orders: count,
        revenue: money,
        cost: money,
      }),
    )
    .check(z.maxLength(FINDING_ROWS_MAX)),
});
export type CreatorOutcome = z.infer<typeof CreatorOutcome>;

/** What can be due: first drafts, posts that have a day, open payments, and prices that nobody agreed on. */
export const DUE_KINDS = ["drafts", "posts", "payments", "prices"] as const;
export const DueKind = z.enum(DUE_KINDS);
export type DueKind = z.infer<typeof DueKind>;

const Waiting = z.object({ all: z.int(), late: z.int() });

/** What `due_work` finds in the running campaigns. */
export const WorkDue = z.extend(Sourced, {
  /** Last day that was looked at, yyyy-mm-dd; what is late or has no day is in it as well. */
  until: z.string(),
  /** What was asked for; null for everything. */
  kind: z.nullable(DueKind),
  handle: z.nullable(z.string()),
  /** Whether the workspace has the creator who was asked for. */
  isKnown: z.boolean(),
  /** Words that name nothing here, as typed; absent in older stored ones. */
  unread: z.optional(z.string()),
  drafts: Waiting,
  posts: Waiting,
  payments: Waiting,
  prices: Waiting,
  /** Of what was asked for. */
  due: Waiting,
  /** Late first, then by day. */
  rows: z
    .array(
      z.object({
        kind: DueKind,
        campaignId: z.nullable(z.string()),
        campaign: z.nullable(z.string()),
        creator: z.string(),
        what: z.string(),
        /** Of a payment, its number; absent in older stored ones. */
        invoice: z.optional(z.nullable(z.string())),
        day: z.nullable(z.string()),
        isLate: z.boolean(),
        amount: money,
      }),
    )
    .check(z.maxLength(FINDING_ROWS_MAX)),
});
export type WorkDue = z.infer<typeof WorkDue>;

const Days = z.object({ from: z.string(), to: z.string() });

/** What `count_campaigns` counts. */
export const CampaignsCounted = z.extend(Sourced, {
  status: z.nullable(CampaignStatus),
  /** ISO 3166-1 alpha-2: campaigns that run there. */
  market: z.nullable(z.string()),
  /** Days of which at least one lies in a campaign; null for all. */
  days: z.nullable(Days),
  campaigns: z.object({ total: z.int(), of: z.int() }),
  /** Last changed first. */
  rows: z
    .array(z.extend(CampaignHead, { creators: z.int(), late: z.int() }))
    .check(z.maxLength(FINDING_ROWS_MAX)),
});
export type CampaignsCounted = z.infer<typeof CampaignsCounted>;

/** What `count_posts` counts: posts of campaigns, each once. */
export const PostsCounted = z.extend(Sourced, {
  format: z.nullable(PostFormat),
  platform: z.nullable(Platform),
  handle: z.nullable(z.string()),
  days: z.nullable(Days),
  /** As in `CampaignOutcome`: of one campaign, where one was named. */
  named: z.nullable(BriefText),
  campaign: z.nullable(CampaignHead),
  couldBe: z.array(z.string()),
  posts: z.object({
    total: z.int(),
    /** Of campaigns, whatever was asked of them. */
    of: z.int(),
    views: count,
    withViews: z.int(),
    /** Posts whose day is not known, so that no stretch of days has them. */
    undated: z.int(),
  }),
  /** The most seen first. */
  rows: z
    .array(
      z.object({
        creatorId: z.nullable(z.string()),
        handle: z.nullable(z.string()),
        platform: Platform,
        format: PostFormat,
        campaign: z.nullable(z.string()),
        day: z.nullable(z.string()),
        views: count,
      }),
    )
    .check(z.maxLength(FINDING_ROWS_MAX)),
});
export type PostsCounted = z.infer<typeof PostsCounted>;

/** How it is known that somebody worked for a brand, the surest first; a post that names it need not be paid. */
export const WORK_EVIDENCE = ["deal", "paid_post", "post", "list"] as const;
export const WorkEvidence = z.enum(WORK_EVIDENCE);
export type WorkEvidence = z.infer<typeof WorkEvidence>;

/** What `worked_with` finds. */
export const BrandWork = z.extend(Sourced, {
  /** Brands that were asked about; empty for all. */
  brands: z.array(BriefText),
  whose: z.enum(["named", "rivals", "own"]),
  handle: z.nullable(z.string()),
  isKnown: z.boolean(),
  days: z.nullable(Days),
  /** Different creators, and those of the workspace. */
  workers: z.object({
    total: z.int(),
    of: z.int(),
    /** Of whom a list names the brand without a day, where days were asked for: they are in no row. */
    undated: z.int(),
    /** Of whom nothing says any brand: they may have worked for it as well. */
    unknown: z.int(),
  }),
  /** The surest first, then the newest. */
  rows: z
    .array(
      z.extend(Who, {
        brand: BriefText,
        how: WorkEvidence,
        campaign: z.nullable(z.string()),
        /** yyyy-mm-dd. */
        day: z.nullable(z.string()),
        posts: z.int(),
      }),
    )
    .check(z.maxLength(FINDING_ROWS_MAX)),
});
export type BrandWork = z.infer<typeof BrandWork>;
