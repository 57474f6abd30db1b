import * as z from "zod/mini";
import { BriefQuestion } from "./strategy/question.ts";
import { EditConflict } from "./versions.ts";

/** One field that was refused: where it is and what is allowed there. */
export const ProblemField = z.object({ path: z.string(), message: z.string() });
export type ProblemField = z.infer<typeof ProblemField>;

/** The body of every failed request (RFC 9457). The web app shows `detail` as it is. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  /** Stable name of the failure, `domain.reason`. */
  code: z.string(),
  errors: z.optional(z.array(ProblemField)),
  /** Only of `strategy.question`. */
  question: z.optional(BriefQuestion),
  /** Only of `platform.edited_meanwhile`. */
  ...z.partial(EditConflict).shape,
});
export type Problem = z.infer<typeof Problem>;
