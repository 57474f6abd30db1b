import { randomUUID } from "node:crypto";
import type { Payment } from "@app/contract/results/payments";
import type { ResultPost } from "@app/contract/results/posts";
import type { CampaignDeal } from "#/results/index.ts";

/** What posts, orders and payments have in common, with nothing known of it. */
function recordOf() {
  return {
    id: randomUUID(),
    creatorId: null,
    creator: null,
    campaignId: null,
    campaign: null,
    code: null,
    attachedBy: { creator: null, campaign: null },
    waiting: null,
    source: "import",
    importId: null,
    line: null,
    fields: {},
    version: 1,
    createdAt: null,
  };
}

/** A reel of a creator with 71,200 views and 6,130 actions. */
export function postOf(fields: Partial<ResultPost>): ResultPost {
  return {
    ...recordOf(),
    accountId: null,
    platform: "instagram",
    format: "reel",
    url: null,
    postedAt: "2026-10-14T10:00:00.000Z",
    endsAt: null,
    caption: null,
    hashtags: [],
    mentions: [],
    views: 71_200,
    impressions: null,
    reach: null,
    likes: 6_000,
    comments: 130,
    saves: null,
    shares: null,
    clicks: null,
    figuresAt: null,
    fee: null,
    orders: null,
    revenue: null,
    ...fields,
  };
}

/** What came of a creator's work: nothing but what is named. */
export function dealOf(creatorId: string, fields: Partial<CampaignDeal>): CampaignDeal {
  return { key: creatorId, posts: [], orders: [], payments: [], fee: null, ...fields };
}

/** What was paid to somebody, in euro cents. */
export function paymentOf(amount: number): Payment {
  return {
    ...recordOf(),
    invoice: null,
    net: { amount, currency: "EUR" },
    vat: null,
    gross: null,
    paidSoFar: null,
    owed: null,
    issuedOn: null,
    due: null,
    paidOn: "2026-10-20",
    state: "paid",
  };
}
