import * as z from "zod/mini";
import { PriceUnit } from "../creator-prices.ts";
import { Money } from "../money.ts";
import { BriefText, PriceFigure, PriceText } from "../prices.ts";
import {
  Assumption,
  Band,
  BreakEven,
  Certificate,
  PlanCost,
  PlanRisk,
  PlanStatus,
  PricesKnown,
  ShownBrief,
  ToldTerms,
  Unmet,
} from "./plan.ts";
import { Proposal } from "./proposals/schemas.ts";
import { BriefQuestion } from "./question.ts";
import { SentenceFigure } from "./sentences.ts";

/** One thing that the person said, in words. */
const BriefFact = z.object({ slot: PriceText, value: BriefText });

/** What `parse_brief` finds. */
export const BriefReading = z.object({
  /** Why there is nothing to plan, as a sentence; null for a brief. */
  problem: z.nullable(PriceText),
  /** What has to be answered first; `problem` asks it. Absent in older stored answers. */
  question: z.optional(z.nullable(BriefQuestion)),
  brief: z.nullable(ShownBrief),
  assumptions: z.array(Assumption),
  unparsed: z.array(BriefText),
  /** Everything of the brief that is no assumption; absent in older stored answers. */
  said: z.optional(z.array(BriefFact)),
});
export type BriefReading = z.infer<typeof BriefReading>;

/** What `search_creators` finds. */
export const CreatorCounts = z.object({
  total: z.int(),
  withPrice: z.int(),
  withViews: z.int(),
  platforms: z.array(z.object({ platform: z.string(), count: z.int() })),
});

/** A price that the person told of a creator of the workspace, which can be kept as that account's own. */
export const ToldPrice = z.extend(ToldTerms, {
  creatorId: z.string(),
  accountId: z.string(),
  handle: z.string(),
  /** A format; null where nobody said what for. */
  per: z.nullable(PriceUnit),
});
export type ToldPrice = z.infer<typeof ToldPrice>;

/** A plan as the conversation shows it; the whole lies under its version. Paths are those of the plan. */
export const PlanCard = z.object({
  strategyId: z.string(),
  version: z.int(),
  name: BriefText,
  status: PlanStatus,
  /** Absent in older stored answers. */
  pricesKnown: z.optional(PricesKnown),
  counts: z.object({ creators: z.int() }),
  totals: z.object({ cost: z.nullable(Money), reach: z.nullable(z.int()) }),
  certificate: z.nullable(Certificate),
  picks: z.array(
    z.object({
      creatorId: z.string(),
      platform: z.string(),
      handle: z.string(),
      /** Null for whoever sees no prices. */
      cost: z.nullable(PlanCost),
      reach: z.int(),
      pieces: z.int(),
    }),
  ),
  conflict: z.array(PriceText),
  cheapestBudget: z.nullable(Money),
  /** That budget stands on guesses alone: nobody's price is known. Absent in older stored answers. */
  isAllGuessed: z.optional(z.boolean()),
  assumptions: z.array(Assumption),
  /** Everything of the brief that is no assumption; absent in older stored answers. */
  said: z.optional(z.array(BriefFact)),
  unparsed: z.array(BriefText),
  /** Wishes that the plan does not keep; absent in older stored answers, as the next one is. */
  unmet: z.optional(z.array(Unmet)),
  /** Creators who are left out only since something that was asked for is not known of them. */
  leftOut: z.optional(z.array(z.object({ field: z.string(), count: z.int() }))),
  /** Creators of the plan who may be whom a rule shuts out: what it is about is not known of them. Absent where none is. */
  unsure: z.optional(z.array(z.object({ field: z.string(), handles: z.array(z.string()) }))),
  /** Topics that were asked for beside a product and that the plan does not demand, in the language of the answer. */
  preferred: z.optional(PriceText),
  /** What the version before took for granted and this one cannot keep, in the language of the answer. */
  dropped: z.optional(z.array(PriceText)),
  /** What the team told before and the plan follows, in the language of the answer; absent in older stored answers. */
  facts: z.optional(
    z.array(z.object({ rule: PriceText, text: BriefText, day: z.string(), isOverruled: z.boolean() })),
  ),
  /** Absent where none was told, and in older stored answers. */
  told: z.optional(z.array(ToldPrice)),
  /**
   * In the language of the answer, where that is not English: the rules of the certificate and of the conflict, each at
   * the same place, what was taken for granted of the budget, and why what is unmet is not kept.
   */
  spoken: z.optional(
    z.object({
      rules: z.array(PriceText),
      conflict: z.array(PriceText),
      budget: z.nullable(PriceText),
      /** Absent in older stored answers, as the next one is; null where there is no such sentence. */
      unmet: z.optional(z.array(z.nullable(PriceText))),
      /** Each assumption, at the same place. */
      assumed: z.optional(z.array(PriceText)),
    }),
  ),
  /** Of a change: what it was, and the difference to the version before. */
  summary: BriefText,
  change: z.nullable(
    z.object({ reach: z.nullable(z.int()), people: z.nullable(z.int()), cost: z.nullable(PriceFigure) }),
  ),
});
export type PlanCard = z.infer<typeof PlanCard>;

/** Creators named by handle, without @. */
const Named = z.array(z.object({ handle: z.string() }));

/** What `what_if` finds: a plan that is not kept, beside the newest one. */
export const WhatIf = z.extend(z.omit(PlanCard, { version: true }), {
  understood: z.boolean(),
  /** Why nothing was tried, as a sentence. */
  problem: z.nullable(PriceText),
  counts: z.object({ creators: z.int(), entered: z.int(), left: z.int() }),
  /** Who would come in, and who would drop out. */
  entered: Named,
  left: Named,
  /** How much more or less it would cost, without a sign. */
  costDifference: z.nullable(Money),
  /** Null where nothing was tried, or no plan keeps all rules. */
  proposal: z.nullable(Proposal),
});
export type WhatIf = z.infer<typeof WhatIf>;

/** What `propose_change` reads of a message that may be an order. */
export const ProposedChange = z.object({
  understood: z.boolean(),
  problem: z.nullable(PriceText),
  summary: BriefText,
  unparsed: z.array(BriefText),
  proposal: z.nullable(Proposal),
});

/** What `read_fact` reads of a message that tells something of creators. */
export const FactsTold = z.object({
  told: z.array(ToldPrice),
  /** Everybody named: "price" where it can be kept, "other" for what has no place to be kept in yet. */
  about: z.array(z.object({ handle: z.string(), state: z.enum(["price", "other", "unknown", "several"]) })),
  /** What else was said beside a price: rights that it holds with, and what has no place to be kept in. */
  terms: z.optional(z.array(z.string())),
  left: z.optional(z.array(z.string())),
});
export type FactsTold = z.infer<typeof FactsTold>;

/** What `forecast_plan` finds, as ranges. */
export const PlanForecast = z.object({
  reach: z.nullable(Band),
  views: z.nullable(Band),
  engagements: z.nullable(Band),
  clicks: z.nullable(Band),
  basis: PriceText,
  pieces: z.int(),
  flight: z.object({ from: z.string(), to: z.string() }),
});

/** What `check_risks` finds, with how much is not known. */
export const RisksFound = z.object({
  /** The plan that was looked at; absent in older stored answers. */
  plan: z.optional(z.object({ strategyId: z.string(), version: z.int() })),
  risks: z.array(PlanRisk),
  unknown: z.array(
    z.object({ field: z.string(), count: z.int(), of: z.int(), isLeftOut: z.optional(z.boolean()) }),
  ),
});

/** What `explain_creator` finds. */
export const CreatorExplanation = z.object({
  version: z.int(),
  handle: z.string(),
  isKnown: z.boolean(),
  isIn: z.boolean(),
  why: PriceText,
  /** The figures of `why`, named by their place in a plan; absent in older stored answers. */
  figures: z.optional(z.array(SentenceFigure)),
  certificate: z.object({ breakEven: z.array(BreakEven) }),
});
