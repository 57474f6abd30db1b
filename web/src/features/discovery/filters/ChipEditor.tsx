import { useState } from "react";
import type { SyntheticEvent } from "react";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { editorFor, endsOf, plainText, withEnds, withText } from "./chip-editor.rules.ts";
import type { EditorKind } from "./chip-editor.rules.ts";
import type { FilterChip } from "./filter-chips.rules.ts";

interface ChipEditorProps {
  chip: FilterChip;
  onChange: (value: unknown) => void;
  onClose: () => void;
}

/** Changes one filter value. */
export function ChipEditor({ chip, onChange, onClose }: ChipEditorProps) {
  const editor = editorFor(chip.slot, chip.value);
  const [text, setText] = useState(plainText(chip.value));
  const [ends, setEnds] = useState(endsOf(chip.value));
  const next = nextValue(editor, chip.value, text, ends);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (next !== null) onChange(next);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={chip.name}
      text={
        editor.kind === "none" ? `${chip.text}. Remove it, or say it differently in the sentence.` : undefined
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        {editor.kind === "options" && (
          <Select label={chip.name} value={text} options={editor.options} onChange={setText} />
        )}
        {(editor.kind === "text" || editor.kind === "number") && (
          <TextField label={chip.name} value={text} onChange={(event) => setText(event.target.value)} />
        )}
        {editor.kind === "range" && (
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label="From"
              hint="Such as 10k"
              value={ends.min}
              onChange={(event) => setEnds({ ...ends, min: event.target.value })}
            />
            <TextField
              label="To"
              hint="Empty for no limit"
              value={ends.max}
              onChange={(event) => setEnds({ ...ends, max: event.target.value })}
            />
          </div>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Close</Button>
          {editor.kind !== "none" && (
            <Button variant="primary" type="submit" disabled={next === null}>
              Apply
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Null while what is typed makes no sense. */
function nextValue(
  editor: EditorKind,
  value: unknown,
  text: string,
  ends: { min: string; max: string },
): unknown {
  return editor.kind === "range" ? withEnds(value, ends.min, ends.max) : withText(editor, value, text);
}
