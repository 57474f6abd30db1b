import { PROPOSAL_PART, Proposal } from "@app/contract/strategy/proposals/schemas";
import type { ThreadMessage } from "@app/contract/strategy/schemas";

interface Answered {
  /** The message that held it, with its new state. */
  message: ThreadMessage;
  /** As it was stored. */
  proposal: Proposal;
}

/** Answers a proposal that is still open, wherever in the conversation it stands; null when none of this id is. */
export function answerProposal(
  messages: readonly ThreadMessage[],
  proposalId: string,
  apply: boolean,
): Answered | null {
  for (const message of messages) {
    if (message.role !== "assistant") continue;
    const found = message.parts.flatMap((part) => proposalIn(part) ?? []).find(({ id }) => id === proposalId);
    if (!found || found.state !== "open") continue;
    const data: Proposal = { ...found, state: apply ? "applied" : "declined" };
    const parts = message.parts.map((part) =>
      proposalIn(part)?.id === proposalId ? { ...part, data } : part,
    );
    return { message: { ...message, parts }, proposal: found };
  }
  return null;
}

/** The proposal that an answer in words is for: the only open one of what was said last. */
export function openProposal(messages: readonly ThreadMessage[]): Proposal | null {
  const last = messages.at(-1);
  if (last?.role !== "assistant") return null;
  const open = last.parts.flatMap((part) => proposalIn(part) ?? []).filter(({ state }) => state === "open");
  const [only = null, ...others] = open;
  return others.length === 0 ? only : null;
}

function proposalIn(part: ThreadMessage["parts"][number]): Proposal | null {
  return part.type === PROPOSAL_PART ? (Proposal.safeParse(part["data"]).data ?? null) : null;
}
