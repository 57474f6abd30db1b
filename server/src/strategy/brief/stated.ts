import type { BriefRule, Objective, PlanDeliverable } from "@app/contract/strategy/plan";
import type { Money } from "@app/contract/money";
import type { StatedFlight } from "./flight.ts";

/** What a person said of a plan, and nothing that was assumed. An absent slot was not said. */
export interface Stated {
  product?: string;
  objective?: Objective;
  budget?: Money;
  /** The budget's currency is the workspace's: none was named. */
  isCurrencyAssumed?: boolean;
  /** The budget was a range, of which it is the upper end. */
  budgetFrom?: Money;
  /** Budgets named after the first; they are not used. */
  otherBudgets?: Money[];
  maxPrice?: Money;
  markets?: string[];
  /** ISO 3166-2. */
  regions?: string[];
  cities?: string[];
  platforms?: string[];
  /** Platforms that are not wanted. */
  withoutPlatforms?: string[];
  categories?: string[];
  tiers?: string[];
  languages?: string[];
  gender?: "female" | "male";
  age?: { min: number | null; max: number | null };
  flight?: StatedFlight;
  deliverables?: PlanDeliverable[];
  rules?: BriefRule[];
  minCreators?: number;
  maxCreators?: number;
  maxShare?: number;
  must?: string[];
  never?: string[];
  named?: string[];
  /** How many followers a creator may have. */
  followers?: { min: number | null; max: number | null };
  /** Only creators whose price is known. */
  knownPrices?: boolean;
  /** Prices of one piece that the person gave for creators: "what if @a costs 900?". Handles without @. */
  prices?: { handle: string; price: Money }[];
}

/** Where a slot was read, as positions in the text. */
export interface SlotSpan {
  slot: keyof Stated;
  start: number;
  end: number;
}

export interface ReadText {
  stated: Stated;
  spans: SlotSpan[];
  /** A change of the budget that a follow-up asks for, in minor units; negative for less. */
  budgetChange: Money | null;
  /** Why an amount was not used: no plan can be made with nothing, or with more than any budget. */
  refused: "zero" | "too_large" | null;
  /** What nothing fits, and amounts that were not used, in the person's words. */
  unparsed: string[];
}
