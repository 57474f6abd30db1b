import { useNavigate } from "@tanstack/react-router";
import type { Said } from "#/features/strategy/conversation/catch-up.rules.ts";
import { holdText } from "#/features/strategy/conversation/pending-text.ts";
import { forkThread, refreshThreads } from "#/features/strategy/strategy.queries.ts";

/** Goes on in a new thread that keeps the first messages of this one and says something else then. */
export function useBranch(threadId: string) {
  const navigate = useNavigate();
  return async (keeps: number, said: Said): Promise<void> => {
    const thread = await forkThread(threadId, keeps);
    holdText(thread.id, said);
    await refreshThreads();
    await navigate({ to: "/strategy-ai/$threadId", params: { threadId: thread.id } });
  };
}
