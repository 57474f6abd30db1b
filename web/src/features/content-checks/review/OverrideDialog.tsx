import { useState } from "react";
import type { CheckStatus } from "@app/contract/content-checks/schemas";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { RadioGroup } from "#/ui/fields/RadioGroup.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import type { CheckLine } from "#/features/content-checks/content-checks.rules.ts";

interface OverrideDialogProps {
  line: CheckLine;
  onClose: () => void;
  /** A null status takes the override back. */
  onDecide: (status: CheckStatus | null, reason: string) => Promise<unknown>;
}

const ANSWERS = [
  { value: "pass", label: "Passed" },
  { value: "fail", label: "Failed" },
  { value: "unknown", label: "Not checked" },
] as const;

/** A person's answer in place of the machine's, with the reason; the machine's stays beside it. */
export function OverrideDialog({ line, onClose, onDecide }: OverrideDialogProps) {
  const [status, setStatus] = useState<CheckStatus>(line.status === "fail" ? "pass" : "fail");
  const [reason, setReason] = useState(line.override?.reason ?? "");
  const { isBusy, run } = useTask();
  // Decides over what was on screen when the dialog was opened, whatever came since.
  const [decideOver] = useState(() => onDecide);
  const decide = (next: CheckStatus | null) =>
    run(async () => {
      await decideOver(next, reason.trim());
      onClose();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Decide about ${line.label}`}
      text="Your answer counts from now on. What the machine found stays beside it."
      actions={
        <>
          {line.override && (
            <Button variant="ghost" disabled={isBusy} onClick={() => decide(null)}>
              Take the override back
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={reason.trim() === ""}
            onClick={() => decide(status)}
          >
            Override
          </Button>
        </>
      }
    >
      <RadioGroup label="Answer" options={ANSWERS} value={status} onChange={setStatus} />
      <TextArea
        label="Reason"
        hint="A few words that the team will understand later."
        value={reason}
        maxLength={500}
        rows={3}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
