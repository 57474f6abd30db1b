import { useId, useState } from "react";
import type { CheckStatus } from "@app/contract/content-checks/schemas";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
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
  const id = useId();
  // Decides over what was on screen when the dialog was opened, whatever came since.
  const [decideOver] = useState(() => onDecide);
  const form = useForm(
    (): { status: CheckStatus; reason: string } => ({
      status: line.status === "fail" ? "pass" : "fail",
      reason: line.override?.reason ?? "",
    }),
    async ({ status, reason }) => {
      if (reason.trim() === "") throw new InvalidInput({ reason: "Say why, in a few words" });
      await decideOver(status, reason.trim());
      onClose();
    },
  );
  async function takeBack({ reason }: { reason: string }) {
    await decideOver(null, reason.trim());
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Decide about ${line.label}`}
      text="Your answer counts from now on. What the machine found stays beside it."
      actions={
        <>
          {line.override && (
            <Button variant="ghost" paused={form.busy} onClick={(event) => form.submit(event, takeBack)}>
              Take the override back
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            Override
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <RadioGroup label="Answer" options={ANSWERS} {...form.control("status")} />
        <TextArea
          label="Reason"
          hint="A few words that the team will understand later."
          rows={3}
          {...form.field("reason")}
        />
        <FormProblem text={form.problem} />
        <LeaveGuard unsaved={form.isUnsaved} />
      </form>
    </Dialog>
  );
}
