import * as z from "zod/mini";
import { ReportFigure } from "../reports/figure.ts";

/** What the next plan has learned of something from own campaigns, and whether that made its ranges narrower. */
export const Lesson = z.object({
  /** How wide ranges are now against before, in percent; null, with the reason in its note, while nothing says. */
  figure: ReportFigure,
  isNarrower: z.nullable(z.boolean()),
  /** What that means; bad news included. */
  sentence: z.string(),
});
export type Lesson = z.infer<typeof Lesson>;

export const Learning = z.object({ lessons: z.array(Lesson) });
export type Learning = z.infer<typeof Learning>;
