import type { ComponentProps } from "react";
import { classes } from "#/ui/classes.ts";
import { CONTROL_CLASS, Field } from "./Field.tsx";
import type { FieldProps } from "./Field.tsx";

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

export function TextField({ label, hint, error, hideLabel, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false} className={className}>
      {(ids) => (
        <input
          {...input}
          {...ids}
          className={classes(CONTROL_CLASS, "h-10 read-only:bg-surface-2 read-only:text-fg-2 max-md:h-11")}
        />
      )}
    </Field>
  );
}
