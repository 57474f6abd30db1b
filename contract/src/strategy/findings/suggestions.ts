import * as z from "zod/mini";
import { Sourced } from "./schemas.ts";

/** Most questions that an answer offers. Chosen by us. */
export const SUGGESTIONS_MAX = 4;

/** What `suggest_questions` offers: sentences that can be said as they stand, from what the workspace has. */
export const Suggestions = z.extend(Sourced, {
  suggestions: z.array(z.string()).check(z.maxLength(SUGGESTIONS_MAX)),
});
export type Suggestions = z.infer<typeof Suggestions>;
