import * as z from "zod/mini";
import { Money } from "../../money.ts";
import { Platform } from "../../platforms.ts";
import { PriceFigure, PriceText } from "../../prices.ts";
import { Band, PlanStatus } from "../plan.ts";
import { Sourced } from "./schemas.ts";

const money = z.nullable(Money);
const count = z.nullable(z.number());

/** Where and when a piece goes live. */
const Piece = z.nullable(
  z.object({ day: z.string(), time: z.string(), handle: z.string(), deliverable: z.string() }),
);

const Named = z.array(z.object({ creatorId: z.string(), handle: z.string() }));

/** What of a plan a card shows. */
export const PlanPart = z.enum(["creators", "risks", "assumptions"]);
export type PlanPart = z.infer<typeof PlanPart>;

/** What `plan_facts` tells of the newest plan of the thread. Paths that a plan has as well are those of the plan. */
export const PlanFacts = z.extend(Sourced, {
  /** Null where the thread has no plan. */
  plan: z.nullable(z.object({ strategyId: z.string(), version: z.int(), name: z.string() })),
  about: PlanPart,
  status: z.nullable(PlanStatus),
  /** `none` is nobody: so that an answer can say it. */
  counts: z.object({
    creators: z.int(),
    pieces: z.int(),
    risks: z.int(),
    assumptions: z.int(),
    none: z.literal(0),
  }),
  platforms: z.array(z.object({ platform: z.string(), creators: z.int(), pieces: z.int() })),
  formats: z.array(z.object({ format: z.string(), pieces: z.int() })),
  /** ISO 3166-1 alpha-2; null for those of whom nobody knows. */
  countries: z.array(z.object({ country: z.nullable(z.string()), creators: z.int() })),
  /** As they are stored, in small letters; null for those of whom nobody knows. Absent in older stored answers. */
  cities: z.optional(z.array(z.object({ city: z.nullable(z.string()), creators: z.int() }))),
  totals: z.object({
    cost: money,
    reach: count,
    perThousandViews: money,
    perThousandPeople: money,
    /** Percent of the budget. */
    share: z.nullable(PriceFigure),
  }),
  brief: z.object({ budget: money, flight: z.nullable(z.object({ from: z.string(), to: z.string() })) }),
  left: money,
  /** Under which all other rules could be kept; null where none would do. Absent in older stored ones. */
  cheapestBudget: z.optional(money),
  /** Mean cost of a creator. */
  perCreator: money,
  picks: z.array(
    z.object({
      creatorId: z.string(),
      platform: Platform,
      handle: z.string(),
      name: z.nullable(z.string()),
      country: z.nullable(z.string()),
      cost: money,
      reach: z.int(),
      pieces: z.int(),
      /** yyyy-mm-dd; null where the calendar has no piece. */
      firstDay: z.nullable(z.string()),
    }),
  ),
  /** Places in `picks`. */
  dearest: z.nullable(z.int()),
  cheapest: z.nullable(z.int()),
  first: Piece,
  last: Piece,
  forecast: z.nullable(z.object({ reach: z.nullable(Band), views: z.nullable(Band) })),
  certificate: z.nullable(
    z.object({
      gapPercent: z.number(),
      thousandMore: z.nullable(PriceFigure),
      rules: z.array(z.object({ rule: PriceText, costPercent: z.nullable(z.number()) })),
    }),
  ),
  /** Place of the rule that costs most; null where none costs anything. */
  dearestRule: z.nullable(z.int()),
  pricesKnown: z.nullable(z.object({ known: z.int(), of: z.int() })),
  /** Whose missing price decides most, in the order in which to ask them. */
  toAsk: Named,
  /** Who came in and dropped out against the version before; null of the first one. */
  moved: z.nullable(z.object({ entered: Named, left: Named })),
  risks: z.array(z.object({ severity: z.enum(["high", "medium", "low"]), detail: PriceText })),
  assumptions: z.array(z.object({ value: PriceText, why: PriceText })),
});
export type PlanFacts = z.infer<typeof PlanFacts>;

/** What `market_days` knows of when to post. */
export const MarketDays = z.extend(Sourced, {
  /** ISO 3166-1 alpha-2; null where nobody named one and the brand profile has not one alone. */
  market: z.nullable(z.string()),
  /** Whether the public holidays of the market are known. */
  isKnown: z.boolean(),
  from: z.string(),
  to: z.string(),
  /** Best hours of own posts, by platform, by the clocks of `timeZone`, which are those of the market where one is known. */
  hours: z.array(z.object({ platform: Platform, time: z.string(), posts: z.int() })),
  timeZone: z.string(),
  /** What plans take where own posts say no hour. */
  assumed: z.string(),
  postsNeeded: z.int(),
  days: z.array(z.object({ day: z.string(), names: z.array(z.string()), isQuiet: z.boolean() })),
  counts: z.object({ days: z.int() }),
  /** Place in `days` of the next one; null where there is none. */
  next: z.nullable(z.int()),
  /** A day with a name that was asked for; its days are null where they are not known. */
  event: z.nullable(
    z.object({
      name: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      basis: z.enum(["rule", "moon", "custom", "announced"]),
      isQuiet: z.boolean(),
      /** Days from today to its first one; null for one that is over or not known. */
      daysLeft: z.optional(z.nullable(z.int())),
    }),
  ),
});
export type MarketDays = z.infer<typeof MarketDays>;

/** What `define_metric` knows: the definition that every figure of its name opens with. */
export const MetricDefinitions = z.extend(Sourced, {
  rows: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** In the language that was asked for. */
      definition: z.string(),
      /** Its first sentence. */
      short: z.string(),
      /** As the glossary of the help has it; null for what is no formula. */
      formula: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
});
export type MetricDefinitions = z.infer<typeof MetricDefinitions>;
