import { addressOf } from "@app/contract/paths";
import { Feedback, OwnFeedback } from "@app/contract/strategy/feedback/schemas";
import type { FeedbackInput } from "@app/contract/strategy/feedback/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { send, useRead } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";

/** What the person said of an answer; null where they said nothing, or nobody knows yet. */
export function useGivenFeedback(threadId: string, messageId: string): Feedback | null {
  const { data } = useRead(addressOf(strategyPaths.ownFeedback, { id: threadId }), OwnFeedback);
  return data?.items.find((one) => one.messageId === messageId) ?? null;
}

const TOLD = [strategyPaths.ownFeedback, strategyPaths.feedback, strategyPaths.feedbackCounts];

/** With `quiet` the form says what is wrong. */
export async function giveFeedback(
  threadId: string,
  messageId: string,
  input: FeedbackInput,
  { quiet = false } = {},
): Promise<void> {
  const address = addressOf(strategyPaths.answerFeedback, { id: threadId, messageId });
  await send("POST", address, input, Feedback, { quiet });
  await refresh(...TOLD);
}

export async function takeFeedbackBack(threadId: string, messageId: string): Promise<void> {
  await send("DELETE", addressOf(strategyPaths.answerFeedback, { id: threadId, messageId }));
  await refresh(...TOLD);
}
