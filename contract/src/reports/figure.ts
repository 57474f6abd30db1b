import * as z from "zod/mini";
import { FigureSource } from "../figures.ts";

/**
 * A share counts things, so whole percents say all there is to say; a percentage is measured. A return is what comes back
 * for each unit of money, and is withheld with the prices.
 */
export const FIGURE_UNITS = ["count", "total", "percent", "share", "money", "return"] as const;

/** One figure of a report: the number, and where it comes from. */
export const ReportFigure = z.object({
  id: z.string(),
  label: z.string(),
  /** Minor units for money; null where nobody knows. */
  value: z.nullable(z.number()),
  unit: z.enum(FIGURE_UNITS),
  currency: z.nullable(z.string()),
  /** What was aimed at; null where nobody has said, absent for figures without an aim and in older frozen reports. */
  target: z.optional(z.nullable(z.number())),
  /** A few words under the figure, such as "10 posts, measured". */
  note: z.string(),
  source: FigureSource,
});
export type ReportFigure = z.infer<typeof ReportFigure>;
