import * as z from "zod/mini";
import { CampaignName, CreatorName } from "./attachment.ts";
import { CostBasis } from "./cost-basis.ts";
import { ResultPost } from "./posts.ts";
import { DeliverableState } from "../campaigns/deliverables.ts";
import { Currency, Money } from "../money.ts";
import { Platform, PostFormat } from "../platforms.ts";
import { PriceFigure } from "../prices.ts";

/** A sum or a rate, and how many of how many posts it stands on. Null when none of them tells. */
export const CountedFigure = z.object({ value: z.nullable(z.number()), known: z.int(), of: z.int() });
export type CountedFigure = z.infer<typeof CountedFigure>;

/** A figure of money in minor units of the currency of its group, or a ratio of two; null is unknown. */
const price = z.nullable(PriceFigure);

/** Money figures of those who are paid in one currency: amounts of different currencies are never added. */
export const MoneyFigures = z.object({
  currency: Currency,
  cost: price,
  /** Whether the cost is what was paid or what was agreed. */
  basis: z.nullable(CostBasis),
  /** Deals whose cost is in this currency. */
  deals: z.int(),
  revenue: price,
  /** Cost of 1,000 views, of one engagement and of one order, each over the deals that have both. */
  cpm: price,
  cpe: price,
  costPerOrder: price,
  /** Revenue for each unit of cost. */
  roas: price,
});
export type MoneyFigures = z.infer<typeof MoneyFigures>;

export const ResultFigures = z.object({
  posts: z.int(),
  views: CountedFigure,
  /** How often the posts were shown; absent in what was stored before. */
  impressions: z.optional(CountedFigure),
  reach: CountedFigure,
  likes: CountedFigure,
  comments: CountedFigure,
  saves: CountedFigure,
  shares: CountedFigure,
  clicks: CountedFigure,
  /** Percent of views, over the posts whose views and likes are known. */
  engagementRate: CountedFigure,
  /** Null when no order is known. */
  orders: z.nullable(z.int()),
  money: z.array(MoneyFigures),
  /** Deals whose cost nobody knows: they are in no figure of money. */
  unknownCosts: z.int(),
  /** Costs that are guesses of the plan; absent in what was stored before. */
  guessedCosts: z.optional(z.int()),
});
export type ResultFigures = z.infer<typeof ResultFigures>;

export const CONTENT_STATES = ["planned", "in review", "approved", "live"] as const;

/** A piece of a campaign: owed, sent as a draft, or live. */
export const ContentPiece = z.object({
  creator: z.nullable(CreatorName),
  platform: Platform,
  format: PostFormat,
  state: z.enum(CONTENT_STATES),
  /** Null for a post that nobody had asked for. */
  deliverableId: z.nullable(z.uuid()),
  draft: z.nullable(DeliverableState),
  dueOn: z.nullable(z.string()),
  /** The day on which it goes live; null where no plan says. */
  liveOn: z.optional(z.nullable(z.string())),
  post: z.nullable(ResultPost),
});
export type ContentPiece = z.infer<typeof ContentPiece>;

/** What came of one creator's work for a campaign. */
export const CreatorOutcome = z.object({
  /** Null for what belongs to the campaign, and to no creator yet. */
  creatorId: z.nullable(z.uuid()),
  figures: ResultFigures,
});
export type CreatorOutcome = z.infer<typeof CreatorOutcome>;

/** What a campaign came to. */
export const CampaignResults = z.object({
  content: z.array(ContentPiece),
  creators: z.array(CreatorOutcome),
  figures: ResultFigures,
  takenAt: z.string(),
});
export type CampaignResults = z.infer<typeof CampaignResults>;

/** What the posts of an account say of it, where there are enough of them; beside what was imported. */
export const AccountMeasures = z.object({
  accountId: z.uuid(),
  platform: Platform,
  posts: z.int(),
  medianViews: CountedFigure,
  averageViews: CountedFigure,
  averageLikes: CountedFigure,
  averageComments: CountedFigure,
  engagementRate: CountedFigure,
  /** The days of the first and the last post behind the figures, UTC. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  source: z.literal("posts"),
});
export type AccountMeasures = z.infer<typeof AccountMeasures>;

/** The work of a creator for one campaign, or outside of any. */
export const CreatorDeal = z.object({
  /** Null for what belongs to no campaign. */
  campaign: z.nullable(CampaignName),
  /** What the creator asks for these pieces in discovery, by today's price. */
  asked: z.nullable(Money),
  /** The fee that was agreed. */
  agreed: z.nullable(Money),
  /** What was paid, once nothing of it is open. */
  paid: z.nullable(Money),
  /** First drafts that came by their day, of those that have come or are due. */
  drafts: z.object({ inTime: z.int(), of: z.int() }),
  figures: ResultFigures,
});
export type CreatorDeal = z.infer<typeof CreatorDeal>;

/** What came of the work with one creator. */
export const CreatorResults = z.object({
  figures: ResultFigures,
  /** The newest campaign first. */
  deals: z.array(CreatorDeal),
  accounts: z.array(AccountMeasures),
  lastFee: z.nullable(Money),
  takenAt: z.string(),
});
export type CreatorResults = z.infer<typeof CreatorResults>;
