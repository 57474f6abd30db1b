import { FolderMinus, FolderPlus, StickyNote, Tag } from "lucide-react";
import type { Approval } from "@app/contract/strategy/answers/blocks";
import type { BriefRead } from "./thread.rules.ts";
import { plural } from "#/lib/format.ts";
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
  note_creators: StickyNote,
  remove_from_collection: FolderMinus,
};

/** What would be made, before it is made. */
export function ApprovalCard({ approval, plan, onAnswer, isOvertaken }: ApprovalCardProps) {
  const Icon = ICONS[approval.tool] ?? FolderPlus;
  return (
    <section
      aria-label="Approval"
      className="flex flex-col gap-3 rounded-lg border border-line-2 bg-surface p-4"
    >
      <p className="flex items-start gap-2">
        <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-fg-2" />
        <span className="min-w-0 break-words">
          <Asked approval={approval} plan={plan} />? Nothing is written before you approve.
        </span>
      </p>
      {approval.approved === null && !isOvertaken ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" disabled={onAnswer === null} onClick={() => onAnswer?.(true)}>
            Approve
          </Button>
          <Button disabled={onAnswer === null} onClick={() => onAnswer?.(false)}>
            Not now
          </Button>
        </div>
      ) : (
        <p className="text-sm text-fg-2">{outcomeOf(approval)}</p>
      )}
    </section>
  );
}

/** Handles that a card names; of more it says how many. */
const NAMED_MAX = 5;

function Asked({ approval, plan }: Pick<ApprovalCardProps, "approval" | "plan">) {
  const { tool, name: asked, tag, note, handles, isListed = false } = approval;
  const whom = handles ? namesOf(handles) : "the creators who were just listed";
  if (tool === "tag_creators") return `Tag ${whom} as “${tag ?? ""}”`;
  if (tool === "note_creators") return `Note of ${whom}: “${note ?? ""}”`;
  if (tool === "add_to_collection") return `Add ${whom} to the collection “${asked ?? ""}”`;
  if (tool === "remove_from_collection") return `Take ${whom} out of the collection “${asked ?? ""}”`;
  const what = tool === "create_campaign" ? "a draft campaign" : "a collection";
  const called = asked ?? (isListed ? null : plan?.name);
  const name = called ? ` called “${called}”` : "";
  if (isListed) return `Make ${what}${name} ${handles ? "with" : "of"} ${whom}`;
  if (!plan) return `Make ${what}${name} of the newest plan`;
  return (
    <>
      Make {what}
      {name} with the <Figure value={plural(plan.creators, "creator")} source={countSource(plan.version)} />{" "}
      of version {plan.version}
    </>
  );
}

function namesOf(handles: readonly string[]): string {
  const names = handles.slice(0, NAMED_MAX).map((handle) => `@${handle}`);
  const more = handles.length - names.length;
  return new Intl.ListFormat("en-GB").format(more > 0 ? [...names, plural(more, "other")] : names);
}

function outcomeOf({ approved }: Approval): string {
  if (approved === null) return "The conversation went on without an answer. Nothing was made.";
  return approved ? "You approved it." : "You said no. Nothing was made.";
}

function countSource(version: number): FigureOrigin {
  return async () => {
    const { planFigureSource } = await import("@app/contract/strategy/figures");
    return planFigureSource("counts.creators", { version, candidates: null, asOf: null });
  };
}
