import { ATTACHMENT_TEXT_MAX } from "@app/contract/strategy/attachments/schemas";
import type { Attachment, AttachmentText } from "@app/contract/strategy/attachments/schemas";
import { useState } from "react";
import { formatTotal } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import type { AttachmentState } from "./use-attachment.ts";

interface AttachmentBoxProps {
  state: Exclude<AttachmentState, { is: "none" }>;
  /** While an answer is written nothing can be sent. */
  isBusy: boolean;
  onUse: (attachment: Attachment) => void;
  onClose: () => void;
}

/** The text of a file, to be read and put right before it is used; nothing of it is used without a click. */
export function AttachmentBox({ state, isBusy, onUse, onClose }: AttachmentBoxProps) {
  if (state.is === "reading") {
    return (
      <div className="flex items-center justify-between gap-3 px-1">
        <p role="status" className="min-w-0 text-sm break-words text-fg-2">
          Reading {state.name}…
        </p>
        <Button size={32} variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    );
  }
  if (state.is === "failed") {
    return (
      <div role="alert" className="flex flex-col items-start gap-2">
        <Note kind="bad">
          <b className="font-medium break-words">{state.name}</b>: {state.problem}
        </Note>
        <Button size={32} variant="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
    );
  }
  return (
    <FoundText key={state.found.text} found={state.found} isBusy={isBusy} onUse={onUse} onClose={onClose} />
  );
}

interface FoundTextProps extends Omit<AttachmentBoxProps, "state"> {
  found: AttachmentText;
}

function FoundText({ found, isBusy, onUse, onClose }: FoundTextProps) {
  const [text, setText] = useState(found.text);
  const { name, characters, isCut, notRead } = found;
  const left = [
    ...(isCut ? [`Cut at ${formatTotal(found.text.length)} of ${formatTotal(characters)} characters.`] : []),
    ...(notRead.length > 0 ? [`Not read: ${notRead.join(", ")}.`] : []),
  ];
  return (
    <section
      aria-label={`Text of ${name}`}
      className="flex flex-col gap-2 rounded-lg border border-line bg-bg p-3"
    >
      <TextArea
        label={`Text of ${name}`}
        hint="Nothing of it is used before you say so. Change what is wrong."
        rows={8}
        value={text}
        maxLength={ATTACHMENT_TEXT_MAX}
        onChange={(event) => setText(event.target.value)}
      />
      {left.length > 0 && <p className="text-sm text-warn">{left.join(" ")}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="solid"
          disabled={isBusy || text.trim() === ""}
          onClick={() => onUse({ name, text: text.trim() })}
        >
          Use this text
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Leave it out
        </Button>
      </div>
    </section>
  );
}
