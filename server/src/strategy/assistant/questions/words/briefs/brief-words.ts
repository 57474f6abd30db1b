import type { FilterName } from "@app/contract/discovery/filters";
import type { Category } from "@app/contract/discovery/categories";
import type { Objective } from "@app/contract/strategy/plan";

/** A piece of one kind, of one and of several. */
type Forms = readonly [one: string, several: string];

type FormatName = "reel" | "story" | "short" | "video" | "carousel" | "post" | "piece";

/** What is asked of the people to reach, and of creators. */
interface PeopleWords {
  women: string;
  men: string;
  people: string;
  everyone: string;
  between: (min: number, max: number) => string;
  from: (min: number) => string;
  upTo: (max: number) => string;
}

/** Names are lists that are joined already, amounts and days are written already. */
export interface BriefWords {
  and: string;
  or: string;
  quoted: (words: string) => string;
  budget: (amount: string) => string;
  /** What filters ask for, of those that follow-ups change most. */
  filters: Readonly<Partial<Record<FilterName, (names: string) => string>>>;
  /** Where one of them asks for nothing any more. */
  anything: Readonly<Partial<Record<FilterName, string>>>;
  followers: (min: string | null, max: string | null) => string;
  /** Who is of one of these is left out. */
  nobody: Readonly<
    Record<
      "country" | "region" | "city" | "platform" | "language" | "category" | "tier" | "gender",
      (names: string) => string
    >
  >;
  /** So many creators of something; names are those of places and the like. */
  least: (count: number, names: string) => string;
  exactly: (count: number, names: string) => string;
  with: (names: string) => string;
  without: (names: string) => string;
  bound: (names: string) => string;
  about: (topics: string) => string;
  objective: Readonly<Record<Objective, string>>;
  audience: PeopleWords;
  flight: {
    range: (from: string, to: string) => string;
    days: (count: number) => string;
    from: (day: string) => string;
    until: (day: string) => string;
  };
  leftOut: (days: string) => string;
  onQuietDays: string;
  /** Limits that hold no longer. */
  freed: (limits: string) => string;
  /** What the team told before and this plan is made without. */
  ignored: (facts: string) => string;
  formats: Readonly<Record<FormatName, Forms>>;
  each: (pieces: string) => string;
  total: (pieces: string) => string;
  pieceCap: (amount: string, piece: string) => string;
  feeCap: (amount: string) => string;
  share: (percent: string) => string;
  anyShare: string;
  creators: {
    exactly: (count: number) => string;
    between: (min: number, max: number) => string;
    atLeast: (count: number) => string;
    atMost: (count: number) => string;
    any: string;
  };
  rights: Readonly<Record<"usage" | "exclusivity", { none: string; months: (count: number) => string }>>;
  deal: {
    perPiece: (handle: string, amount: string) => string;
    perFormat: (handle: string, amount: string, format: string) => string;
    forPieces: (handle: string, amount: string, pieces: string) => string;
    flat: (handle: string, amount: string) => string;
    rights: (handle: string, rights: string) => string;
    /** Rights that are in the price. */
    with: (rights: string) => string;
    fee: (rights: string, amount: string) => string;
    ofPrice: (percent: string) => string;
  };
  /** A part of the money for some creators: so many percent, or more than half of it. */
  ofSpend: (limit: "exactly" | "atLeast" | "atMost" | "most", percent: string, whom: string) => string;
  topics: Readonly<Record<Category, string>>;
}
