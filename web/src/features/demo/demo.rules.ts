import type { ContentCheckSummary } from "@app/contract/content-checks/reviews";
import type { ThreadDetail } from "@app/contract/strategy/schemas";

/** The draft with the most problems: it has the most evidence to show. One that is still read waits for its turn. */
export function checkShown(checks: readonly ContentCheckSummary[]): ContentCheckSummary | null {
  const waiting = checks.find(({ state }) => state === "waiting" || state === "checking");
  const [worst] = checks.toSorted((a, b) => b.counts.failed - a.counts.failed);
  return waiting ?? worst ?? null;
}

type Parts = ThreadDetail["messages"][number]["parts"];

/** What a person said first in a thread, and the answer to that. */
export function firstTurn({ messages }: Pick<ThreadDetail, "messages">): { asked: string; answer: Parts } {
  const at = messages.findIndex(({ role }) => role === "user");
  const asked = (messages[at]?.parts ?? [])
    .flatMap((part) => (part.type === "text" && typeof part["text"] === "string" ? [part["text"]] : []))
    .join(" ");
  const answer = messages.slice(at + 1).find(({ role }) => role === "assistant");
  return { asked, answer: answer?.parts ?? [] };
}
