import type { Filters } from "@app/contract/discovery/filters";
import type { RightsMonths } from "#/language/tables/term-spans.ts";
import type { Money } from "@app/contract/money";
import type {
  BriefRule,
  LeftOutDays,
  Objective,
  PieceCap,
  PlanDeliverable,
  Unmet,
} from "@app/contract/strategy/plan";
import type { FactInUse } from "@app/contract/strategy/memory/schemas";
import type { StatedFlight } from "./flight/flight-months.ts";

/** What a person said of a plan, and nothing that was assumed. An absent slot was not said. */
export interface Stated {
  /** Who may be chosen, as a search asks for it. */
  filters?: Filters;
  product?: string;
  /** Topics of what is launched; creators about them are preferred, not demanded. */
  categories?: string[];
  objective?: Objective;
  budget?: Money;
  /** The budget's currency is the workspace's: none was named. */
  isCurrencyAssumed?: boolean;
  /** The budget was a range, of which it is the upper end. */
  budgetFrom?: Money;
  /** The budget was a few words, "a couple of thousand", of which it is a guess. */
  isBudgetVague?: boolean;
  /** Budgets named after the first; they are not used. */
  otherBudgets?: Money[];
  /** Of one piece. */
  maxPrice?: Money;
  /** Of one piece of a format, where several formats have limits of their own; `maxPrice` is the highest. */
  pieceCaps?: PieceCap[];
  /** Of all that one creator makes and gives. */
  maxFee?: Money;
  /** The people to reach. */
  gender?: "female" | "male";
  age?: { min: number | null; max: number | null };
  /** Countries that the people to reach live in, where no more than that was said of them. */
  audienceCountries?: string[];
  flight?: StatedFlight;
  /** Days on which nothing shall go live. */
  leftOut?: LeftOutDays[];
  /** Quiet days are days like others. */
  onQuietDays?: true;
  deliverables?: PlanDeliverable[];
  /** What all creators make together. */
  totalPieces?: PlanDeliverable[];
  /** Kinds of pieces that were named without a number. */
  formats?: string[];
  rules?: BriefRule[];
  minCreators?: number;
  maxCreators?: number;
  maxShare?: number;
  must?: string[];
  never?: string[];
  named?: string[];
  prices?: StatedPrice[];
  /** Who serves somebody else for now. */
  bound?: Bound[];
  /** Rights that every creator is to give. */
  rights?: RightsMonths;
  /** Wishes that no rule of a plan can hold. */
  unmet?: Unmet[];
  /** What the team had told when this plan began, beside what was said of it; what is ignored this time is gone. */
  remembered?: FactInUse[];
}

/** What the person said of the deal with a creator: "what if @a costs 900?", "@a gives us 3 months of exclusivity". */
export interface StatedPrice extends RightsMonths {
  /** Without @. */
  handle: string;
  /** Null where only rights were told. */
  price: Money | null;
  /** A format; absent where nobody said what for. */
  per?: string;
  /** Pieces of which it is the price together, and whether it is that of everything, however much that is. */
  pieces?: PlanDeliverable[];
  isFlat?: true;
  /** Rights that are paid beside it. */
  rightsFees?: RightsFee[];
}

/** What rights for so many months cost: an amount, or so many percent of the price of the pieces. */
export interface RightsFee {
  right: "usage" | "exclusivity";
  months: number;
  fee: Money | null;
  percent?: number;
}

/** A creator who may not work for others: until this day, yyyy-mm-dd, or nobody knows until when. */
export interface Bound {
  /** Without @. */
  handle: string;
  until: string | null;
}

/** What a plan must not be made without: it asks instead. */
export interface Unread {
  kind: "place" | "date" | "share" | "exclusion" | "budget" | "against" | "apart";
  /** In the person's spelling. */
  words: string;
  /** What cannot hold beside it, in the person's spelling. */
  other?: string;
  /** What the first becomes where the other one holds; without it, it goes. */
  instead?: string;
  /** What the words may stand for, each as a person would write it. */
  options?: readonly string[];
}

export interface ReadText {
  stated: Stated;
  /** A change of the budget that a follow-up asks for, in minor units; negative for less. */
  budgetChange: Money | null;
  /** Why an amount was not used: no plan can be made with nothing, or with more than any budget. */
  refused: "zero" | "too_large" | null;
  /** What nothing fits, and amounts that were not used, in the person's words. */
  unparsed: string[];
  /** Of what nothing fits, the first that a plan would be wrong without. */
  unread: Unread | null;
}
