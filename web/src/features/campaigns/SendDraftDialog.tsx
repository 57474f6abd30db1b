import type { Deliverable } from "@app/contract/campaigns-deliverables";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ACCEPTED_FILES, useVideoUpload } from "#/features/content-checks/index.ts";
import type { UploadState } from "#/features/content-checks/index.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/Dialog.tsx";
import { FileDrop } from "#/ui/FileDrop.tsx";
import { Note } from "#/ui/Note.tsx";
import { Progress } from "#/ui/Progress.tsx";
import { State } from "#/ui/State.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { useCampaignActions } from "./campaigns.queries.ts";

interface SendDraftDialogProps {
  campaignId: string;
  deliverable: Deliverable;
  /** "Inês Carvalhal, Reel 1 of 3". */
  title: string;
  onClose: () => void;
}

/** A draft for one deliverable: the video and its caption. The campaign's rules are frozen with it. */
export function SendDraftDialog({ campaignId, deliverable, title, onClose }: SendDraftDialogProps) {
  const { submit } = useCampaignActions(campaignId);
  const { state, choose, cancel } = useVideoUpload();
  const navigate = useNavigate();
  const [caption, setCaption] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  async function send() {
    if (state.phase !== "ready") return;
    setIsBusy(true);
    try {
      const { checkId } = await submit(deliverable.id, { uploadId: state.uploadId, caption });
      await navigate({ to: "/sentinel/$checkId", params: { checkId } });
    } catch {
      // The refusal has shown its notification; file and caption stay.
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Draft ${deliverable.submissions.length + 1}: ${title}`}
      text="It is checked against the campaign's rules as they are now."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={state.phase !== "ready"}
            onClick={() => void send()}
          >
            Send and check
          </Button>
        </>
      }
    >
      {state.phase === "idle" || state.phase === "failed" ? (
        <FileDrop
          label="Drop the video, or choose it"
          accept={ACCEPTED_FILES}
          onFiles={([file]) => file && void choose(file)}
        />
      ) : (
        <ChosenFile state={state} onCancel={cancel} />
      )}
      {state.phase === "failed" && <Note kind="bad">{state.reason}</Note>}
      <TextArea
        label="Caption"
        hint="Handles, hashtags and the advertising label are read from it."
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
    </Dialog>
  );
}

interface ChosenFileProps {
  state: Exclude<UploadState, { phase: "idle" | "failed" }>;
  onCancel: () => void;
}

function ChosenFile({ state, onCancel }: ChosenFileProps) {
  const isReady = state.phase === "ready";
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line p-3">
      <span className="min-w-0 flex-1">
        <b className="block truncate font-medium" title={state.fileName}>
          {state.fileName}
        </b>
        {isReady ? (
          <State kind="passed">Uploaded</State>
        ) : (
          <Progress
            label={state.phase === "hashing" ? "Reading the file" : "Uploading"}
            value={Math.round(state.share * 100)}
          />
        )}
      </span>
      <Button size={32} variant="ghost" onClick={onCancel}>
        {isReady ? "Choose another" : "Cancel"}
      </Button>
    </div>
  );
}
