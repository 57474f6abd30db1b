import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses one way to see the same thing, such as table or cards. Modes with a panel each are `Tabs`. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex gap-0.5 rounded-md border border-line bg-surface-2 p-0.5"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classes(
            "inline-flex h-7.5 items-center gap-1.5 rounded-sm px-3 text-sm font-medium whitespace-nowrap text-fg-2 hover:text-fg max-md:h-9",
            "aria-pressed:bg-surface aria-pressed:text-fg aria-pressed:ring-1 aria-pressed:ring-line-mid",
          )}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  );
}
