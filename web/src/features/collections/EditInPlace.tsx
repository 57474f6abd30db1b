import { useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";

interface FieldProps {
  label: string;
  /** What the field begins with. */
  text: string;
  /** Several lines, saved by Ctrl or ⌘ Enter; one line is saved by Enter. */
  isLong?: boolean;
  maxLength?: number;
  /** What is wrong with the text; undefined when nothing is. */
  errorOf?: (text: string) => string | undefined;
  onSave: (text: string) => Promise<void>;
}

/** What the button has that opens the field. */
interface Opener {
  autoFocus: boolean;
  onClick: () => void;
}

interface EditInPlaceProps extends FieldProps {
  /** Opens the field at once, for those who pressed a key. */
  isOpen?: boolean;
  onClose?: () => void;
  /** What stands there until it is opened. */
  children: (opener: Opener) => ReactNode;
}

/** What is shown until its button is pressed, then a field in its place. Escape leaves it as it was. */
export function EditInPlace({ isOpen = false, onClose, children, ...field }: EditInPlaceProps) {
  const [isPressed, setIsPressed] = useState(false);
  const [isBack, setIsBack] = useState(false);
  if (!isPressed && !isOpen) {
    // After the field has gone the keyboard goes on where it was.
    return children({ autoFocus: isBack, onClick: () => setIsPressed(true) });
  }
  const close = () => {
    setIsPressed(false);
    setIsBack(true);
    onClose?.();
  };
  return <OpenField {...field} onClose={close} />;
}

function OpenField({
  label,
  text,
  isLong = false,
  maxLength,
  errorOf,
  onSave,
  onClose,
}: FieldProps & { onClose: () => void }) {
  const [draft, setDraft] = useState(text);
  // Saves over what stood here when the field was opened, whatever came since.
  const [saveOver] = useState(() => onSave);
  const { isBusy, run } = useTask();
  const error = errorOf?.(draft);
  const save = () => {
    if (error !== undefined) return;
    run(async () => {
      await saveOver(draft);
      onClose();
    });
  };
  const field = {
    label,
    hideLabel: true,
    value: draft,
    error,
    maxLength,
    // The person has just asked for this field.
    autoFocus: true,
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key === "Escape") onClose();
      if (event.key === "Enter" && (!isLong || event.ctrlKey || event.metaKey)) save();
    },
  };
  return (
    <span className="flex flex-col gap-2 py-2">
      {isLong ? <TextArea {...field} rows={2} /> : <TextField {...field} />}
      <span className="flex gap-2">
        <Button size={32} variant="primary" busy={isBusy} disabled={error !== undefined} onClick={save}>
          Save
        </Button>
        <Button size={32} className="max-md:min-h-11" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </span>
  );
}
