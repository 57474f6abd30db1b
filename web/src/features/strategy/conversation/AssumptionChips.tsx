import type { Assumption } from "@app/contract/strategy/plan";
import { useState } from "react";
import { EDITABLE_SLOTS } from "./thread.rules.ts";
import type { BriefRead } from "./thread.rules.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { formatTotal } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { Chip } from "#/ui/text/Chip.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";

interface AssumptionChipsProps {
  read: BriefRead;
  /** Null for those who may not change the plan. */
  onSay: ((text: string) => void) | null;
}

/** What the person said and what the planner assumed; each assumption can be put right in words, and is solved again. */
export function AssumptionChips({ read, onSay }: AssumptionChipsProps) {
  const [open, setOpen] = useState<Assumption | null>(null);
  const { said } = read;
  const told = read.assumptions.filter(({ fact }) => fact !== undefined);
  const assumptions = read.assumptions.filter(({ fact }) => fact === undefined);
  return (
    <section aria-label="What you said and what is assumed" className="flex flex-col gap-3">
      {said.length > 0 && (
        <ul aria-label="What you said" className="flex flex-wrap items-center gap-2">
          <li aria-hidden className="text-sm text-fg-2">
            You said
          </li>
          {said.map(({ slot, value }) => (
            <li key={slot} className="flex max-w-full">
              <Chip>{value}</Chip>
            </li>
          ))}
        </ul>
      )}
      {told.length > 0 && <ToldBefore told={told} onSay={onSay} />}
      <ul aria-label="What is assumed" className="flex flex-wrap items-center gap-2">
        <li className="text-sm text-fg-2">I assumed {formatTotal(assumptions.length)}</li>
        {assumptions.map((assumption) => {
          const isEditable = onSay !== null && assumption.slot in EDITABLE_SLOTS;
          return (
            <li key={assumption.slot} className="flex max-w-full">
              <Chip kind="assumed" {...(isEditable && { onPress: () => setOpen(assumption) })}>
                {assumption.value}
              </Chip>
            </li>
          );
        })}
      </ul>
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

/** What the team told before: each with why it is here, and a way to leave it out of this plan. */
function ToldBefore({ told, onSay }: { told: readonly Assumption[]; onSay: AssumptionChipsProps["onSay"] }) {
  return (
    <ul aria-label="What your team told before" className="flex flex-col gap-2">
      {told.map(({ value, why, fact }) => (
        <li key={fact?.id ?? value} className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-fg-2">{fact?.isOverruled ? "Not followed" : "Remembered"}</span>
          <Chip>{value}</Chip>
          <span className="min-w-0 text-sm break-words text-fg-2">{why}</span>
          {onSay && fact && !fact.isOverruled && (
            <Button
              size={32}
              variant="ghost"
              aria-label={`Ignore this time: ${value}`}
              onClick={() => onSay(`Ignore this time: ${fact.text}`)}
            >
              Ignore this time
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ChipEditorProps {
  assumption: Assumption;
  onClose: () => void;
  onSave: (value: string) => void;
}

function ChipEditor({ assumption, onClose, onSave }: ChipEditorProps) {
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
        hint={assumption.why}
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
