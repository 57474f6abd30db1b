import { Starters, Strategy, Thread, ThreadDetail } from "@app/contract/strategy/schemas";
import { addressOf } from "@app/contract/paths";
import { strategyPaths } from "@app/contract/strategy/paths";
import { send, useRead } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";

export function useThread(id: string) {
  return useRead(addressOf(strategyPaths.thread, { id }), ThreadDetail);
}

export function useStarters() {
  return useRead(strategyPaths.starters, Starters);
}

/** The plan of a version, the newest without one; a null id waits. */
export function useStrategy(id: string | null, version: number | null) {
  return useRead(id === null ? null : planAddress(id, version), Strategy);
}

function planAddress(id: string, version: number | null): string {
  if (version === null) return addressOf(strategyPaths.strategy, { id });
  return addressOf(strategyPaths.version, { id, number: String(version) });
}

export function createThread(): Promise<Thread> {
  return send("POST", strategyPaths.threads, {}, Thread);
}

/** A new thread with the first messages of another, and its plan as it stood after them. */
export function forkThread(id: string, keeps: number): Promise<Thread> {
  return send("POST", addressOf(strategyPaths.forkThread, { id }), { keeps }, Thread);
}

/** What a thread is called and where it stands is read again. No plan is: solving one anew takes long. */
export function refreshThreads(): Promise<void> {
  const { threads, thread, strategies } = strategyPaths;
  return refresh(threads, thread, strategies);
}

/** What an answer changes is read again: the thread, the list, and the plan. */
export async function refreshAnswered(): Promise<void> {
  const { strategy, version, limits, trial } = strategyPaths;
  await Promise.all([refreshThreads(), refresh(strategy, version, limits, trial)]);
}

export function stopAnswer(id: string): Promise<void> {
  return send("POST", addressOf(strategyPaths.stop, { id }));
}
