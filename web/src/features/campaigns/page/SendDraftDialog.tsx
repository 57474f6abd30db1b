import type { Deliverable } from "@app/contract/campaigns/deliverables";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useVideoUpload, VideoField } from "#/features/content-checks/index.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { campaignActions } from "#/features/campaigns/campaigns.queries.ts";

interface SendDraftDialogProps {
  campaignId: string;
  deliverable: Deliverable;
  /** "Inês Carvalhal, Reel 1 of 3". */
  title: string;
  onClose: () => void;
}

/** A draft for one deliverable: the video and its caption. The campaign’s rules are frozen with it. */
export function SendDraftDialog({ campaignId, deliverable, title, onClose }: SendDraftDialogProps) {
  const { submit } = campaignActions(campaignId);
  const upload = useVideoUpload();
  const { state } = upload;
  const navigate = useNavigate();
  const [caption, setCaption] = useState("");
  const { isBusy, run } = useTask();

  async function send() {
    if (state.phase !== "ready") return;
    const { checkId } = await submit(deliverable.id, { uploadId: state.uploadId, caption });
    await navigate({ to: "/sentinel/$checkId", params: { checkId } });
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Draft ${deliverable.submissions.length + 1}: ${title}`}
      text="It is checked against the campaign’s rules as they are now."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={state.phase !== "ready"}
            onClick={() => run(send)}
          >
            Send and check
          </Button>
        </>
      }
    >
      <VideoField upload={upload} label="Drop the video, or choose it" />
      <TextArea
        label="Caption"
        hint="Handles, hashtags and the advertising label are read from it."
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
    </Dialog>
  );
}
