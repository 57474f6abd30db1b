import { Starters, Strategy, Thread, ThreadDetail } from "@app/contract/strategy";
import type { SavedPlan } from "@app/contract/strategy";
import { mutate, useSWRConfig } from "swr";
import { ApiError } from "#/lib/api-error.ts";
import { fetcher, send, useAnswer, useRead } from "#/lib/api.ts";
import { sendEdit } from "#/lib/edits.ts";
import { useGrowingList } from "#/lib/list.ts";
import { toast } from "#/lib/toasts.ts";
import { offerUndo } from "#/lib/undo.ts";
import { savedPlanOf } from "./thread.rules.ts";

const THREADS = "/api/v1/threads";

export function useThreads() {
  return useGrowingList(THREADS, Thread);
}

export function useThread(id: string) {
  return useRead(`${THREADS}/${id}`, ThreadDetail);
}

export function useStarters() {
  return useRead("/api/v1/strategy/starters", Starters);
}

/** The plan of a version, the newest without one; a null id waits. */
export function useStrategy(id: string | null, version: number | null) {
  const path = version === null ? "" : `/versions/${version}`;
  return useRead(id === null ? null : `/api/v1/strategies/${id}${path}`, Strategy);
}

export function createThread(): Promise<Thread> {
  return send("POST", THREADS, {}, Thread);
}

/** What an answer changes is read again: the thread, the list, and the plan. */
export function useRefresh() {
  const swr = useSWRConfig();
  return () =>
    swr.mutate((key) => typeof key === "string" && /^\/api\/v1\/(?:threads|strategies)/u.test(key));
}

export function useThreadChanges() {
  const refresh = useRefresh();
  return {
    rename: async (seen: Thread, title: string) => {
      const edit = { change: { title }, seen, words: { title: "Name" } };
      await sendEdit("PATCH", `${THREADS}/${seen.id}`, edit, Thread);
      await refresh();
    },
    remove: async ({ id, title }: Thread) => {
      await send("DELETE", `${THREADS}/${id}`);
      await refresh();
      offerUndo(`“${title}” removed`, async () => {
        await send("POST", `${THREADS}/${id}/restore`, undefined, Thread);
        await refresh();
      });
    },
  };
}

/** Offers to take back what an answer has made of a plan. */
export function offerToUndo(parts: readonly { type: string }[]): void {
  const made = savedPlanOf(parts);
  if (!made) return;
  const address = addressOf(made);
  const { kind, name } = made;
  offerUndo(`${kind === "collection" ? "Collection" : "Campaign"} “${name}” made`, async () => {
    await send("DELETE", address);
    await mutate((key) => typeof key === "string" && key.includes(address));
    toast(`“${name}” removed`);
  });
}

/** Whether what was made of a plan has been removed since: an answer outlives what it made. */
export function useIsGone(made: SavedPlan): boolean {
  const address = addressOf(made);
  const { data } = useAnswer(`gone ${address}`, () => isGone(address));
  return data ?? false;
}

async function isGone(address: string): Promise<boolean> {
  try {
    await fetcher(address);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return true;
    throw error;
  }
}

function addressOf({ kind, id }: SavedPlan): string {
  return `/api/v1/${kind}s/${id}`;
}

export function stopAnswer(id: string): Promise<void> {
  return send("POST", `${THREADS}/${id}/stop`);
}
