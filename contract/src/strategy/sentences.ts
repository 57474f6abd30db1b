import * as z from "zod/mini";
import { PriceText } from "../prices.ts";

/** Words of a sentence of a plan that are a figure. `name` is its place beside the sentence, such as "reach". */
export const SentenceFigure = z.object({
  text: PriceText,
  name: z.string(),
  /** What it was made of, where the plan itself does not hold it. */
  inputs: z.optional(z.array(z.object({ label: z.string(), value: PriceText }))),
});
export type SentenceFigure = z.infer<typeof SentenceFigure>;
