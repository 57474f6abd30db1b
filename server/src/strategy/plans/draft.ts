import type { Assumption, Brief, Unmet } from "@app/contract/strategy/plan";
import type { CalendarFacts } from "./calendar/calendar-facts.ts";
import type { Candidate } from "./candidate.ts";
import type { Learned } from "./forecast/learned.ts";
import type { OwnValue } from "./model-values.ts";
import type { Packages } from "./packages.ts";
import type { Pricing } from "./prices/pricing.ts";
import type { OwnHistory } from "./risks/own-history.ts";
import type { PlanProblem, SolverRule } from "#/strategy/solver/problem.ts";
import type { ReachModel } from "./reach/reach-model.ts";

export interface PlanInput {
  brief: Brief;
  assumptions: readonly Assumption[];
  unparsed: readonly string[];
  /** Wishes that no plan can hold. */
  unmet: readonly Unmet[];
  candidates: readonly Candidate[];
  /** yyyy-mm-dd. */
  today: string;
  /** Of plans whose brief names no budget. */
  currency: string;
  /** What own campaigns say; absent where there is nobody to ask, as for the rows of a file. */
  learned?: Learned;
  /** Values of assumptions that the workspace has changed, by the ids of the registry. */
  changed?: Readonly<Record<string, OwnValue>>;
  /** What the workspace says of its days; absent where there is none to ask. */
  calendar?: CalendarFacts;
  /** What the workspace knows of its creators; absent likewise. */
  history?: OwnHistory;
}

/** What a plan is made of, before and after solving; indices of `rules` are the ids of the problem's rules. */
export interface Draft {
  input: PlanInput;
  currency: string;
  candidates: readonly Candidate[];
  rules: readonly RuleEntry[];
  pricing: Pricing;
  reach: ReachModel;
  packages: Packages;
  problem: PlanProblem;
  /** Indices of candidates that no filter shuts out. */
  eligible: readonly number[];
}

export interface RuleEntry {
  /** Null for "at least one creator", which nobody stated. */
  label: string | null;
  isPriced: boolean;
  rule: SolverRule;
}
