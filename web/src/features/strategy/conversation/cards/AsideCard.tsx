import type { Block } from "@app/contract/strategy/answers/blocks";
import type { Proposal } from "@app/contract/strategy/proposals/schemas";
import { ApprovalCard } from "./ApprovalCard.tsx";
import { ProposalCard } from "./ProposalCard.tsx";
import type { BriefRead } from "#/features/strategy/conversation/thread.rules.ts";
import { ModelNoticeLine, UncheckedWords } from "#/features/strategy/language-model/ModelParts.tsx";

interface AsideCardProps {
  /** What is neither words nor tools. */
  block: Exclude<Block, { kind: "words" | "tools" }>;
  /** The newest plan, for the last message: an approval that waits is of it. */
  plan: BriefRead["plan"];
  /** Only the last message can wait for an approval. */
  isLast: boolean;
  /** Version of the newest plan: a proposal holds for the one that it was made for. */
  newest: number | null;
  /** Null for those who may not answer, and while an answer is written. */
  onApprove: ((id: string, approved: boolean) => void) | null;
  onAnswer: ((proposal: Proposal, apply: boolean, words: string) => void) | null;
}

/** What of an answer is asked or said beside its words. */
export function AsideCard({ block, plan, isLast, newest, onApprove, onAnswer }: AsideCardProps) {
  if (block.kind === "approval") {
    const { approval } = block;
    const answer = onApprove && ((approved: boolean) => onApprove(approval.id, approved));
    return <ApprovalCard approval={approval} plan={plan} onAnswer={answer} isOvertaken={!isLast} />;
  }
  if (block.kind === "proposal") {
    const { proposal } = block;
    const answer = onAnswer && ((apply: boolean, words: string) => onAnswer(proposal, apply, words));
    return <ProposalCard proposal={proposal} newest={newest} onAnswer={answer} />;
  }
  if (block.kind === "notice") return <ModelNoticeLine notice={block.notice} />;
  return <UncheckedWords unchecked={block.unchecked} />;
}
