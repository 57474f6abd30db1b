import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "#/ui/classes.ts";
import { CONTROL_CLASS, Field } from "./Field.tsx";
import type { FieldProps } from "./Field.tsx";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string>
  extends FieldProps, Omit<ComponentProps<"select">, keyof FieldProps | "onChange" | "value" | "size"> {
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  size?: "md" | "sm";
}

/** The browser's own select: every phone and screen reader knows it. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  hideLabel,
  className,
  options,
  value,
  onChange,
  size = "md",
  ...select
}: SelectProps<Value>) {
  function choose(next: string) {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChange(option.value);
  }
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false} className={className}>
      {(ids) => (
        <span className="relative block">
          <select
            {...select}
            {...ids}
            value={value}
            onChange={(event) => choose(event.target.value)}
            className={classes(
              CONTROL_CLASS,
              "appearance-none pr-9",
              size === "md" ? "h-10 max-md:h-11" : "h-8 text-sm",
            )}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={16}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-fg-2"
          />
        </span>
      )}
    </Field>
  );
}
