import * as z from "zod/mini";

/** Where a figure comes from: what a person sees on opening it. Unknown parts are null and shown as NA. */
export const FigureSource = z.object({
  /** Id of the metric's definition in `metrics.ts`, or of a figure that only one screen has. */
  metric: z.string(),
  label: z.string(),
  definition: z.string(),
  inputs: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What it was measured on, such as "12 posts" or "1 imported row". */
  sample: z.nullable(z.string()),
  /** When it was true, UTC. */
  asOf: z.nullable(z.string()),
  source: z.nullable(z.string()),
  note: z.optional(z.string()),
});
export type FigureSource = z.infer<typeof FigureSource>;
