import type { PlanDeliverable, RightsFee, RightsMonths } from "@app/contract/strategy/plan";

/** One account that a plan may choose. Whatever is not known is null or absent; a handle is enough to exist. */
export interface Candidate {
  /** Of the account in the search's index; absent in rows of a file, which platform and handle name. */
  accountId?: string;
  /**
   * Stable between calls: the creator's id, or platform and handle for a row of a file. Accounts of one creator have the
   * same, and a plan takes one of them.
   */
  creatorId: string;
  platform: string;
  handle: string;
  name: string | null;
  followers: number | null;
  /** Views of a typical post. */
  medianViews: number | null;
  /** Posts behind `medianViews`; null when the source does not say. */
  viewsSample: number | null;
  /** Whether `medianViews` is an average, as most tables have it; it lies above the median, since a few posts are seen far more. */
  isAverage?: boolean;
  /** Percent of followers. */
  engagementRate: number | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** ISO 3166-2. */
  region?: string | null;
  /** Lower case, without diacritics. */
  city: string | null;
  /** The main one. */
  language: string | null;
  /** What they speak besides; absent for nothing. */
  furtherLanguages?: readonly string[];
  gender: string | null;
  /** Where the team stands with them; absent where nobody says. */
  status?: string | null;
  /** Slugs of the category list, the main one first. */
  categories: string[];
  /** The price of one piece that stands for the account; what several pieces cost together is none. */
  price: CandidatePrice | null;
  /** All prices of one piece, of several formats; absent where `price` is the only one. */
  prices?: CandidatePrice[];
  /** Prices that others are guessed from where a told one took their place: what is told of one is no news of all. */
  learnFrom?: readonly CandidatePrice[];
  /** What the person tells of the deal; absent where nothing but prices is told. */
  told?: ToldDeal;
  audience: CandidateAudience;
  brands: string[];
  /** Day of the prices of the list, yyyy-mm-dd; null or absent where nobody noted it. */
  priceAsOf?: string | null;
  /** Filters of the brief that exclude it for certain, and those for which its value is not known; absent for none. */
  misses?: readonly string[];
  unknown?: readonly string[];
  /** Day of the figures, yyyy-mm-dd. */
  asOf: string | null;
  /** Where single values stand, as sentences; absent where nobody says. */
  origins?: { followers?: string; views?: string; price?: string };
}

/** What the person tells of a deal besides the price of single pieces. */
interface ToldDeal extends RightsMonths {
  /** Pieces that were told with their price. */
  pieces?: readonly PlanDeliverable[];
  /** The price is that of everything, however much that is. */
  isFlat?: boolean;
  /** Rights that are paid beside the pieces, whoever asked for them. */
  fees: readonly RightsFee[];
}

/** What an account asks; minor units, of a piece of several with its fractions. What is not known is absent. */
export interface CandidatePrice {
  amount: number;
  /** The upper end of a range. */
  upTo?: number;
  currency: string;
  /** A format, or null: nobody said what for. */
  per: string | null;
  /** Rights that are in the price. */
  usageMonths?: number;
  exclusivityMonths?: number;
  /** Where this price stands, as a sentence, where it is not where the others do. */
  from?: string;
}

/** Shares in percent; what is not known is absent. */
interface CandidateAudience {
  female?: number;
  /** ISO country to percent. */
  countries?: Record<string, number>;
  /** Age group such as "18-24" to percent. */
  ages?: Record<string, number>;
}

type AccountOf = Pick<Candidate, "platform" | "handle">;

/** How many creators these accounts are of. */
export function countCreators(accounts: readonly Pick<Candidate, "creatorId">[]): number {
  return new Set(accounts.map(({ creatorId }) => creatorId)).size;
}

/** Order that does not depend on how the rows came in. */
export function byAccount(left: AccountOf, right: AccountOf): number {
  return compare(left.platform, right.platform) || compare(left.handle, right.handle);
}

/** Code point order, the same on every machine. */
function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
