import { addressOf } from "@app/contract/paths";
import { RememberedFact, RememberedFacts } from "@app/contract/strategy/memory/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { send, useRead } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import { offerUndo } from "#/lib/undo.ts";

export function useMemory() {
  return useRead(strategyPaths.memory, RememberedFacts);
}

/** The form says what is wrong. */
export async function addFact(text: string): Promise<void> {
  await send("POST", strategyPaths.memory, { text }, RememberedFact, { quiet: true });
  await refresh(strategyPaths.memory);
}

/** `seen` is the fact as it was when the person began; the form says what is wrong. */
export async function editFact(seen: RememberedFact, text: string): Promise<void> {
  const edit = { change: { text }, seen, words: { text: "What is remembered" } };
  await sendEdit("PATCH", addressOf(strategyPaths.fact, { id: seen.id }), edit, RememberedFact, {
    quiet: true,
  });
  await refresh(strategyPaths.memory);
}

/** Forgets it, with an offer to undo that. */
export async function forgetFact({ id, text }: Pick<RememberedFact, "id" | "text">): Promise<void> {
  await send("DELETE", addressOf(strategyPaths.fact, { id }));
  await refresh(strategyPaths.memory);
  offerUndo(`“${text}” forgotten`, async () => {
    await send("POST", addressOf(strategyPaths.restoreFact, { id }), undefined, RememberedFact);
    await refresh(strategyPaths.memory);
  });
}
