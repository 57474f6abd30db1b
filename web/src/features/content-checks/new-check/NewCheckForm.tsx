import { Clapperboard } from "lucide-react";
import { useState } from "react";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { EMPTY_BRIEF, isSound, rulesOf } from "./brief.rules.ts";
import { BriefFields } from "./BriefFields.tsx";
import { checkActions } from "#/features/content-checks/content-checks.queries.ts";
import { useVideoUpload } from "./use-video-upload.ts";
import { VideoField } from "./VideoField.tsx";

interface NewCheckFormProps {
  onStarted: (check: ContentCheck) => void;
}

/** A video, its caption, and what it is checked against; or a clip that comes with Herald. */
export function NewCheckForm({ onStarted }: NewCheckFormProps) {
  const { start, startSample } = checkActions;
  const upload = useVideoUpload();
  const [caption, setCaption] = useState("");
  const [brief, setBrief] = useState(EMPTY_BRIEF);
  const { isBusy, run } = useTask();
  const begin = (work: () => Promise<ContentCheck>) => run(async () => onStarted(await work()));
  const { state } = upload;
  return (
    <div className="flex flex-col gap-5">
      <VideoField
        upload={upload}
        label="Drop a video, or choose one"
        hint="mp4, mov, m4v, webm, mkv, avi, mpg, mpeg or 3gp, up to 2 GB"
      />
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
          disabled={state.phase !== "ready" || !isSound(brief)}
          onClick={() => {
            if (state.phase !== "ready") return;
            const { uploadId } = state;
            const text = caption.trim() === "" ? null : caption;
            begin(() => start({ uploadId, caption: text, rules: rulesOf(brief) }));
          }}
        >
          Check this video
        </Button>
        <Button
          disabled={isBusy}
          icon={<Clapperboard aria-hidden size={16} />}
          onClick={() => begin(startSample)}
        >
          Try with a sample clip
        </Button>
      </div>
    </div>
  );
}
