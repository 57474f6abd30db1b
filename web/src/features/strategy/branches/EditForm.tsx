import { MESSAGE_MAX } from "@app/contract/strategy/schemas";
import { useState } from "react";
import type { FormEvent } from "react";
import type { Said } from "#/features/strategy/conversation/catch-up.rules.ts";
import { Button } from "#/ui/Button.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";

interface EditFormProps {
  said: Said;
  onSend: (said: Said) => Promise<void>;
  onClose: () => void;
}

/** The words of a message, to be said otherwise in a thread of its own. */
export function EditForm({ said, onSend, onClose }: EditFormProps) {
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
