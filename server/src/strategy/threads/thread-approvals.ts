import type { ThreadMessage } from "@app/contract/strategy/schemas";
import * as z from "zod/mini";

const Waiting = z.looseObject({
  type: z.string(),
  state: z.literal("approval-requested"),
  approval: z.looseObject({ id: z.string() }),
});

/**
 * The stored conversation with the answer to an approval that waits at its end; null when none of this id does. Only
 * the last message can wait: what came before it was overtaken.
 */
export function answerApproval(
  messages: readonly ThreadMessage[],
  approvalId: string,
  approved: boolean,
): ThreadMessage[] | null {
  const last = messages.at(-1);
  if (last?.role !== "assistant") return null;
  let isFound = false;
  const parts = last.parts.map((part) => {
    const waiting = Waiting.safeParse(part);
    if (!waiting.success || waiting.data.approval.id !== approvalId) return part;
    isFound = true;
    return { ...part, state: "approval-responded", approval: { ...waiting.data.approval, approved } };
  });
  return isFound ? [...messages.slice(0, -1), { ...last, parts }] : null;
}
