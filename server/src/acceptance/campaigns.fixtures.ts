import { randomUUID } from "node:crypto";
import { summariseBudget } from "@app/contract/campaigns/budget";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import { EMPTY_BRIEF } from "@app/contract/campaigns/schemas";
import type { Campaign } from "@app/contract/campaigns/schemas";

/** An active campaign of October, without anything that is not named. */
export function campaignWith(fields: Partial<Campaign>): Campaign {
  const { budget = null, creators = [] } = fields;
  return {
    ...EMPTY_BRIEF,
    id: randomUUID(),
    name: "Barrier cream refill",
    startsOn: "2026-10-05",
    endsOn: "2026-10-31",
    status: "active",
    version: 3,
    planId: null,
    forecast: null,
    creators: [],
    deliverables: [],
    budgetSummary: summariseBudget(budget, creators),
    activity: [],
    createdAt: "2026-10-01T00:00:00.000Z",
    updatedAt: "2026-10-01T00:00:00.000Z",
    ...fields,
  };
}

/** A creator of Instagram who is live. */
export function creatorWith(fields: Partial<CampaignCreator> & { creatorId: string }): CampaignCreator {
  return {
    platform: "instagram",
    handle: `handle.${fields.creatorId.at(-1)}`,
    further: [],
    name: null,
    stage: "live",
    fee: null,
    averageViews: null,
    askingPrice: null,
    version: 1,
    addedAt: "2026-10-01T00:00:00.000Z",
    ...fields,
  };
}

/** A reel that a creator owes. */
export function pieceWith(fields: Partial<Deliverable> & { creatorId: string }): Deliverable {
  return {
    id: randomUUID(),
    lineId: randomUUID(),
    platform: "instagram",
    format: "reel",
    label: "Reel",
    dueOn: null,
    late: false,
    live: false,
    state: "waiting",
    submissions: [],
    ...fields,
  };
}
