import { useId, useState } from "react";
import type { ContentRules } from "@app/contract/content-checks/schemas";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { checkedRules, draftOf } from "#/features/content-checks/new-check/brief.rules.ts";
import { BriefFields } from "#/features/content-checks/new-check/BriefFields.tsx";

interface CaptionDialogProps {
  check: ContentCheck;
  onClose: () => void;
  onSave: (caption: string | null, rules: ContentRules | null) => Promise<unknown>;
}

/** Changes the caption, and on its own the brief; both are judged at once, the video is not read again. */
export function CaptionDialog({ check, onClose, onSave }: CaptionDialogProps) {
  const id = useId();
  // Saves over what was on screen when the dialog was opened, whatever came since.
  const [saveOver] = useState(() => onSave);
  const isOwn = check.subject === null;
  const initial = () => ({ caption: check.caption ?? "", ...draftOf(check.rules) });
  const form = useForm(initial, async ({ caption, ...brief }) => {
    await saveOver(caption.trim() === "" ? null : caption, isOwn ? checkedRules(brief) : null);
    onClose();
  });
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Caption and brief"
      text={isOwn ? undefined : "The rules are those of the campaign when the draft was sent."}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            Save and check again
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <TextArea label="Caption" rows={6} {...form.field("caption")} />
        {isOwn && <BriefFields {...form} />}
        <FormProblem text={form.problem} />
        <LeaveGuard unsaved={form.isUnsaved} />
      </form>
    </Dialog>
  );
}
