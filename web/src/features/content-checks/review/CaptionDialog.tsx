import { useState } from "react";
import type { ContentRules } from "@app/contract/content-checks/schemas";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { draftOf, isSound, rulesOf } from "#/features/content-checks/new-check/brief.rules.ts";
import { BriefFields } from "#/features/content-checks/new-check/BriefFields.tsx";

interface CaptionDialogProps {
  check: ContentCheck;
  onClose: () => void;
  onSave: (caption: string | null, rules: ContentRules | null) => Promise<unknown>;
}

/** Changes the caption, and on its own the brief; both are judged at once, the video is not read again. */
export function CaptionDialog({ check, onClose, onSave }: CaptionDialogProps) {
  const [caption, setCaption] = useState(check.caption ?? "");
  const [brief, setBrief] = useState(() => draftOf(check.rules));
  const { isBusy, run } = useTask();
  // Saves over what was on screen when the dialog was opened, whatever came since.
  const [saveOver] = useState(() => onSave);
  const isOwn = check.subject === null;
  async function save(): Promise<void> {
    await saveOver(caption.trim() === "" ? null : caption, isOwn ? rulesOf(brief) : null);
    onClose();
  }
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
          <Button
            variant="primary"
            busy={isBusy}
            disabled={isOwn && !isSound(brief)}
            onClick={() => run(save)}
          >
            Save and check again
          </Button>
        </>
      }
    >
      <TextArea
        label="Caption"
        value={caption}
        rows={6}
        onChange={(event) => setCaption(event.target.value)}
      />
      {isOwn && <BriefFields brief={brief} onChange={setBrief} />}
    </Dialog>
  );
}
