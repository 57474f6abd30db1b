import { Starters, Strategy, Thread, ThreadDetail } from "@app/contract/strategy/schemas";
import type { ToldPrice } from "@app/contract/strategy/tools";
import type { SavedPlan, THREAD_SHELVES } from "@app/contract/strategy/schemas";
import type { Money } from "@app/contract/money";
import { PlanLimits, PlanTrial } from "@app/contract/strategy/plan-trial";
import { campaignPaths } from "@app/contract/campaigns/paths";
import { CreatorEdited } from "@app/contract/discovery/creator-edits";
import type { CreatorEdit } from "@app/contract/discovery/creator-edits";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { collectionPaths } from "@app/contract/collections/paths";
import { addressOf, nameOf, withQuery } from "@app/contract/paths";
import { strategyPaths } from "@app/contract/strategy/paths";
import { ApiError } from "#/lib/api/api-error.ts";
import { fetcher, send, useAnswer, useQuestion, useRead } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import { useGrowingList } from "#/lib/api/list.ts";
import { useSettled } from "#/lib/use-settled.ts";
import { toast } from "#/lib/toasts.ts";
import { offerUndo } from "#/lib/undo.ts";
import { savedPlanOf } from "./conversation/thread.rules.ts";
import type { Keeping } from "./conversation/told-prices.rules.ts";

export type ThreadShelf = (typeof THREAD_SHELVES)[number];

/** `searched`: words of the title, or of what was said. */
export function useThreads({ shelf, searched }: { shelf: ThreadShelf; searched: string }) {
  const q = useSettled(searched.trim());
  return useGrowingList(withQuery(strategyPaths.threads, { shelf, q: q === "" ? null : q }), Thread);
}

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

/** The rules of the newest version of a plan that can be switched off, each in the words that name it. */
export function usePlanLimits(id: string): readonly string[] {
  const { data } = useRead(addressOf(strategyPaths.limits, { id }), PlanLimits);
  return data?.items.map(({ words }) => words) ?? [];
}

/** What the plan would be that way, once the person rests on it; the result before it stands meanwhile. */
export function usePlanTrial(id: string, asked: { budget: Money | null; without: readonly string[] } | null) {
  const question = asked && { ...(asked.budget && { budget: asked.budget }), without: asked.without };
  const written = JSON.stringify(question);
  const settled = useSettled(written);
  const url = question && settled !== "null" ? addressOf(strategyPaths.trial, { id }) : null;
  const { data, error, isLoading } = useQuestion(url, JSON.parse(settled) ?? {}, PlanTrial);
  return { trial: data, error, isTrying: isLoading || settled !== written };
}

/**
 * The same plan with each of these budgets. One after the other: each takes the solver whole, and the person may ask
 * for something else meanwhile. Waits until it is wanted.
 */
export function usePlansByBudget(id: string, budgets: readonly Money[], isWanted: boolean) {
  const url = addressOf(strategyPaths.trial, { id });
  return useAnswer(isWanted && budgets.length > 0 ? nameOf(url, JSON.stringify(budgets)) : null, async () => {
    const trials: PlanTrial[] = [];
    const ask = { quiet: true, isQuestion: true };
    for (const budget of budgets) trials.push(await send("POST", url, { budget }, PlanTrial, ask));
    return trials;
  });
}

export function createThread(): Promise<Thread> {
  return send("POST", strategyPaths.threads, {}, Thread);
}

/** A new thread with the first messages of another, and its plan as it stood after them. */
export function forkThread(id: string, keeps: number): Promise<Thread> {
  return send("POST", addressOf(strategyPaths.forkThread, { id }), { keeps }, Thread);
}

/** What an answer changes is read again: the thread, the list, and the plan. */
export function refreshThreads(): Promise<void> {
  const { threads, thread, strategies, strategy, version, limits, trial } = strategyPaths;
  return refresh(threads, thread, strategies, strategy, version, limits, trial);
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

/** Keeps what was told of a deal in a thread as the creator's own, with an offer to undo that. @throws ApiError, already shown. */
export async function keepTold(
  { creatorId, accountId, handle }: ToldPrice,
  { edit, as }: Keeping,
  { version }: { version: number },
): Promise<void> {
  const url = addressOf(discoveryPaths.creator, { id: creatorId });
  const write = async (change: CreatorEdit, seen: number) => {
    const edited = await send("PATCH", url, { ...change, accountId, version: seen }, CreatorEdited);
    await refresh(url);
    return edited;
  };
  const edited = await write(edit, version);
  const { prices, notes } = edited.previous;
  const before = { ...(edit.price && { prices }), ...(edit.notes !== undefined && { notes }) };
  offerUndo(`${as === "price" ? "Price" : "Note"} of @${handle} kept`, () => write(before, edited.version));
}

/** Offers to take back what an answer has made of a plan. */
export function offerToUndo(parts: readonly { type: string }[]): void {
  const made = savedPlanOf(parts);
  if (!made) return;
  const address = savedAddress(made);
  const { kind, name } = made;
  offerUndo(`${kind === "collection" ? "Collection" : "Campaign"} “${name}” made`, async () => {
    await send("DELETE", address);
    await refresh(address);
    toast(`“${name}” removed`);
  });
}

/** Whether what was made of a plan has been removed since: an answer outlives what it made. */
export function useIsGone(made: SavedPlan): boolean {
  const address = savedAddress(made);
  const { data } = useAnswer(nameOf(address, "gone"), () => isGone(address));
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

function savedAddress({ kind, id }: SavedPlan): string {
  return addressOf(kind === "collection" ? collectionPaths.one : campaignPaths.one, { id });
}

export function stopAnswer(id: string): Promise<void> {
  return send("POST", addressOf(strategyPaths.stop, { id }));
}
