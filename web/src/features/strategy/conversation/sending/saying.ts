import type { UIMessage } from "ai";
import type { MessageInput } from "@app/contract/strategy/schemas";
import * as z from "zod/mini";
import { saidOf } from "#/features/strategy/conversation/catch-up.rules.ts";

const ProposalAnswer = z.object({ proposalId: z.string(), apply: z.boolean() });
/** Stands beside the words of a person who answers a proposal. */
export type ProposalAnswer = z.infer<typeof ProposalAnswer>;

/** The last message as the server takes it: the answer to an approval or a proposal, else the text. */
export function sayingOf(message: UIMessage | undefined): MessageInput {
  const answered =
    message?.role === "assistant" ? message.parts.map(approvalOf).findLast((one) => one !== null) : null;
  if (answered) return answered;
  const proposed = ProposalAnswer.safeParse(message?.metadata).data;
  if (message?.role === "user" && proposed) return proposed;
  return message ? saidOf(message) : { text: "" };
}

/** What a person said to an approval; null where nobody has, or none is asked for. */
export function approvalOf(part: object): { approvalId: string; approved: boolean } | null {
  if (!("state" in part) || part.state !== "approval-responded" || !("approval" in part)) return null;
  const { approval } = part;
  if (typeof approval !== "object" || approval === null || !("id" in approval) || !("approved" in approval))
    return null;
  return { approvalId: String(approval.id), approved: approval.approved === true };
}
