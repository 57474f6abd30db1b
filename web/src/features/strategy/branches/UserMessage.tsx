import type { UIMessage } from "ai";
import type { Attachment } from "@app/contract/strategy/attachments/schemas";
import { MESSAGE_MAX } from "@app/contract/strategy/schemas";
import { Pencil } from "lucide-react";
import { useState } from "react";
import type { FormEvent } from "react";
import { saidOf } from "#/features/strategy/conversation/catch-up.rules.ts";
import type { Said } from "#/features/strategy/conversation/catch-up.rules.ts";
import { Button } from "#/ui/Button.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { IconButton } from "#/ui/IconButton.tsx";

interface UserMessageProps {
  message: UIMessage;
  /** Says something else in its place, in a thread of its own; null for who may not, or while an answer is written. */
  onBranch: ((said: Said) => Promise<void>) | null;
}

/** What a person said, and the way to say it otherwise. */
export function UserMessage({ message, onBranch }: UserMessageProps) {
  const [isEditing, setIsEditing] = useState(false);
  const said = saidOf(message);
  if (isEditing && onBranch) {
    return <EditForm said={said} onSend={onBranch} onClose={() => setIsEditing(false)} />;
  }
  return (
    <div className="flex max-w-[85%] flex-col gap-2 self-end">
      {said.text !== "" && (
        <p className="self-end rounded-lg bg-surface-2 px-4 py-3 text-prose break-words whitespace-pre-wrap">
          {said.text}
        </p>
      )}
      {said.attachment && <UsedText attachment={said.attachment} />}
      {onBranch && said.text !== "" && (
        <IconButton
          label="Edit in a new thread"
          className="self-end"
          icon={<Pencil aria-hidden size={16} />}
          onClick={() => setIsEditing(true)}
        />
      )}
    </div>
  );
}

interface EditFormProps {
  said: Said;
  onSend: (said: Said) => Promise<void>;
  onClose: () => void;
}

function EditForm({ said, onSend, onClose }: EditFormProps) {
  const [text, setText] = useState(said.text);
  const [isBusy, setIsBusy] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      await onSend({ ...said, text: text.trim() });
    } catch {
      // It has been shown, and the words stay.
      setIsBusy(false);
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} className="flex w-full flex-col gap-3 self-end">
      <TextArea
        label="Say it otherwise"
        hint="A new thread begins here, with the plan as it stood. This one stays."
        value={text}
        maxLength={MESSAGE_MAX}
        ref={focus}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy} disabled={text.trim() === ""}>
          Send in a new thread
        </Button>
      </div>
    </form>
  );
}

function focus(field: HTMLElement | null): void {
  field?.focus();
}

/** The text of a file that a person used, folded: it is no words of theirs. */
function UsedText({ attachment: { name, text } }: { attachment: Attachment }) {
  return (
    <details className="rounded-lg bg-surface-2 px-4 py-3">
      <summary className="cursor-pointer py-2 break-words">Text of {name}</summary>
      <p className="mt-2 text-sm break-words whitespace-pre-wrap text-fg-2">{text}</p>
    </details>
  );
}
