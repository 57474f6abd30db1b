import * as z from "zod/mini";
import { CreatorStage } from "../campaigns/creators.ts";
import { CampaignStatus } from "../campaigns/list.ts";
import { CheckField } from "../content-checks/names.ts";
import { FIGURE_UNITS, ReportFigure } from "./figure.ts";
import { ForecastComparison } from "./forecast.ts";
import { Money } from "../money.ts";
import { Platform } from "../platforms.ts";
import { PriceText } from "../prices.ts";
import { CostBasis } from "../results/cost-basis.ts";
import { ReportFinding, ReportPhase, ReportStanding, ReportTimelineRow } from "./status.ts";
import { Version, Versioned } from "../versions.ts";

/** Longest title of a report, in characters. Chosen by us. */
const REPORT_TITLE_MAX = 120;

export const ReportChart = z.object({
  id: z.string(),
  /** The finding in one sentence. */
  title: z.string(),
  /** What is drawn, and its unit. */
  measure: z.string(),
  shape: z.enum(["columns", "bars"]),
  unit: z.enum(FIGURE_UNITS),
  points: z.array(z.object({ label: z.string(), value: z.nullable(z.number()), note: z.string() })),
});
export type ReportChart = z.infer<typeof ReportChart>;

/** A creator's line in the table of a report. Unknown figures are null. */
export const ReportCreator = z.object({
  creatorId: z.uuid(),
  name: z.string(),
  handle: z.string(),
  platform: Platform,
  stage: CreatorStage,
  deliverables: z.int(),
  submitted: z.int(),
  approved: z.int(),
  checksPassed: z.int(),
  checksFailed: z.int(),
  posts: z.int(),
  views: z.nullable(z.number()),
  /** Percent of views. */
  engagement: z.nullable(z.number()),
  fee: z.nullable(Money),
  /** What was paid once nothing is open, else the fee. Absent in reports that were frozen before it was counted. */
  cost: z.optional(z.nullable(Money)),
  costBasis: z.optional(z.nullable(CostBasis)),
  /** Cost of each 1,000 views. */
  costPer1000: z.nullable(Money),
});
export type ReportCreator = z.infer<typeof ReportCreator>;

/** How often a field of the content check came out which way, over the newest draft of each deliverable. */
export const ReportCheckRow = z.object({
  field: CheckField,
  label: z.string(),
  passed: z.int(),
  failed: z.int(),
  unknown: z.int(),
});
export type ReportCheckRow = z.infer<typeof ReportCheckRow>;

/** Everything that a report shows: complete in itself, so that a frozen one needs nothing else. */
export const ReportContent = z.object({
  campaign: z.object({
    id: z.uuid(),
    name: z.string(),
    goal: PriceText,
    status: CampaignStatus,
    startsOn: z.nullable(z.string()),
    endsOn: z.nullable(z.string()),
    markets: z.array(z.string()),
    handles: z.array(z.string()),
    hashtags: z.array(z.string()),
  }),
  /** The cover line: what came out, in one sentence. */
  headline: z.string(),
  figures: z.array(ReportFigure),
  charts: z.array(ReportChart),
  /** What was planned, such as "8 reels". */
  pieces: z.array(z.string()),
  /** Absent in reports that were frozen before it was told, as are the next three. */
  phase: z.optional(ReportPhase),
  /** Who stands where, along the road of a campaign. */
  standing: z.optional(z.array(ReportStanding)),
  timeline: z.optional(z.array(ReportTimelineRow)),
  findings: z.optional(z.array(ReportFinding)),
  creators: z.array(ReportCreator),
  checks: z.array(ReportCheckRow),
  /** Forecast against what happened; null without a plan, absent in reports that were frozen before it was kept. */
  forecast: z.optional(z.nullable(ForecastComparison)),
  /** How the figures were made and how old the data are. */
  method: z.array(z.object({ term: z.string(), text: z.string() })),
  /** Whether money was left out for whoever reads it. */
  pricesHidden: z.boolean(),
  timeZone: z.string(),
  takenAt: z.string(),
});
export type ReportContent = z.infer<typeof ReportContent>;

export const Report = z.object({
  id: z.uuid(),
  title: z.string(),
  campaignId: z.uuid(),
  /** When it was frozen; null for one that follows the campaign. */
  frozenAt: z.nullable(z.string()),
  version: Version,
  createdAt: z.string(),
  updatedAt: z.string(),
  content: ReportContent,
});
export type Report = z.infer<typeof Report>;

export const ReportTitle = z
  .string("Give the report a title")
  .check(
    z.trim(),
    z.minLength(1, "Give the report a title"),
    z.maxLength(REPORT_TITLE_MAX, `At most ${REPORT_TITLE_MAX} characters`),
  );

export const ReportInput = z.object({
  campaignId: z.uuid("Choose a campaign"),
  /** Without one, the report is called as its campaign. */
  title: z.optional(ReportTitle),
  /** Frozen keeps today's figures; live follows the campaign. */
  frozen: z._default(z.boolean(), false),
});
export type ReportInput = z.infer<typeof ReportInput>;

export const ReportChange = z.extend(Versioned, {
  title: z.optional(ReportTitle),
  /** True takes the figures as they are now; false lets them follow the campaign again. */
  frozen: z.optional(z.boolean()),
});
export type ReportChange = z.infer<typeof ReportChange>;
