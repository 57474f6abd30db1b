import * as z from "zod/mini";
import { FigureSource } from "../figures.ts";
import { Platform } from "../platforms.ts";

const InsightFigure = z.object({ value: z.nullable(z.number()), source: FigureSource });

/** Price per 1,000 followers or views. */
const InsightRange = z.object({
  basis: z.enum(["followers", "views"]),
  currency: z.string(),
  /** Minor units per 1,000. */
  from: z.number(),
  median: z.number(),
  to: z.number(),
  /** Creators with both figures. */
  creators: z.int(),
  /** The half of them that lies in the middle. */
  middle: z.object({ from: z.number(), to: z.number() }),
  /** How many lie in each step, from and below to; the last may be open to above. Empty where there are too few. */
  bars: z.array(z.object({ from: z.number(), to: z.nullable(z.number()), creators: z.int() })),
  /** Each value, the lowest first, where there are too few for steps. */
  values: z.array(z.number()),
  /** Creators with both figures whose price is in another currency; they are not counted in. */
  otherCurrencies: z.array(z.object({ currency: z.string(), creators: z.int() })),
});

/** The range is null while no creator has both figures. */
export const InsightPrice = z.object({ range: z.nullable(InsightRange), source: FigureSource });

/** How many creators have a value. */
const ValueCount = z.object({ value: z.string(), creators: z.int() });

/** A value that a creator has, the most common first, and how many creators have any. */
const InsightValues = z.object({ values: z.array(ValueCount), known: z.int(), source: FigureSource });

/** A count, such as followers, over those of whom it is known. */
const InsightSpread = z.object({
  creators: z.int(),
  median: z.number(),
  /** The half of them that lies in the middle. */
  middle: z.object({ from: z.number(), to: z.number() }),
  /** How many lie in each step, from and below to; each step is about twice the one before. */
  bars: z.array(z.object({ from: z.number(), to: z.number(), creators: z.int() })),
  source: FigureSource,
});
export type InsightSpread = z.infer<typeof InsightSpread>;

/** What the workspace's own rows say. */
export const ImportInsight = z.object({
  creators: InsightFigure,
  duplicates: InsightFigure,
  withoutEmail: InsightFigure,
  /** Null for whoever sees no prices. */
  price: z.nullable(InsightPrice),
  /** Null where nobody's is known. */
  followers: z.nullable(InsightSpread),
  views: z.nullable(InsightSpread),
  /** ISO 3166-1 alpha-2. */
  countries: InsightValues,
  topics: InsightValues,
  /** Of how many creators each value is known, those of most first. */
  filled: z.object({
    fields: z.array(z.object({ field: z.string(), label: z.string(), creators: z.int() })),
    source: FigureSource,
  }),
  platforms: z.array(z.object({ platform: Platform, creators: z.int() })),
});
export type ImportInsight = z.infer<typeof ImportInsight>;
