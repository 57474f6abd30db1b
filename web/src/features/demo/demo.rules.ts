import type { ContentCheckSummary } from "@app/contract/content-checks/reviews";
import type { ThreadDetail } from "@app/contract/strategy/schemas";

/** The draft with the most problems: it has the most evidence to show. One that is still read waits for its turn. */
export function checkShown(checks: readonly ContentCheckSummary[]): ContentCheckSummary | null {
  const waiting = checks.find(({ state }) => state === "waiting" || state === "checking");
  const [worst] = checks.toSorted((a, b) => b.counts.failed - a.counts.failed);
  return waiting ?? worst ?? null;
}

/** What a person said first in a thread. */
export function wordsAsked({ messages }: Pick<ThreadDetail, "messages">): string {
  const first = messages.find(({ role }) => role === "user");
  return (first?.parts ?? [])
    .flatMap((part) => (part.type === "text" && typeof part["text"] === "string" ? [part["text"]] : []))
    .join(" ");
}
