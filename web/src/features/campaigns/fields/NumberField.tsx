import { useState } from "react";
import { TextField } from "#/ui/fields/TextField.tsx";

interface NumberFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Whether it may have up to two decimals, after a point or a comma. */
  hasDecimals?: boolean;
  /** Whether the field may be empty; if not, the last number stays until a new one is typed. */
  isOptional?: boolean;
  hint?: string;
  /** What is wrong with the number beside others. */
  error?: string | undefined;
}

/** A number; what is out of range is said at once and not handed on. */
export function NumberField({ label, value, onChange, hint, error, ...rules }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? "" : String(value));
  return (
    <TextField
      label={label}
      inputMode={rules.hasDecimals ? "decimal" : "numeric"}
      value={text}
      hint={hint}
      error={complaint(text, rules) ?? error}
      onChange={(event) => {
        const typed = event.target.value.trim();
        setText(typed);
        if (complaint(typed, rules) === undefined) {
          onChange(typed === "" ? null : Number(typed.replace(",", ".")));
        }
      }}
    />
  );
}

type Rules = Pick<NumberFieldProps, "min" | "max" | "hasDecimals" | "isOptional">;

function complaint(text: string, { min = 1, max, hasDecimals, isOptional }: Rules): string | undefined {
  if (text === "") return isOptional ? undefined : "Enter a number";
  if (hasDecimals && !/^\d+(?:[.,]\d{1,2})?$/.test(text)) return "Enter a number such as 3.25";
  if (!hasDecimals && !/^\d+$/.test(text)) return "Enter a whole number";
  const number = Number(text.replace(",", "."));
  if (number < min) return `At least ${min}`;
  return max !== undefined && number > max ? `At most ${max}` : undefined;
}
