import { useState } from "react";
import { useTask } from "#/lib/use-task.ts";
import { TextArea } from "#/ui/TextArea.tsx";
import { SaveOrCancel } from "./SaveOrCancel.tsx";

interface EditableNoteProps {
  label: string;
  value: string | null;
  maxLength: number;
  mayChange: boolean;
  /** Opens the field at once, for those who pressed a key. */
  isOpen?: boolean;
  onClose?: () => void;
  onSave: (note: string | null) => Promise<void>;
}

/** A note that is text until it is pressed, then a field. Escape leaves it as it was. */
export function EditableNote(props: EditableNoteProps) {
  const { label, value, mayChange, isOpen = false, onClose, onSave } = props;
  const [isPressed, setIsPressed] = useState(false);
  const [isBack, setIsBack] = useState(false);
  const close = () => {
    setIsPressed(false);
    setIsBack(true);
    onClose?.();
  };
  if (isPressed || isOpen) {
    return (
      <NoteField
        {...props}
        onClose={close}
        onSave={async (note) => {
          if (note !== value) await onSave(note);
          close();
        }}
      />
    );
  }
  if (!mayChange) return <span className="whitespace-pre-line text-fg-2">{value ?? ""}</span>;
  return (
    <button
      type="button"
      // After the field has gone the keyboard goes on where it was.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={isBack}
      onClick={() => setIsPressed(true)}
      className="min-h-6 max-w-full text-left break-words whitespace-pre-line hover:underline"
    >
      {value ?? <span className="text-brand-text">Add note</span>}
      <span className="sr-only">, {label}</span>
    </button>
  );
}

function NoteField({ label, value, maxLength, onClose, onSave }: EditableNoteProps) {
  const [text, setText] = useState(value ?? "");
  const { isBusy, run } = useTask();
  const save = () => run(() => onSave(text.trim() === "" ? null : text.trim()));

  return (
    <span className="flex flex-col gap-2 py-2">
      <TextArea
        label={label}
        hideLabel
        rows={2}
        value={text}
        maxLength={maxLength}
        // The person has just asked for this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape") onClose?.();
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
        }}
      />
      <SaveOrCancel isBusy={isBusy} onSave={save} onCancel={onClose} />
    </span>
  );
}
