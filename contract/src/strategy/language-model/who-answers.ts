import * as z from "zod/mini";

/** Who answers the person who asks; null for the built-in planner alone. */
export const WhoAnswers = z.object({
  model: z.nullable(
    z.object({
      name: z.string(),
      /** Whether it runs on the machine of the server. */
      isHere: z.boolean(),
    }),
  ),
});
export type WhoAnswers = z.infer<typeof WhoAnswers>;
