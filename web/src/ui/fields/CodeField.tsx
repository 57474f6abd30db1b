import { OTPField } from "@base-ui/react/otp-field";
import { classes } from "#/ui/classes.ts";
import { codeIn } from "./digits.rules.ts";
import { CONTROL_CLASS, Field } from "./Field.tsx";
import type { FieldProps } from "./Field.tsx";

const DIGITS = [1, 2, 3, 4, 5, 6] as const;

interface CodeFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  startsFocused?: boolean;
}

/** A code of six digits, one box each, that sends its form with the last one. It may be pasted; phones fill it in. */
export function CodeField({
  value,
  onChange,
  disabled = false,
  startsFocused = false,
  ...field
}: CodeFieldProps) {
  return (
    <Field {...field}>
      {({ id, ...control }) => (
        <OTPField.Root
          id={id}
          length={DIGITS.length}
          value={value}
          onValueChange={onChange}
          // Its own filter would drop the digits of other keyboards.
          validationType="none"
          normalizeValue={codeIn}
          inputMode="numeric"
          autoSubmit
          disabled={disabled}
          className="flex gap-2"
        >
          {DIGITS.map((digit) => (
            <OTPField.Input
              key={digit}
              {...control}
              aria-label={digit === 1 ? undefined : `Digit ${digit} of ${DIGITS.length}`}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the step is about
              autoFocus={startsFocused && digit === 1}
              className={classes(
                CONTROL_CLASS,
                "h-12 max-w-16 px-0 text-center text-xl font-medium tabular-nums max-md:text-xl",
              )}
            />
          ))}
        </OTPField.Root>
      )}
    </Field>
  );
}
