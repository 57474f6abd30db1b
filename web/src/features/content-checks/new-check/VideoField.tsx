import { Button } from "#/ui/Button.tsx";
import { FileDrop } from "#/ui/fields/FileDrop.tsx";
import { Progress } from "#/ui/feedback/Progress.tsx";
import { State } from "#/ui/feedback/State.tsx";
import type { useVideoUpload } from "./use-video-upload.ts";
import type { UploadState } from "./use-video-upload.ts";
import { ACCEPTED_FILES } from "./video-files.ts";

interface VideoFieldProps {
  upload: ReturnType<typeof useVideoUpload>;
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** Takes one video, and shows how far it is on its way. */
export function VideoField({ upload: { state, choose, cancel }, label, hint, error }: VideoFieldProps) {
  if (state.phase !== "idle" && state.phase !== "failed")
    return <UploadLine state={state} onCancel={cancel} />;
  return (
    <FileDrop
      label={label}
      {...(hint !== undefined && { hint })}
      accept={ACCEPTED_FILES}
      error={state.phase === "failed" ? state.reason : error}
      onFiles={([file]) => file && choose(file)}
    />
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
        <Progress label={words} value={percent} text={`${words}, ${percent}%`} />
      )}
    </div>
  );
}
