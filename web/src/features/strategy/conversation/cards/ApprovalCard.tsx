import { Banknote, Contact, FolderMinus, FolderPlus, StickyNote, Tag } from "lucide-react";
import type { Approval } from "@app/contract/strategy/answers/blocks";
import { approvalQuestion } from "@app/contract/strategy/answers/approval-question";
import { approvalWords } from "@app/contract/strategy/answers/approval-words";
import type { BriefRead } from "#/features/strategy/conversation/thread.rules.ts";
import { Button } from "#/ui/Button.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import type { FigureOrigin } from "#/ui/text/Figure.tsx";

interface ApprovalCardProps {
  approval: Approval;
  /** The newest plan; null where it is not known. */
  plan: BriefRead["plan"];
  /** Null for those who may not answer, and while an answer is written. */
  onAnswer: ((approved: boolean) => void) | null;
  /** Something was said after it: nothing waits for its answer any more. */
  isOvertaken: boolean;
}

const ICONS: Readonly<Record<string, typeof Tag>> = {
  tag_creators: Tag,
  untag_creators: Tag,
  note_creators: StickyNote,
  remove_note: StickyNote,
  set_status: Contact,
  set_owner: Contact,
  set_campaign_budget: Banknote,
  set_paid: Banknote,
  remove_from_collection: FolderMinus,
  remove_from_campaign: FolderMinus,
};

/** What would be made, before it is made. */
export function ApprovalCard({ approval, plan, onAnswer, isOvertaken }: ApprovalCardProps) {
  const words = approvalWords(approval.language ?? null);
  const Icon = ICONS[approval.tool] ?? FolderPlus;
  return (
    <section
      aria-label="Approval"
      className="flex flex-col gap-3 rounded-lg border border-line-2 bg-surface p-4"
    >
      <p className="flex items-start gap-2">
        <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-fg-2" />
        <span className="min-w-0 break-words">
          <Question approval={approval} plan={plan} words={words} /> {words.before}
        </span>
      </p>
      {approval.approved === null && !isOvertaken ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" disabled={onAnswer === null} onClick={() => onAnswer?.(true)}>
            {words.approve}
          </Button>
          <Button disabled={onAnswer === null} onClick={() => onAnswer?.(false)}>
            {words.notNow}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-fg-2">{outcomeOf(approval, words)}</p>
      )}
    </section>
  );
}

/** Where the creators of a plan stand, in the place of these words a figure is shown. */
const CREATORS = "{creators}";

function Question({ approval, plan, words }: Pick<ApprovalCardProps, "approval" | "plan"> & Worded) {
  const [before = "", behind] = approvalQuestion(approval, plan, words).split(CREATORS);
  if (behind === undefined || !plan) return before;
  const creators = words.creators(plan.creators);
  return (
    <>
      {before}
      <Figure value={creators} source={countSource(plan.version)} />
      {behind}
    </>
  );
}

interface Worded {
  words: ReturnType<typeof approvalWords>;
}

function outcomeOf({ approved }: Approval, words: Worded["words"]): string {
  if (approved === null) return words.overtaken;
  return approved ? words.approved : words.declined;
}

function countSource(version: number): FigureOrigin {
  return async () => {
    const { planFigureSource } = await import("@app/contract/strategy/figures");
    return planFigureSource("counts.creators", { version, candidates: null, asOf: null });
  };
}
