import { FolderPlus } from "lucide-react";
import type { Approval } from "./thread.rules.ts";
import { Button } from "#/ui/Button.tsx";

interface ApprovalCardProps {
  approval: Approval;
  /** Null for those who may not answer, and while an answer is written. */
  onAnswer: ((approved: boolean) => void) | null;
}

/** What would be made, before it is made. */
export function ApprovalCard({ approval, onAnswer }: ApprovalCardProps) {
  const what = approval.tool === "create_campaign" ? "a draft campaign" : "a collection";
  const name = approval.name ? ` called “${approval.name}”` : "";
  return (
    <section
      aria-label="Approval"
      className="flex flex-col gap-3 rounded-lg border border-line-2 bg-surface p-4"
    >
      <p className="flex items-start gap-2">
        <FolderPlus aria-hidden size={16} className="mt-0.5 shrink-0 text-fg-2" />
        <span>
          Make {what}
          {name} of the newest plan? Nothing is written before you approve.
        </span>
      </p>
      {approval.approved === null ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" disabled={onAnswer === null} onClick={() => onAnswer?.(true)}>
            Approve
          </Button>
          <Button disabled={onAnswer === null} onClick={() => onAnswer?.(false)}>
            Not now
          </Button>
        </div>
      ) : (
        <p className="text-sm text-fg-2">
          {approval.approved ? "You approved it." : "You said no. Nothing was made."}
        </p>
      )}
    </section>
  );
}
