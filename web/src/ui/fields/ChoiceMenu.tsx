import { ChevronDown } from "lucide-react";
import { classes } from "#/ui/classes.ts";
import { Menu } from "#/ui/overlays/Menu.tsx";
import { CONTROL_CLASS } from "./Field.tsx";
import type { SelectOption } from "./Select.tsx";

interface ChoiceMenuProps<Value extends string> {
  /** Read out, not shown. */
  label: string;
  /** Null where nothing is chosen yet, or each choice is one more: then `empty` is shown. */
  value: Value | null;
  empty?: string;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  size?: "md" | "sm";
  className?: string;
}

/**
 * One of several, where choosing does something at once. In the browser's own select each arrow key is a choice; here the
 * arrows move in a list, Enter chooses and Escape leaves.
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, value, empty = "", options, onChange, disabled = false, size = "md", className } = props;
  const shown = options.find((option) => option.value === value)?.label ?? empty;
  return (
    <div className={classes("min-w-0", className)}>
      <Menu
        chosen={value ?? ""}
        trigger={
          <button
            type="button"
            aria-label={value === null ? label : `${label}: ${shown}`}
            disabled={disabled}
            className={classes(
              CONTROL_CLASS,
              "flex items-center justify-between gap-2 text-left",
              size === "md" ? "h-10 max-md:h-11" : "h-8 text-sm max-md:h-11",
            )}
          >
            <span className="truncate">{shown}</span>
            <ChevronDown aria-hidden size={16} className="shrink-0 text-fg-2" />
          </button>
        }
        items={options.map((option) => ({
          id: option.value,
          label: option.label,
          run: () => option.value !== value && onChange(option.value),
        }))}
      />
    </div>
  );
}
