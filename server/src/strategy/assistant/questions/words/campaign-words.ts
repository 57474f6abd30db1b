import type { CampaignStatus } from "@app/contract/campaigns/list";
import type { DueKind, WorkEvidence } from "@app/contract/strategy/findings/campaign-findings";
import type { Said } from "./question-words.ts";

/** What is said of campaigns, of work that is due and of who worked for whom. Names and figures stand as references. */
export interface CampaignWords {
  noCampaigns: string;
  oneAtATime: string;
  /** Names as they stand in a list. */
  notFound: (said: string, names: string) => string;
  whichOne: (names: string) => string;
  state: Readonly<Record<CampaignStatus, (name: string) => string>>;
  seen: (posts: Said, views: string) => string;
  notSeen: (posts: Said) => string;
  noPosts: string;
  held: (from: string, to: string) => string;
  below: (off: string, from: string, to: string) => string;
  above: (off: string, from: string, to: string) => string;
  open: (live: string, owed: string) => string;
  noPlan: string;
  byPlan: (best: string, off: string, worst: string, worstOff: string) => string;
  byCpm: (best: string, cpm: string, worst: string, worstCpm: string) => string;
  byViews: (best: string, views: string, worst: string, fewest: string) => string;
  cost: (cost: string) => string;
  costOfBudget: (cost: string, budget: string) => string;
  orders: (orders: string) => string;
  revenue: (revenue: string) => string;
  costPerOrder: (cost: string) => string;
  lastFee: (handle: string, fee: string) => string;
  notKnown: Readonly<Record<"orders" | "sales" | "paid", string>>;
  whyUnknown: string;
  reachNotMeasured: string;
  nothingWith: (handle: string) => string;
  /** Of all work with a creator. */
  workWith: (handle: string, posts: Said, views: string | null) => string;
  contracts: string;
  /** Nothing waits of what was asked for; `kind` is null for everything. */
  nothingDue: (kind: DueKind | null, who: string, until: string) => string;
  due: (counts: string, who: string, until: string) => string;
  dueOf: Readonly<Record<DueKind, (all: Said) => string>>;
  late: (late: Said) => string;
  firstDue: (creator: string, what: string, day: string) => string;
  allCampaigns: (total: Said) => string;
  /** Of one and of several campaigns; "all" is said of those that were at a time. */
  states: Readonly<Record<CampaignStatus | "all", readonly [one: string, several: string]>>;
  campaigns: (total: string, of: string, state: string, when: string | null) => string;
  /** `of` is what was asked for, such as a format and a time; empty for all. */
  posts: (total: Said, what: string, of: string) => string;
  withViews: (views: string) => string;
  undated: (undated: Said) => string;
  piece: (format: string | null, n: number) => string;
  inCampaign: (name: string) => string;
  noRivals: string;
  noOwn: string;
  whichBrand: string;
  workers: (total: Said, brands: string, when: string | null, isMore: boolean) => string;
  undatedWork: (undated: Said, isOfMany: boolean) => string;
  /** Of whom no brand is known at all. */
  brandless: (unknown: Said) => string;
  nobody: (brands: string, when: string | null) => string;
  brandsOf: (handle: string, brands: string) => string;
  noBrandsOf: (handle: string, brand: string | null, when: string | null) => string;
  evidence: Readonly<Record<WorkEvidence, string>>;
  notSurely: string;
}
