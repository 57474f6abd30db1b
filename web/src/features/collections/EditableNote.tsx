import { EditInPlace } from "./EditInPlace.tsx";

interface EditableNoteProps {
  label: string;
  value: string | null;
  mayChange: boolean;
  /** Opens the field at once, for those who pressed a key. */
  isOpen?: boolean;
  onClose?: () => void;
  onSave: (note: string | null) => Promise<void>;
}

/** A note that is text until it is pressed, then a field. */
export function EditableNote({ value, mayChange, onSave, ...field }: EditableNoteProps) {
  const save = async (text: string) => {
    const note = text.trim() === "" ? null : text.trim();
    if (note !== value) await onSave(note);
  };
  return (
    <EditInPlace {...field} name="note" text={value ?? ""} isLong onSave={save}>
      {(opener) =>
        mayChange ? (
          <button
            type="button"
            {...opener}
            className="min-h-6 max-w-full text-left break-words whitespace-pre-line hover:underline"
          >
            {value ?? <span className="text-fg-2">Add note</span>}
            <span className="sr-only">, {field.label}</span>
          </button>
        ) : (
          <span className="whitespace-pre-line text-fg-2">{value ?? ""}</span>
        )
      }
    </EditInPlace>
  );
}
