import type { Assumption } from "@app/contract/strategy/plan";
import { EDITABLE_SLOTS } from "./thread.rules.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";

interface AssumptionEditorProps {
  assumption: Assumption;
  /** Its reason in the language of the answer. */
  why: string;
  onClose: () => void;
  onSave: (value: string) => void;
}

/** An assumption put right in words; the plan is solved again with them. */
export function AssumptionEditor({ assumption, why, onClose, onSave }: AssumptionEditorProps) {
  const { field, submit } = useForm({ value: assumption.value }, async (values) => {
    const value = values.value.trim();
    if (value === "" || value === assumption.value)
      throw new InvalidInput({ value: "Say it differently, or leave it as it is" });
    onSave(value);
  });
  return (
    <form
      ref={(form) => form?.scrollIntoView({ block: "nearest" })}
      noValidate
      className="scroll-mb-44 flex flex-wrap items-end gap-2 rounded-lg border border-line bg-surface p-3"
      onSubmit={submit}
    >
      <TextField
        label={EDITABLE_SLOTS[assumption.slot] ?? assumption.slot}
        hint={why}
        className="min-w-0 flex-1 basis-60"
        {...field("value")}
      />
      <Button type="submit" variant="solid">
        Plan again
      </Button>
      <Button variant="ghost" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
