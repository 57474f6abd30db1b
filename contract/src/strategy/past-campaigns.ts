import type { ForecastMade } from "./forecast-basis.ts";

/** A campaign of which every piece is live with its views, and what its plan had expected: what the next plan learns from. */
export interface PastCampaign {
  /** Range of all views, as the plan gave it. */
  views: { p10: number; p50: number; p90: number };
  actual: number;
  /** How the plan's range was made then: what it had learned is taken out again. */
  made: ForecastMade;
  /** By platform: views expected without what was learned then, and what came. */
  platforms: readonly { platform: string; expected: number; actual: number }[];
  /** Over the posts whose views are known beside it; null where none are. */
  clicks: CountedOfViews | null;
  engagements: CountedOfViews | null;
}

export interface CountedOfViews {
  count: number;
  views: number;
}

/** What one creator got for pieces on one platform: a price of its own for the next plan. */
export interface PastFee {
  creatorId: string;
  platform: string;
  pieces: readonly { format: string; count: number }[];
  /** Minor units, for all pieces together. */
  amount: number;
  currency: string;
  basis: "paid" | "agreed";
  /** The latest day that is known of it, yyyy-mm-dd. */
  day: string;
  /** Its name. */
  campaign: string;
}
