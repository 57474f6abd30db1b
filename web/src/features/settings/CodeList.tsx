import { useId } from "react";
import { Chip } from "#/ui/text/Chip.tsx";
import { ChoiceMenu } from "#/ui/fields/ChoiceMenu.tsx";
import { FieldError } from "#/ui/fields/Field.tsx";
import type { SelectOption } from "#/ui/fields/Select.tsx";

interface CodeListProps {
  label: string;
  /** First in the list: "Add a country". */
  add: string;
  options: readonly SelectOption[];
  value: readonly string[];
  error?: string | undefined;
  onChange: (codes: string[]) => void;
}

/** Several countries or languages: chosen ones as chips, the rest in a list. */
export function CodeList({ label, add, options, value, error, onChange }: CodeListProps) {
  const id = useId();
  const nameOf = (code: string) => options.find((option) => option.value === code)?.label ?? code;
  const left = options.filter((option) => !value.includes(option.value));
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="flex flex-col gap-1.5"
    >
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      {value.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {value.map((code) => (
            <Chip
              key={code}
              removeLabel={`Remove ${nameOf(code)}`}
              onRemove={() => onChange(value.filter((other) => other !== code))}
            >
              {nameOf(code)}
            </Chip>
          ))}
        </div>
      )}
      <ChoiceMenu
        label={add}
        value={null}
        empty={add}
        options={left}
        onChange={(code) => onChange([...value, code])}
      />
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
