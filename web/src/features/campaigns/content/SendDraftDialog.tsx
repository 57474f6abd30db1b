import { SubmissionInput } from "@app/contract/campaigns/deliverables";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { useVideoUpload, VideoField } from "#/features/content-checks/index.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
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
  const navigate = useNavigate();
  const id = useId();
  const form = useForm({ uploadId: "", caption: "" }, async ({ caption }) => {
    const draft = checked(SubmissionInput, { uploadId: await upload.finished(), caption });
    const { checkId } = await submit(deliverable.id, draft);
    await navigate({ to: "/sentinel/$checkId", params: { checkId } });
  });

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
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            Send and check
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <VideoField upload={upload} label="Drop the video, or choose it" error={form.errors["uploadId"]} />
        <TextArea
          label="Caption"
          hint="Handles, hashtags and the advertising label are read from it."
          {...form.field("caption")}
        />
        <FormProblem text={form.problem} />
        <LeaveGuard unsaved={!form.busy && (form.isUnsaved || upload.state.phase !== "idle")} />
      </form>
    </Dialog>
  );
}
