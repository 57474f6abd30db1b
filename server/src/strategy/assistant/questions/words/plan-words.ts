import type { Said } from "./question-words.ts";

/** What is said of the plan of a thread. */
export interface PlanWords {
  impossible: string;
  /** What a brief asks for, whether or not a plan holds it. */
  budgetIs: (budget: string) => string;
  noneKeepsAll: string;
  summary: (creators: Said, cost: string, reach: string) => string;
  /** Without prices, or where none is known. */
  unpriced: (creators: Said, reach: string) => string;
  cost: (cost: string, budget: string | null) => string;
  perCreator: (cost: string) => string;
  perThousand: (people: string | null, views: string | null) => string;
  costUnknown: string;
  dearest: (handle: string, cost: string) => string;
  cheapest: (handle: string, cost: string) => string;
  left: (left: string) => string;
  noBudget: string;
  reach: (reach: string) => string;
  between: (from: string, to: string) => string;
  onPlatform: (creators: Said, of: string, platform: string) => string;
  inCountry: (creators: Said, of: string, country: string) => string;
  countries: (list: string) => string;
  unknownCountry: (creators: Said) => string;
  pieces: (pieces: Said, list: string) => string;
  piecesOf: (pieces: Said, format: string) => string;
  who: (creators: Said, names: string, isMore: boolean) => string;
  first: (day: string, time: string, handle: string, piece: string) => string;
  last: (day: string, time: string, handle: string, piece: string) => string;
  runs: (from: string, to: string) => string;
  noCalendar: string;
  thousandMore: (people: string) => string;
  thousandOpen: string;
  proved: string;
  gap: (percent: string) => string;
  guessed: (known: string, of: string) => string;
  rule: (rule: string, percent: string) => string;
  noRule: string;
  risks: (count: Said) => string;
  noRisks: string;
  assumptions: (count: Said) => string;
  /** Whose missing price decides most. */
  toAsk: (names: string) => string;
  noneToAsk: string;
  firstVersion: string;
  /** Null for nobody. */
  moved: (entered: string | null, left: string | null) => string;
}

/** What is said of days and hours. */
export interface DayWords {
  hour: (platform: string, time: string, posts: string) => string;
  assumed: (needed: string, time: string) => string;
  noWeekdays: string;
  nameMarket: string;
  notKnown: (market: string) => string;
  days: (count: Said, market: string | null, to: string) => string;
  noDays: (market: string | null, from: string, to: string) => string;
  next: (day: string, name: string) => string;
  event: (name: string, day: string) => string;
  eventFromTo: (name: string, from: string, to: string) => string;
  eventUnknown: (name: string) => string;
  /** The weekday of its first day, and how many days are left until then; null for one that is over. */
  weekday: (weekday: string, left: Said | null) => string;
  byMoon: string;
  byCustom: string;
  quiet: string;
  cannotJudge: string;
}

/** What is said of definitions. */
export interface MetricWords {
  means: (label: string, definition: string) => string;
  /** `name` is a figure that Herald does not keep; null where no name was read. */
  none: (name: string | null) => string;
}
