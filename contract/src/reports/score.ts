import * as z from "zod/mini";
import { ForecastRow } from "./forecast.ts";
import { ReportFigure } from "./figure.ts";

/** A forecast that did not hold. */
export const ScoreMiss = z.extend(ForecastRow, { campaignId: z.uuid(), campaign: z.string() });
export type ScoreMiss = z.infer<typeof ScoreMiss>;

/** How right the plans, prices, days and checks of a workspace were, over all campaigns that were started. */
export const Score = z.object({
  campaigns: z.int(),
  /** Each with how many of how many; null, with the reason in its note, where there is nothing to count yet. */
  figures: z.array(ReportFigure),
  /** The forecasts of creators that missed by most, the worst first. */
  misses: z.array(ScoreMiss),
  takenAt: z.string(),
});
export type Score = z.infer<typeof Score>;
