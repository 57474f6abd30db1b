import type { WorkWords } from "./work/work-words.ts";
import type { CampaignWords } from "./campaign-words.ts";
import type { BriefWords } from "./briefs/brief-words.ts";
import type { PlanningWords } from "./planning/planning-words.ts";
import type { DayWords, MetricWords, PlanWords } from "./plan-words.ts";
import type { Measure } from "@app/contract/strategy/findings/schemas";

/** A number in a sentence: its place as a reference, and how many, for the form of the words around it. */
export interface Said {
  text: string;
  n: number;
}

/** Values that a filter may ask for and nobody knows, with their article. */
export const NAMED_VALUES = [
  "country",
  "region",
  "city",
  "language",
  "gender",
  "age",
  "category",
  "platform",
  "followers",
  "engagementRate",
  "avgViews",
  "price",
  "contact",
] as const;
type NamedValue = (typeof NAMED_VALUES)[number];

/** What is said of a price and an offer. */
export interface PriceWords {
  none: (handle: string) => string;
  offerUnread: string;
  notKnown: (handle: string, unit: string) => string;
  deal: (handle: string, price: string, campaign: string) => string;
  listed: (handle: string, price: string) => string;
  range: (count: string, from: string, to: string, median: string, isSameSize: boolean) => string;
  tooFew: (count: string) => string;
  /** An offer against what is listed of the same creator. */
  against: Readonly<Record<"below" | "same" | "above", (offer: string) => string>>;
  standing: Readonly<Record<"below" | "within" | "above", (offer: string, unit: string) => string>>;
}

/** What is said of labels; none of it is legal advice. */
export interface RuleWords {
  onlyLabels: string;
  whichMarket: string;
  noRule: (market: string) => string;
  rule: (market: string, labels: string) => string;
  upfront: string;
  onScreen: string;
  from: (id: string, source: string) => string;
  noCaption: string;
  labelRight: string;
  labelWrong: string;
  unclear: string;
  hurtful: string;
  strictest: string;
  inMarket: (market: string) => string;
}

/** How questions are answered in one language; figures stand in the words as references. */
export interface QuestionWords {
  /** How briefs and changes of them are named; null where it is as briefs themselves do. */
  briefs: BriefWords | null;
  planning: PlanningWords;
  /** Between the items of a list. */
  and: string;
  quoted: (words: string) => string;
  values: Readonly<Record<NamedValue | "other", string>>;
  /** One figure of one creator, and that it is not known. */
  figureOf: (measure: string, name: string, figure: string) => string;
  figureNotKnown: (measure: string, name: string) => string;
  measures: Readonly<Record<Measure, string>>;
  together: (measure: string, sum: string) => string;
  /** Values that are no filter, as they are named. */
  contacts: Readonly<Record<"email" | "phone" | "bio", string>>;
  allOf: (creators: Said) => string;
  count: (total: Said, creators: Said, asked: string) => string;
  none: (creators: Said, asked: string) => string;
  valueNotKnown: (count: Said, value: string) => string;
  find: (shown: Said, total: Said, asked: string) => string;
  rank: (measure: string, isHighestFirst: boolean, places: string) => string;
  /** How many have a place in the order, or a part in the average. */
  ofWhom: (known: Said, total: Said, asked: string) => string;
  otherCurrency: (count: Said) => string;
  /** So many have no price in the currency asked for; those named would fit by reference rates, empty for nobody. */
  converted: (of: string, currency: string, named: string, hasMore: boolean) => string;
  average: (measure: string, mean: string, median: string) => string;
  spread: (from: string, to: string) => string;
  figureOfNobody: (measure: string, total: Said) => string;
  /** Why a question is not answered. */
  notUnderstood: (pieces: string) => string;
  /** A status of a list gives way to a newer one of a campaign, so that the two may count differently. */
  newestStatus: string;
  whoAreThey: string;
  whichFigure: string;
  notOfFormats: (measure: string) => string;
  nothingToCompare: string;
  prices: PriceWords;
  rules: RuleWords;
  campaigns: CampaignWords;
  work: WorkWords;
  plan: PlanWords;
  days: DayWords;
  metrics: MetricWords;
}
