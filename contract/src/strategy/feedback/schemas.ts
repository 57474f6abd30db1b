import * as z from "zod/mini";
import { listOf } from "../../paging.ts";
import { BriefText } from "../../prices.ts";

/** Longest word on an answer, in characters. Chosen by us: two or three sentences. */
export const FEEDBACK_MAX = 500;

export const FEEDBACK_REASONS = ["figure", "misread", "unasked", "other"] as const;
export const FeedbackReason = z.enum(FEEDBACK_REASONS);
export type FeedbackReason = z.infer<typeof FeedbackReason>;

export const FEEDBACK_REASON_LABELS: Readonly<Record<FeedbackReason, string>> = {
  figure: "A wrong figure",
  misread: "It did not understand me",
  unasked: "It changed what I did not ask for",
  other: "Something else",
};

/** Whether an answer helped; what was wrong is kept of one that did not. */
export const FeedbackInput = z.strictObject({
  isHelpful: z.boolean("Say whether the answer was helpful"),
  reason: z.optional(FeedbackReason),
  words: z.optional(
    z.string().check(z.trim(), z.maxLength(FEEDBACK_MAX, `At most ${FEEDBACK_MAX} characters`)),
  ),
});
export type FeedbackInput = z.infer<typeof FeedbackInput>;

/** What a person said of an answer. */
export const Feedback = z.object({
  messageId: z.string(),
  isHelpful: z.boolean(),
  reason: z.nullable(FeedbackReason),
  /** In their words; empty where they said nothing else. */
  words: z.string(),
});
export type Feedback = z.infer<typeof Feedback>;

/** Everything that the caller said of the answers of a thread. */
export const OwnFeedback = z.object({ items: z.array(Feedback) });
export type OwnFeedback = z.infer<typeof OwnFeedback>;

/** An answer that somebody found not helpful. */
export const UnhelpfulAnswer = z.object({
  id: z.uuid(),
  givenAt: z.string(),
  givenBy: z.nullable(z.string()),
  reason: z.nullable(FeedbackReason),
  words: BriefText,
  threadId: z.uuid(),
  thread: BriefText,
  question: BriefText,
  /** Its first words. */
  answer: BriefText,
});
export type UnhelpfulAnswer = z.infer<typeof UnhelpfulAnswer>;

/** Newest first. */
export const UnhelpfulAnswers = listOf(UnhelpfulAnswer);
export type UnhelpfulAnswers = z.infer<typeof UnhelpfulAnswers>;

/** How many days the counts go back. Chosen by us. */
export const FEEDBACK_DAYS = 30;

/** Of the last `FEEDBACK_DAYS` days. */
export const FeedbackCounts = z.object({ helpful: z.int(), notHelpful: z.int() });
export type FeedbackCounts = z.infer<typeof FeedbackCounts>;
