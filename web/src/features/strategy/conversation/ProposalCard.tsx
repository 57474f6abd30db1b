import { proposalWords } from "@app/contract/strategy/proposals";
import type { Proposal } from "@app/contract/strategy/proposals";
import { PencilLine } from "lucide-react";
import { Button } from "#/ui/Button.tsx";

interface ProposalCardProps {
  proposal: Proposal;
  /** Version of the newest plan; null while there is none. */
  newest: number | null;
  /** Null for those who may not answer, and while an answer is written. */
  onAnswer: ((apply: boolean) => void) | null;
}

/** A change that was read and not made: a person says whether it is meant. */
export function ProposalCard({ proposal, newest, onAnswer }: ProposalCardProps) {
  const words = proposalWords(proposal);
  const { kind, state, summary, version } = proposal;
  const isOpen = state === "open" && version === newest;
  return (
    <section
      aria-label="Proposal"
      className="flex flex-col gap-3 rounded-lg border border-line-2 bg-surface p-4"
    >
      <p className="flex items-start gap-2">
        <PencilLine aria-hidden size={16} className="mt-0.5 shrink-0 text-fg-2" />
        <span className="min-w-0 break-words">
          {words.read}: <b className="font-medium">{summary}</b>
        </span>
      </p>
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" disabled={onAnswer === null} onClick={() => onAnswer?.(true)}>
            {kind === "keep" ? words.keep : words.apply}
          </Button>
          <Button disabled={onAnswer === null} onClick={() => onAnswer?.(false)}>
            {words.decline}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-fg-2">{state === "open" ? words.overtaken : words[state]}</p>
      )}
    </section>
  );
}
