import {
  BrandWork,
  CampaignOutcome,
  CampaignsCounted,
  CreatorOutcome,
  DueKind,
  PostsCounted,
  WorkDue,
} from "@app/contract/strategy/findings/campaign-findings";
import { WorkFigure, WorkFound, WorkOrder, WorkUnit } from "@app/contract/strategy/findings/work-findings";
import { CampaignStatus } from "@app/contract/campaigns/list";
import { Platform, PostFormat } from "@app/contract/platforms";
import * as z from "zod/mini";

const words = z.nullable(z.string());
/** Words that say when, such as "May" or "last month": the last such days that have begun. */
const When = z.object({ when: words });

/** What looks into campaigns, of the one list of tools. */
export const CAMPAIGN_TOOLS = {
  campaign_results: {
    description:
      "What happened with a campaign, against what its plan expected; without a name, the last one.",
    effect: "read" as const,
    input: z.extend(When, {
      campaign: words,
      isRunning: z.boolean(),
      /** The one that was over before this campaign. */
      beforeId: z.optional(z.string()),
    }),
    output: CampaignOutcome,
  },
  creator_results: {
    description: "What came of all work with a creator.",
    effect: "read" as const,
    input: z.object({ handle: z.string() }),
    output: CreatorOutcome,
  },
  due_work: {
    description: "What is due, late or missing in the running campaigns: drafts, posts, payments, prices.",
    effect: "read" as const,
    input: z.object({
      kind: z.nullable(DueKind),
      handle: words,
      /** Words that name a campaign, or that of an answer before. */
      names: z.optional(z.string()),
      campaignId: z.optional(z.string()),
    }),
    output: WorkDue,
  },
  count_campaigns: {
    description: "Counts campaigns by status and time.",
    effect: "read" as const,
    input: z.extend(When, { status: z.nullable(CampaignStatus), market: words }),
    output: CampaignsCounted,
  },
  count_posts: {
    description: "Counts posts of campaigns by format, platform, campaign and time.",
    effect: "read" as const,
    input: z.extend(When, {
      format: z.nullable(PostFormat),
      platform: z.nullable(Platform),
      campaign: words,
      handle: words,
    }),
    output: PostsCounted,
  },
  work_figures: {
    description:
      "Sums, lists or ranks what is stored of campaigns: fees, payments, costs, budgets, days, teams, views, orders, sales.",
    effect: "read" as const,
    input: z.extend(When, {
      figure: WorkFigure,
      of: WorkUnit,
      order: z.nullable(WorkOrder),
      /** Words that name a campaign, a brand, a creator or an invoice. */
      names: words,
      handle: words,
      /** Several who are held against each other. */
      handles: z.optional(z.array(z.string())),
      /** Only posts of that format. */
      format: z.optional(words),
      /** That of an answer before. */
      campaignId: words,
      /** Those that an answer before compared. */
      campaignIds: z.optional(z.array(z.string())),
      /** The message before, which may name the campaign that is meant. */
      context: z.optional(words),
      /** Only payments that are past their day. */
      isLate: z.optional(z.boolean()),
      /** Everything since then. */
      isSince: z.boolean(),
      /** The campaign before that one, the last one that is over, or only those that run. */
      isBefore: z.boolean(),
      isLast: z.boolean(),
      isRunning: z.boolean(),
      /** One campaign is meant. */
      isOne: z.boolean(),
    }),
    output: WorkFound,
  },
  worked_with: {
    description: "Who worked for a brand, a rival or the workspace itself, or for whom a creator worked.",
    effect: "read" as const,
    input: z.extend(When, {
      handle: words,
      /** Empty for all of a creator's, and for rivals and the workspace itself. */
      brands: z.array(z.string()),
      whose: z.enum(["named", "rivals", "own"]),
    }),
    output: BrandWork,
  },
};
