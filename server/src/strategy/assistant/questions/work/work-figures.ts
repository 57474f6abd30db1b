import type { WorkFigure } from "@app/contract/strategy/findings/work-findings";

/** The best of them is the lowest. */
export const COSTS: ReadonlySet<WorkFigure | null> = new Set<WorkFigure>(["cpm", "cpe", "costPerOrder"]);
/** Only campaigns have these. */
export const OF_WORK: ReadonlySet<WorkFigure> = new Set<WorkFigure>([
  "open",
  "paid",
  "revenue",
  "orders",
  "roas",
  "cpe",
  "costPerOrder",
  "budget",
  "left",
  "impressions",
]);
/** Plans have these as well: where there is one, a campaign has to be named. */
export const OF_PLANS_TOO: ReadonlySet<WorkFigure> = new Set<WorkFigure>([
  "budget",
  "left",
  "cost",
  "days",
  "team",
  "views",
  "impressions",
  "engagements",
  "likes",
  "engagementRate",
  "cpm",
  "fee",
  "asked",
  "posts",
  "cpe",
  "costPerOrder",
]);
export const OF_ACCOUNTS: ReadonlySet<WorkFigure> = new Set<WorkFigure>([
  "views",
  "engagements",
  "likes",
  "engagementRate",
  "cpm",
  "asked",
]);
/** Each single post has these. */
export const OF_POSTS: ReadonlySet<WorkFigure> = new Set<WorkFigure>([
  "views",
  "impressions",
  "engagements",
  "engagementRate",
]);
export const ONE_CAMPAIGN: ReadonlySet<WorkFigure> = new Set<WorkFigure>(["budget", "left", "days", "team"]);
/** Only somebody who is in a campaign has these. */
export const OF_MEMBERS: ReadonlySet<WorkFigure> = new Set<WorkFigure>([...ONE_CAMPAIGN, "fee", "asked"]);
/** What nobody is first or last by. */
export const UNRANKED: ReadonlySet<WorkFigure> = new Set<WorkFigure>(["team", "days", "open", "paid"]);
