import type { QuestionAsks } from "#/strategy/brief/reading/question.ts";
import type { BudgetDoubtWords } from "#/strategy/brief/money/budget-doubts.ts";
import type { NoBrief } from "#/strategy/brief/brief.ts";
import type { NoChange } from "#/strategy/brief/follow-up/follow-up.ts";
import type { Said } from "#/strategy/assistant/questions/words/question-words.ts";

/** People reached, or people who react. */
type People = "people reached" | "people engaged";
/** How many more or fewer people than the plan that it is compared with: the one before, or the one there is. */
type Than = "before" | "now";

/** What is said of a plan and of changes of it. Figures stand in the words as references. */
export interface PlanningWords {
  quoted: (words: string) => string;
  /** What the first version is called in the list of versions. */
  first: string;
  nothingToAdd: string;
  /** A person said no to saving. */
  denied: string;
  failed: string;
  noCreators: string;
  savedList: (name: string) => string;
  savedCampaign: (name: string) => string;
  plan: (creators: Said, cost: string, reach: string) => string;
  /** Behind it: where four of five campaigns end. */
  range: (low: string, high: string) => string;
  forReactions: string;
  best: string;
  within: (gap: string) => string;
  isSo: (nearness: string) => string;
  guessOfRights: (nearness: string) => string;
  guess: (known: string, of: string, nearness: string) => string;
  withoutRule: (rule: string, isAssumed: boolean, gain: string, people: People) => string;
  entry: (handle: string, asks: string, enters: string) => string;
  /** What a thousand more of the currency, and not of people, would add. */
  thousandMore: (people: string, metric: People) => string;
  pricesUnknown: (count: string, of: string) => string;
  budget: BudgetDoubtWords;
  /** Why is null where nothing but that can be said. */
  notKept: (words: string, why: string | null) => string;
  strange: (piece: string) => string;
  leftOut: (count: Said, value: string) => string;
  facts: FactWords;
  theBudget: string;
  conflict: (rules: readonly string[]) => string;
  cheapest: (budget: string) => string;
  /** Behind it, where no price is known. */
  allGuessed: string;
  noBudgetWouldDo: string;
  nobodyForBudget: string;
  nobodyFits: (rule: string) => string;
  leaveItOut: string;
  /** A version that was made of an order. */
  changed: (summary: string, creators: Said, cost: string, reach: string, difference: string) => string;
  asMany: (than: Than) => string;
  more: (people: string, than: Than) => string;
  fewer: (people: string, than: Than) => string;
  kept: string;
  named: (handle: string, isIn: boolean) => string;
  nothingFound: string;
  /** An order of which a number, a refusal or a bound was not understood. */
  unsure: string;
  /** What was only tried out. */
  tried: (summary: string, reach: string, difference: string, cost: string, costs: string) => string;
  costsMore: (amount: string) => string;
  costsLess: (amount: string) => string;
  moved: (entered: string | null, left: string | null) => string;
  several: (count: string, names: string) => string;
  /** Before the plan that comes nearest to one that cannot be made. */
  nearest: string;
  notKeptYet: string;
  back: (version: number) => string;
  problems: Readonly<Record<Exclude<NoChange, "nothing">, string>> & {
    nothing: (text: string) => string;
    stranger: (handle: string) => string;
    /** The order says what is so. */
    already: string;
    firstVersion: string;
    newestVersion: string;
    noVersion: (number: number, newest: number) => string;
  };
  noBrief: Readonly<Record<NoBrief | "question", string>>;
  asks: QuestionAsks;
  why: WhyWords;
}

/** What the team told before, on a day, and a plan follows or is to leave out. */
interface FactWords {
  because: (day: string, rule: string) => string;
  overruled: (day: string, text: string) => string;
  which: (facts: readonly string[]) => string;
  none: string;
}

/** Why somebody is in a plan or not. */
interface WhyWords {
  isIn: (handle: string) => string;
  isOut: (handle: string) => string;
  unknown: (handle: string) => string;
  reachedAlready: string;
  adds: (people: string, perThousand: string) => string;
  countsFor: (rule: string) => string;
  audience: (percent: string, gender: "female" | "male") => string;
  postsAbout: (topics: string) => string;
  rights: (rights: string, isTold: boolean) => string;
  estimate: (low: string, high: string) => string;
  youSaidWithout: string;
  keptOut: (rules: string) => string;
  nothingKnown: string;
  /** From which price on a plan with this creator is better; `asks` is null where no price is known. */
  wouldEnter: (asks: string | null, enters: string, rights: string | null) => string;
  notClear: string;
  notForNothing: (count: string | null) => string;
  noRoom: string;
}
