import { addressOf, withQuery } from "@app/contract/paths";
import { strategyPaths } from "@app/contract/strategy/paths";
import { Thread } from "@app/contract/strategy/schemas";
import type { THREAD_SHELVES } from "@app/contract/strategy/schemas";
import { refreshThreads } from "#/features/strategy/strategy.queries.ts";
import { send } from "#/lib/api/api.ts";
import { useGrowingList } from "#/lib/api/list.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import { offerUndo } from "#/lib/undo.ts";
import { useSettled } from "#/lib/use-settled.ts";

export type ThreadShelf = (typeof THREAD_SHELVES)[number];

/** `searched`: words of the title, or of what was said. */
export function useThreads({ shelf, searched }: { shelf: ThreadShelf; searched: string }) {
  const q = useSettled(searched.trim());
  return useGrowingList(withQuery(strategyPaths.threads, { shelf, q: q === "" ? null : q }), Thread);
}

/** `seen` is the thread as it was when the person began; the form says what is wrong. */
export async function renameThread(seen: Thread, title: string): Promise<void> {
  const edit = { change: { title }, seen, words: { title: "Name" } };
  await sendEdit("PATCH", addressOf(strategyPaths.thread, { id: seen.id }), edit, Thread, { quiet: true });
  await refreshThreads();
}

/** Keeps a thread on top of the list, or no longer. */
export function pinThread(seen: Thread, pinned: boolean): Promise<void> {
  return editThread(seen, { pinned });
}

/** Puts a thread away, or brings it back, with an offer to undo that. */
export async function archiveThread(seen: Thread, archived: boolean): Promise<void> {
  await editThread(seen, { archived });
  const undone = { ...seen, archived, version: seen.version + 1 };
  offerUndo(`“${seen.title}” ${archived ? "archived" : "brought back"}`, () =>
    editThread(undone, { archived: !archived }),
  );
}

async function editThread(seen: Thread, change: { pinned: boolean } | { archived: boolean }): Promise<void> {
  const edit = { change, seen, words: { pinned: "Pinned", archived: "Archived" } };
  await sendEdit("PATCH", addressOf(strategyPaths.thread, { id: seen.id }), edit, Thread);
  await refreshThreads();
}

/** Removes a thread, with an offer to undo that. */
export async function removeThread({ id, title }: Thread): Promise<void> {
  await send("DELETE", addressOf(strategyPaths.thread, { id }));
  await refreshThreads();
  offerUndo(`“${title}” removed`, async () => {
    await send("POST", addressOf(strategyPaths.restoreThread, { id }), undefined, Thread);
    await refreshThreads();
  });
}
