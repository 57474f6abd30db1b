import { FeedbackCounts, UnhelpfulAnswer } from "@app/contract/strategy/feedback/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { useRead } from "#/lib/api/api.ts";
import { downloadCsv } from "#/lib/api/download.ts";
import { useGrowingList } from "#/lib/api/list.ts";

export function useFeedbackCounts(isWanted: boolean) {
  return useRead(isWanted ? strategyPaths.feedbackCounts : null, FeedbackCounts);
}

/** Answers that did not help, newest first. */
export function useUnhelpfulAnswers(isWanted: boolean) {
  return useGrowingList(isWanted ? strategyPaths.feedback : null, UnhelpfulAnswer, { first: 10 });
}

export function exportFeedback(): Promise<void> {
  return downloadCsv(strategyPaths.feedbackExport, "Answers that were not helpful");
}
