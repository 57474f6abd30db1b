import * as z from "zod/mini";
import { BriefText } from "../../prices.ts";

/** The part of an answer that says why the planner went on without the model. */
export const NOTICE_PART = "data-model-notice";
/** The part of an answer that holds what a model stated without any reference. */
export const UNCHECKED_PART = "data-unchecked";

/** Why a model could not be used. */
export const MODEL_FAILURES = [
  "unreachable",
  "refused",
  "busy",
  "broken",
  "slow",
  "cut",
  "runaway",
  "unchecked",
  "limit",
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

export const ModelNotice = z.object({ failure: z.enum(MODEL_FAILURES), language: z.string() });
export type ModelNotice = z.infer<typeof ModelNotice>;

export const Unchecked = z.object({ text: BriefText, language: z.string() });
export type Unchecked = z.infer<typeof Unchecked>;
