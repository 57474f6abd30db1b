import type { Shared } from "#/platform/share-links/share-links.service.ts";
import type { Clock } from "#/platform/clock.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";
import { findThread } from "#/strategy/threads/threads.store.ts";
import type { ThreadsService } from "#/strategy/threads/threads.service.ts";
import { threadDocument } from "./thread-document.ts";
import { threadSnapshot } from "./thread-snapshot.rules.ts";
import { ThreadSnapshot } from "./thread-snapshot.ts";

/** The letter that a thread's share token begins with. */
export const THREAD_KIND = "t";

interface Sources {
  threads: ThreadsService;
  strategies: StrategiesService;
  clock: Clock;
}

/** Threads as links show them: what was said and the plan, as they were when the link was made. */
export function sharedThreads({ threads, strategies, clock }: Sources): Shared<typeof ThreadSnapshot> {
  return {
    kind: THREAD_KIND,
    what: "thread",
    content: ThreadSnapshot,
    require: async (caller, id) => void (await threads.get(caller, id)),
    take: async (caller, id) => {
      const { title, messages, strategyId } = await threads.get(caller, id);
      const taken = {
        title,
        messages,
        strategy: strategyId === null ? null : await strategies.get(caller, strategyId),
        takenAt: clock.now().toISOString(),
        timeZone: await strategies.sources.workspaces.timeZone(caller),
      };
      return {
        whole: threadSnapshot({ ...taken, pricesHidden: false }),
        plain: threadSnapshot({ ...taken, pricesHidden: true }),
      };
    },
    show: async (transaction, { workspaceId, id }, content) =>
      (await findThread(transaction, workspaceId, id)) && threadDocument(content),
  };
}
