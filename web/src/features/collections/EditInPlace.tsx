import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";

interface FieldProps {
  label: string;
  /** As the server calls it. */
  name: string;
  /** What the field begins with. */
  text: string;
  /** Several lines, saved by Ctrl or ⌘ Enter; one line is saved by Enter. */
  isLong?: boolean;
  /** Throws what is wrong with the text. */
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
  const close = (hasFocus: boolean) => {
    setIsPressed(false);
    setIsBack(hasFocus);
    onClose?.();
  };
  return <OpenField {...field} onClose={close} />;
}

interface OpenFieldProps extends FieldProps {
  onClose: (hasFocus: boolean) => void;
}

function OpenField({ label, name, text, isLong, onSave, onClose }: OpenFieldProps) {
  const place = useRef<HTMLFormElement>(null);
  // Who went elsewhere while it was being saved stays there.
  const close = () => {
    const { activeElement, body } = document;
    onClose(activeElement === body || place.current?.contains(activeElement) === true);
  };
  // Saves over what stood here when the field was opened, whatever came since.
  const [saveOver] = useState(() => onSave);
  const form = useForm({ [name]: text }, async ({ [name]: draft = "" }) => {
    await saveOver(draft);
    close();
  });
  const field = {
    ...form.field(name),
    label,
    hideLabel: true,
    // The person has just asked for this field.
    autoFocus: true,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      event.stopPropagation();
      if (event.key === "Escape") close();
      if (event.key !== "Enter" || (isLong && !event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    },
  };
  return (
    <form ref={place} noValidate onSubmit={form.submit} className="flex flex-col gap-2 py-2">
      {isLong ? <TextArea {...field} rows={2} /> : <TextField {...field} />}
      <FormProblem text={form.problem} />
      <span className="flex gap-2">
        <Button type="submit" size={32} variant="primary" busy={form.busy}>
          Save
        </Button>
        <Button size={32} className="max-md:min-h-11" onClick={close}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
