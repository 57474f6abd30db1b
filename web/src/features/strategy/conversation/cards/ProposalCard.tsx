import {
  answerWords,
  proposalAnswer,
  proposalButton,
  proposalText,
  proposalWords,
} from "@app/contract/strategy/proposals/words";
import type { Proposal } from "@app/contract/strategy/proposals/schemas";
import { Bookmark, PencilLine } from "lucide-react";
import { Button } from "#/ui/Button.tsx";

interface ProposalCardProps {
  proposal: Proposal;
  /** Version of the newest plan; null while there is none. */
  newest: number | null;
  /** Null for those who may not answer, and while an answer is written. */
  onAnswer: ((apply: boolean, words: string) => void) | null;
}

/** A change that was read and not made: a person says whether it is meant. */
export function ProposalCard({ proposal, newest, onAnswer }: ProposalCardProps) {
  const words = proposalWords(proposal);
  const { read, what } = proposalText(proposal);
  const { kind, state, version } = proposal;
  const isFact = kind === "remember";
  // What holds for all plans is open whatever becomes of one.
  const isOpen = state === "open" && (isFact || version === newest);
  const Icon = isFact ? Bookmark : PencilLine;
  const answer = (apply: boolean) => onAnswer?.(apply, answerWords(proposal, apply));
  return (
    <section
      aria-label="Proposal"
      className="flex flex-col gap-3 rounded-lg border border-line-2 bg-surface p-4"
    >
      <p className="flex items-start gap-2">
        <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-fg-2" />
        <span className="min-w-0 break-words">
          {read}: <b className="font-medium">{what}</b>
        </span>
      </p>
      {isFact && <FactRule proposal={proposal} />}
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" disabled={onAnswer === null} onClick={() => answer(true)}>
            {proposalButton(proposal)}
          </Button>
          <Button disabled={onAnswer === null} onClick={() => answer(false)}>
            {words.decline}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-fg-2">{proposalAnswer(proposal) ?? words.overtaken}</p>
      )}
    </section>
  );
}

/** What every plan will follow of it, before anybody says yes. */
function FactRule({ proposal }: { proposal: Proposal }) {
  const words = proposalWords(proposal);
  const text = proposal.summary === "" ? words.asNote : `${words.asRule}: ${proposal.summary}`;
  return <p className="text-sm text-fg-2">{text}</p>;
}
