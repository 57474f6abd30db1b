import { Clapperboard } from "lucide-react";
import { useState } from "react";
import type { ContentCheck } from "@app/contract/content-checks-reviews";
import { Button } from "#/ui/Button.tsx";
import { FileDrop } from "#/ui/FileDrop.tsx";
import { Note } from "#/ui/Note.tsx";
import { Progress } from "#/ui/Progress.tsx";
import { State } from "#/ui/State.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { EMPTY_BRIEF, rulesOf } from "./brief.rules.ts";
import { BriefFields } from "./BriefFields.tsx";
import { useCheckActions } from "./content-checks.queries.ts";
import { useVideoUpload } from "./use-video-upload.ts";
import type { UploadState } from "./use-video-upload.ts";
import { ACCEPTED_FILES } from "./video-upload.ts";

interface NewCheckFormProps {
  onStarted: (check: ContentCheck) => void;
}

/** A video, its caption, and what it is checked against; or a clip that comes with Herald. */
export function NewCheckForm({ onStarted }: NewCheckFormProps) {
  const { start, startSample } = useCheckActions();
  const upload = useVideoUpload();
  const [caption, setCaption] = useState("");
  const [brief, setBrief] = useState(EMPTY_BRIEF);
  const [isBusy, setBusy] = useState(false);
  async function begin(work: () => Promise<ContentCheck>): Promise<void> {
    setBusy(true);
    try {
      onStarted(await work());
    } catch {
      // The refusal has shown its notification; what was typed stays.
    } finally {
      setBusy(false);
    }
  }
  const { state } = upload;
  return (
    <div className="flex flex-col gap-5">
      {state.phase === "idle" || state.phase === "failed" ? (
        <div className="flex flex-col gap-2">
          <FileDrop
            label="Drop a video, or choose one"
            hint="mp4, mov, m4v, webm, mkv, avi, mpg, mpeg or 3gp, up to 2 GB"
            accept={ACCEPTED_FILES}
            onFiles={([file]) => file && void upload.choose(file)}
          />
          {state.phase === "failed" && <Note kind="bad">{state.reason}</Note>}
        </div>
      ) : (
        <UploadLine state={state} onCancel={upload.cancel} />
      )}
      <TextArea
        label="Caption"
        hint="Handles, hashtags and the advertising label are read from it."
        value={caption}
        rows={4}
        onChange={(event) => setCaption(event.target.value)}
      />
      <BriefFields brief={brief} onChange={setBrief} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={isBusy}
          disabled={state.phase !== "ready"}
          onClick={() => {
            if (state.phase !== "ready") return;
            const { uploadId } = state;
            const text = caption.trim() === "" ? null : caption;
            void begin(() => start({ uploadId, caption: text, rules: rulesOf(brief) }));
          }}
        >
          Check this video
        </Button>
        <Button
          disabled={isBusy}
          icon={<Clapperboard aria-hidden size={16} />}
          onClick={() => void begin(startSample)}
        >
          Try with a sample clip
        </Button>
      </div>
    </div>
  );
}

interface UploadLineProps {
  state: Exclude<UploadState, { phase: "idle" | "failed" }>;
  onCancel: () => void;
}

function UploadLine({ state, onCancel }: UploadLineProps) {
  const percent = state.phase === "ready" ? 100 : Math.round(state.share * 100);
  const words = { hashing: "Reading the file", sending: "Uploading", ready: "Uploaded" }[state.phase];
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <b className="min-w-0 truncate font-medium" title={state.fileName}>
          {state.fileName}
        </b>
        <Button size={32} variant="ghost" onClick={onCancel}>
          {state.phase === "ready" ? "Choose another" : "Cancel"}
        </Button>
      </div>
      {state.phase === "ready" ? (
        <State kind="passed">Uploaded</State>
      ) : (
        <Progress label={words} value={percent} text={`${words}, ${percent} %`} />
      )}
    </div>
  );
}
