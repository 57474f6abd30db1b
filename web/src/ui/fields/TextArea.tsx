import type { ComponentProps } from "react";
import { classes } from "#/ui/classes.ts";
import { CONTROL_CLASS, Field } from "./Field.tsx";
import type { FieldProps } from "./Field.tsx";

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

export function TextArea({ label, hint, error, hideLabel, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false} className={className}>
      {(ids) => <textarea rows={4} {...area} {...ids} className={classes(CONTROL_CLASS, "resize-y py-2")} />}
    </Field>
  );
}
