import {
  FEEDBACK_REASON_LABELS,
  FEEDBACK_REASONS,
  FeedbackInput,
} from "@app/contract/strategy/feedback/schemas";
import type { Feedback, FeedbackReason } from "@app/contract/strategy/feedback/schemas";
import { giveFeedback } from "./feedback.queries.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { RadioGroup } from "#/ui/fields/RadioGroup.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";

interface WhatWasWrongProps {
  threadId: string;
  given: Feedback;
  onClose: () => void;
}

const REASONS = FEEDBACK_REASONS.map((value) => ({ value, label: FEEDBACK_REASON_LABELS[value] }));

interface Wrong {
  reason: FeedbackReason | null;
  words: string;
}

/** Why an answer did not help, in the words of the person. */
export function WhatWasWrong({ threadId, given, onClose }: WhatWasWrongProps) {
  const initial: Wrong = { reason: given.reason, words: given.words };
  const { field, control, problem, busy, submit } = useForm(initial, async ({ reason, words }) => {
    const said = checked(FeedbackInput, { isHelpful: false, ...(reason && { reason }), words });
    await giveFeedback(threadId, given.messageId, said, { quiet: true });
    onClose();
  });
  const { value, onChange } = control("reason");
  return (
    <form
      noValidate
      aria-label="What was wrong"
      onSubmit={submit}
      className="mt-2 flex basis-full flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <RadioGroup label="What was wrong?" options={REASONS} value={value} onChange={onChange} />
      <TextArea
        label="In a sentence, if you like"
        hint="Administrators read it in Settings, Assistant. Nothing leaves this machine."
        rows={2}
        {...field("words")}
      />
      <FormProblem text={problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size={32} busy={busy}>
          Save
        </Button>
        <Button size={32} onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
