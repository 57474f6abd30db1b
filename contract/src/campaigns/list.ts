import * as z from "zod/mini";
import { Money } from "../money.ts";
import { listOf } from "../paging.ts";
import { PriceFigure } from "../prices.ts";
import { Version } from "../versions.ts";

export const CAMPAIGN_STATUSES = ["draft", "active", "completed", "archived"] as const;

export const CampaignStatus = z.enum(CAMPAIGN_STATUSES, "Choose draft, active, completed or archived");
export type CampaignStatus = z.infer<typeof CampaignStatus>;

export const CAMPAIGN_STATUS_LABELS: Readonly<Record<CampaignStatus, string>> = {
  draft: "Draft",
  active: "Active",
  completed: "Completed",
  archived: "Archived",
};

/** Nothing more is asked of anybody, and what came of it is told in the past. */
export function isOver(status: CampaignStatus): boolean {
  return status === "completed" || status === "archived";
}

/** What the fees come to, currency by currency: amounts of different currencies are never added. */
export const CampaignBudget = z.object({
  budget: z.nullable(Money),
  /** Fees of creators who have accepted or gone further; one entry for each currency. */
  committed: z.array(Money),
  /** Fees of all creators who have not declined; where none is agreed what a plan reserves, else what is asked; one entry for each currency. */
  planned: z.array(Money),
  /** Budget minus planned fees in the budget's currency, in minor units; below zero when over. Null without a budget. */
  left: z.nullable(PriceFigure),
  /** Creators who have not declined and of whom nobody knows a fee, or reserved one. */
  unknownFees: z.int(),
  /** Of the planned ones, how many count as they are asked; absent where nobody counted. */
  askedFees: z.optional(z.int()),
  /** Of the planned ones, how many are guesses; absent where nobody counted. */
  guessedFees: z.optional(z.int()),
});
export type CampaignBudget = z.infer<typeof CampaignBudget>;

export const CampaignSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  status: CampaignStatus,
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  markets: z.array(z.string()),
  creators: z.int(),
  /** Deliverables owed, those with at least one submission, and those past their day without one. */
  deliverables: z.int(),
  submitted: z.int(),
  late: z.int(),
  budgetSummary: CampaignBudget,
  version: Version,
  updatedAt: z.string(),
});
export type CampaignSummary = z.infer<typeof CampaignSummary>;

/** Last changed first. */
export const CampaignList = listOf(CampaignSummary);
export type CampaignList = z.infer<typeof CampaignList>;

/** Something to do soon, for the home page. */
export const DueItem = z.object({
  campaignId: z.uuid(),
  campaign: z.string(),
  deliverableId: z.uuid(),
  label: z.string(),
  creatorId: z.uuid(),
  creator: z.string(),
  dueOn: z.string(),
  late: z.boolean(),
});
export type DueItem = z.infer<typeof DueItem>;

/** How many days ahead the home page looks for drafts. Chosen by us. */
export const DUE_DAYS = 14;

/** Late first, then by day; `total` and `late` also count those that are left out. */
export const DueList = z.object({
  items: z.array(DueItem),
  total: z.int(),
  late: z.int(),
  /** When they were counted, UTC. */
  takenAt: z.string(),
});
export type DueList = z.infer<typeof DueList>;
