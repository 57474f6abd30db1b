import type { BriefRule, Objective, PlanDeliverable } from "@app/contract/strategy-plan";
import type { Money } from "@app/contract/money";
import type { StatedFlight } from "./flight.ts";

/** What a person said of a plan, and nothing that was assumed. An absent slot was not said. */
export interface Stated {
  product?: string;
  objective?: Objective;
  budget?: Money;
  /** The budget's currency is the workspace's: none was named. */
  isCurrencyAssumed?: boolean;
  maxPrice?: Money;
  markets?: string[];
  cities?: string[];
  platforms?: string[];
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
}

/** Where a slot was read, as positions in the text. */
export interface SlotSpan {
  slot: keyof Stated;
  start: number;
  end: number;
}

/** A change of the budget that a follow-up asks for, in minor units; negative for less. */
export interface ReadText {
  stated: Stated;
  spans: SlotSpan[];
  budgetChange: Money | null;
  /** Several budgets were named: those that are not used, in the person's words. */
  unparsed: string[];
}
