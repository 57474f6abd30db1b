import type { MessageInput, ThreadMessage } from "@app/contract/strategy/schemas";
import * as z from "zod/mini";
import { answerIn } from "#/strategy/acts/yes-or-no.ts";

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

/** What a person says, as the answer to an approval where nothing else waits at the end: "yes" after what is shown to be saved. */
export function asApproval(input: MessageInput, messages: readonly ThreadMessage[]): MessageInput {
  const answer = "text" in input && !("attachment" in input) ? answerIn(input.text) : null;
  const [only, ...others] =
    messages.at(-1)?.parts.flatMap((part) => Waiting.safeParse(part).data ?? []) ?? [];
  if (answer === null || !only || others.length > 0) return input;
  return { approvalId: only.approval.id, approved: answer === "yes" };
}
