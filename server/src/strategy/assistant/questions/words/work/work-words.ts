import type { CampaignStatus } from "@app/contract/campaigns/list";
import type { WorkFigure, WorkOrder } from "@app/contract/strategy/findings/work-findings";
import type { Said } from "#/strategy/assistant/questions/words/question-words.ts";

/** What is said of money, posts and people of campaigns. Names and figures stand as references. */
export interface WorkWords {
  labels: Readonly<Record<WorkFigure | "invoices", string>>;
  /** A figure by its name; the scope is a campaign, a creator or a stretch of days, or nothing. */
  told: (label: string, scope: string, value: string) => string;
  none: (label: string, scope: string) => string;
  payments: (sum: string, payments: Said) => string;
  unknown: (unknown: Said, all: string) => string;
  mean: (value: string) => string;
  orders: Readonly<Record<WorkOrder, string>>;
  ranked: (label: string, scope: string, order: string, places: string) => string;
  named: (isMore: boolean, places: string) => string;
  days: Readonly<Record<CampaignStatus, (name: string, from: string, to: string) => string>>;
  noDays: (name: string) => string;
  team: (name: string, creators: Said, names: string, isMore: boolean) => string;
  budget: (name: string, budget: string) => string;
  noBudget: (name: string) => string;
  spent: (cost: string, isOver: boolean) => string;
  left: (left: string) => string;
  alsoOpen: (sum: string) => string;
  states: Readonly<Record<"open" | "paid" | "unclear", string>>;
  due: (day: string) => string;
  which: (names: string) => string;
  leftOut: (words: string) => string;
  lost: (words: string) => string;
  all: string;
}
