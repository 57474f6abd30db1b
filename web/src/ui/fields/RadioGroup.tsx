import { useId } from "react";

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  hideLabel?: boolean;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, hideLabel } = props;
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className={hideLabel ? "sr-only" : "mb-1.5 text-sm font-medium"}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-6 items-start gap-2">
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-line-2 bg-surface checked:border-[5px] checked:border-brand"
          />
          <span className="flex flex-col">
            {option.label}
            {option.hint !== undefined && <small className="text-sm text-fg-2">{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
