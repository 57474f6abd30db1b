import type { ReactNode } from "react";

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Takes effect at once; for what is saved with a form use a checkbox. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-6 items-center justify-between gap-4">
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{label}</span>
        {hint !== undefined && <span className="text-sm text-fg-2">{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-10 shrink-0 appearance-none rounded-full bg-line-2 transition-colors duration-120 ease-out after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-surface after:transition-transform after:duration-120 after:ease-out checked:bg-brand checked:after:translate-x-4 disabled:cursor-not-allowed disabled:opacity-50"
      />
    </label>
  );
}
