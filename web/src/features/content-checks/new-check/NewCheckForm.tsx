import { Clapperboard } from "lucide-react";
import { useState } from "react";
import { ContentCheckInput } from "@app/contract/content-checks/reviews";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { checkedRules, EMPTY_BRIEF } from "./brief.rules.ts";
import { BriefFields } from "./BriefFields.tsx";
import { checkActions } from "#/features/content-checks/content-checks.queries.ts";
import { useVideoUpload } from "./use-video-upload.ts";
import { VideoField } from "./VideoField.tsx";

interface NewCheckFormProps {
  onStarted: (check: ContentCheck) => void;
}

/** A video, its caption, and what it is checked against; or a clip that comes with Herald. */
export function NewCheckForm({ onStarted }: NewCheckFormProps) {
  const upload = useVideoUpload();
  const [isSample, setIsSample] = useState(false);
  const initial = { uploadId: "", caption: "", ...EMPTY_BRIEF };
  const { control, field, errors, problem, busy, isUnsaved, submit } = useForm(initial, start);

  async function start({ uploadId: _none, caption, ...brief }: typeof initial) {
    setIsSample(false);
    const rules = checkedRules(brief);
    const uploadId = await upload.finished();
    const text = caption.trim() === "" ? null : caption;
    onStarted(await checkActions.start(checked(ContentCheckInput, { uploadId, caption: text, rules })));
  }
  async function startSample() {
    setIsSample(true);
    onStarted(await checkActions.startSample());
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <VideoField
        upload={upload}
        label="Drop a video, or choose one"
        hint="mp4, mov, m4v, webm, mkv, avi, mpg, mpeg or 3gp, up to 2 GB"
        error={errors["uploadId"]}
      />
      <TextArea
        label="Caption"
        hint="Handles, hashtags and the advertising label are read from it."
        rows={4}
        {...field("caption")}
      />
      <BriefFields control={control} field={field} />
      <FormProblem text={problem} />
      <LeaveGuard unsaved={!busy && (isUnsaved || upload.state.phase !== "idle")} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy && !isSample} paused={busy}>
          Check this video
        </Button>
        <Button
          busy={busy && isSample}
          paused={busy}
          icon={<Clapperboard aria-hidden size={16} />}
          onClick={(event) => submit(event, startSample)}
        >
          Try with a sample clip
        </Button>
      </div>
    </form>
  );
}
