import { FEEDBACK_REASON_LABELS } from "@app/contract/strategy/feedback/schemas";
import type { Feedback, FeedbackInput, UnhelpfulAnswer } from "@app/contract/strategy/feedback/schemas";
import type { CsvValue } from "#/platform/csv.ts";
import { readTurn } from "#/strategy/threads/turns/read-turn.ts";
import { saidIn } from "#/strategy/threads/said.ts";
import type { StoredUnhelpful } from "./feedback.store.ts";

/** So much of a question and of an answer is listed, in characters. Chosen by us: two or three lines. */
const SHOWN_MAX = 240;

/** What is kept of a word on an answer: nothing was wrong with one that helped. */
export function toStored({ isHelpful, reason, words }: FeedbackInput): Omit<Feedback, "messageId"> {
  if (isHelpful) return { isHelpful, reason: null, words: "" };
  return { isHelpful, reason: reason ?? null, words: words ?? "" };
}

export function toUnhelpfulAnswer(stored: StoredUnhelpful): UnhelpfulAnswer {
  const { givenAt, question, answer, ...rest } = stored;
  return {
    ...rest,
    givenAt: givenAt.toISOString(),
    question: beginningOf(saidIn([{ id: "", role: "user", parts: question }]).join(" ")),
    answer: beginningOf(readTurn({ parts: answer }).answer),
  };
}

/** The beginning of what was said, cut at a word. */
function beginningOf(said: string): string {
  const words = said.replaceAll(/\s+/gu, " ").trim();
  if (words.length <= SHOWN_MAX) return words;
  return `${words.slice(0, SHOWN_MAX).replace(/\s+\S*$/u, "")}…`;
}

/** @param origin where own links lead */
export function feedbackRows(answers: readonly UnhelpfulAnswer[], origin: string): CsvValue[][] {
  return [
    ["Given", "By", "What was wrong", "In their words", "Question", "Answer", "Thread", "Link"],
    ...answers.map(({ givenAt, givenBy, reason, words, question, answer, thread, threadId }) => [
      givenAt,
      givenBy,
      reason && FEEDBACK_REASON_LABELS[reason],
      words,
      question,
      answer,
      thread,
      new URL(`/strategy-ai/${threadId}`, origin).href,
    ]),
  ];
}
