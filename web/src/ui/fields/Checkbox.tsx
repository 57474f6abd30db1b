import { Check, Minus } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ComponentProps } from "react";
import { classes } from "#/ui/classes.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "size"> {
  label: string;
  hideLabel?: boolean;
  hint?: string;
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({
  label,
  hideLabel,
  hint,
  indeterminate = false,
  onChange,
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const { className, ...input } = rest;
  // A box that keeps its own state shows the mark by itself; of others a table has hundreds, mostly empty.
  const isMarked = rest.checked !== false;
  return (
    <label className={classes("inline-flex min-h-6 items-start gap-1.5", className)}>
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...input}
          ref={box}
          type="checkbox"
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-4 appearance-none rounded-[4px] border border-line-2 bg-surface checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand disabled:cursor-not-allowed"
        />
        {indeterminate ? (
          <Minus
            aria-hidden
            size={12}
            strokeWidth={3}
            className="pointer-events-none absolute text-surface"
          />
        ) : (
          isMarked && (
            <Check
              aria-hidden
              size={12}
              strokeWidth={3}
              className="pointer-events-none absolute hidden text-surface peer-checked:block"
            />
          )
        )}
      </span>
      <span className={hideLabel ? "sr-only" : "flex flex-col pt-0.5"}>
        {label}
        {hint !== undefined && <small className="text-sm text-fg-2">{hint}</small>}
      </span>
    </label>
  );
}
