import { addressOf } from "@app/contract/paths";
import { RememberedFact } from "@app/contract/strategy/memory/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { savedPlanOf } from "#/features/strategy/conversation/thread.rules.ts";
import { savedAddress } from "#/features/strategy/tools/made.queries.ts";
import { send } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { toast } from "#/lib/toasts.ts";
import { offerUndo } from "#/lib/undo.ts";

/** Offers to take back what an answer has just made of a plan, or remembered. */
export function offerToTakeBack(parts: readonly { type: string }[]): void {
  offerToUndo(parts);
  offerToForget(parts);
}

function offerToUndo(parts: readonly { type: string }[]): void {
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

function offerToForget(parts: readonly { type: string }[]): void {
  const kept = parts.findLast(({ type }) => type === "tool-remember_fact");
  const fact = kept && "output" in kept ? RememberedFact.safeParse(kept.output).data : undefined;
  if (!fact) return;
  offerUndo(`“${fact.text}” remembered`, async () => {
    await send("DELETE", addressOf(strategyPaths.fact, { id: fact.id }));
    await refresh(strategyPaths.memory);
  });
}
