import { useState } from "react";
import { TextField } from "#/ui/fields/TextField.tsx";

interface NumberFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Whether the field may be empty; if not, the last number stays until a new one is typed. */
  isOptional?: boolean;
  hint?: string;
  /** What is wrong with the number beside others. */
  error?: string | undefined;
}

/** A whole number; what is out of range is said at once and not handed on. */
export function NumberField({
  label,
  value,
  onChange,
  min = 1,
  max,
  isOptional,
  hint,
  ...props
}: NumberFieldProps) {
  const [text, setText] = useState(value === null ? "" : String(value));
  const error = complaint(text, min, max, isOptional ?? false) ?? props.error;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={text}
      hint={hint}
      error={error}
      onChange={(event) => {
        const typed = event.target.value.trim();
        setText(typed);
        if (complaint(typed, min, max, isOptional ?? false) === undefined) {
          onChange(typed === "" ? null : Number(typed));
        }
      }}
    />
  );
}

function complaint(
  text: string,
  min: number,
  max: number | undefined,
  isOptional: boolean,
): string | undefined {
  if (text === "") return isOptional ? undefined : "Enter a number";
  if (!/^\d+$/.test(text)) return "Enter a whole number";
  const number = Number(text);
  if (number < min) return `At least ${min}`;
  return max !== undefined && number > max ? `At most ${max}` : undefined;
}
