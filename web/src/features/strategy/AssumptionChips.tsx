import type { Assumption } from "@app/contract/strategy-plan";
import { useState } from "react";
import { EDITABLE_SLOTS } from "./thread.rules.ts";
import { Button } from "#/ui/Button.tsx";
import { Chip } from "#/ui/Chip.tsx";
import { TextField } from "#/ui/TextField.tsx";

interface AssumptionChipsProps {
  assumptions: readonly Assumption[];
  /** Null for those who may not change the plan. */
  onSay: ((text: string) => void) | null;
}

/** What the planner assumed; pressed, each can be put right in words, and the plan is solved again. */
export function AssumptionChips({ assumptions, onSay }: AssumptionChipsProps) {
  const [open, setOpen] = useState<Assumption | null>(null);
  return (
    <section aria-label="Assumptions" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-fg-2">I assumed</span>
        {assumptions.map((assumption) => {
          const isEditable = onSay !== null && assumption.slot in EDITABLE_SLOTS;
          return (
            <Chip
              key={assumption.slot}
              kind="assumed"
              {...(isEditable && { onPress: () => setOpen(assumption) })}
            >
              {assumption.value}
            </Chip>
          );
        })}
      </div>
      {open && onSay && (
        <ChipEditor
          key={open.slot}
          assumption={open}
          onClose={() => setOpen(null)}
          onSave={(value) => {
            setOpen(null);
            onSay(`${EDITABLE_SLOTS[open.slot]}: ${value}`);
          }}
        />
      )}
    </section>
  );
}

interface ChipEditorProps {
  assumption: Assumption;
  onClose: () => void;
  onSave: (value: string) => void;
}

function ChipEditor({ assumption, onClose, onSave }: ChipEditorProps) {
  const [value, setValue] = useState(assumption.value);
  const isChanged = value.trim() !== "" && value.trim() !== assumption.value;
  return (
    <form
      ref={(form) => form?.scrollIntoView({ block: "nearest" })}
      className="scroll-mb-44 flex flex-wrap items-end gap-2 rounded-lg border border-line bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onSave(value.trim());
      }}
    >
      <TextField
        label={EDITABLE_SLOTS[assumption.slot] ?? assumption.slot}
        hint={assumption.why}
        value={value}
        className="min-w-0 flex-1 basis-60"
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" variant="solid" disabled={!isChanged}>
        Plan again
      </Button>
      <Button variant="ghost" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
