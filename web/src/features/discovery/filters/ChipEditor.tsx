import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { editorFor, endsOf, plainText, readEnd, withEnds, withText } from "./chip-editor.rules.ts";
import { FILTER_HELP } from "./filter-help.ts";
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
  const initial = { text: plainText(chip.value), ...endsOf(chip.value) };
  const { control, field, submit } = useForm(initial, async ({ text, min, max }) => {
    const isRange = editor.kind === "range";
    const next = isRange ? withEnds(chip.value, min, max) : withText(editor, chip.value, text);
    if (next !== null) return onChange(next);
    const isMaxWrong = isRange && readEnd(max) === null;
    throw new InvalidInput({ [isRange ? (isMaxWrong ? "max" : "min") : "text"]: whatToEnter(editor) });
  });
  return (
    <Dialog open onClose={onClose} title={chip.name} text={helpFor(chip, editor)}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {editor.kind === "options" && (
          <Select label={chip.name} {...control("text")} options={editor.options} />
        )}
        {(editor.kind === "text" || editor.kind === "number") && (
          <TextField label={chip.name} {...field("text")} />
        )}
        {editor.kind === "range" && (
          <div className="grid grid-cols-2 gap-3">
            <TextField label="From" hint="Such as 10k" {...field("min")} />
            <TextField label="To" hint="Empty for no limit" {...field("max")} />
          </div>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Close</Button>
          {editor.kind !== "none" && (
            <Button variant="primary" type="submit">
              Apply
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function helpFor({ slot, text }: FilterChip, { kind }: EditorKind): string | undefined {
  const help = FILTER_HELP[slot];
  if (kind !== "none") return help;
  return [`${text}. Remove it, or say it differently in the sentence.`, help].filter(Boolean).join(" ");
}

function whatToEnter({ kind }: EditorKind): string {
  if (kind === "text") return "Enter a word, or remove the filter";
  return "Enter a number such as 500, 10k or 1.5m";
}
