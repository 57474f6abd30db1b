import * as z from "zod/mini";
import { BriefText } from "../prices.ts";

/** What has to be answered before a brief is planned: one question, the words it is about, and quick answers. */
export const BriefQuestion = z.object({
  question: BriefText,
  words: BriefText,
  /** `text` is the whole brief as it reads with this answer. */
  answers: z.array(z.object({ label: BriefText, text: BriefText })),
});
export type BriefQuestion = z.infer<typeof BriefQuestion>;
