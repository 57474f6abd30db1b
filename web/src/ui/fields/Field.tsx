import { useId } from "react";
import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";
import { AlertMark } from "#/ui/text/SmallMarks.tsx";

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What to do about it, not only that it is wrong. */
  error?: string | undefined;
  hideLabel?: boolean;
  className?: string | undefined;
}

interface ControlIds {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** Label above, hint and error below; `children` gets the ids that tie them to the control. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  className,
  children,
}: FieldProps & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const described = error !== undefined || hint !== undefined;
  return (
    <div className={classes("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-sm font-medium"}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": described ? noteId : undefined,
      })}
      {error === undefined ? (
        hint !== undefined && (
          <p id={noteId} className="text-sm text-fg-2">
            {hint}
          </p>
        )
      ) : (
        <FieldError id={noteId} text={error} />
      )}
    </div>
  );
}

/** Stands below its control, which names it in `aria-describedby`. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
      <AlertMark size={14} className="mt-[3px]" />
      {text}
    </p>
  );
}

export const CONTROL_CLASS = classes(
  // Below 16 px iOS zooms the page at the first touch.
  "w-full min-w-0 rounded-md border border-line-2 bg-surface px-3 text-base text-fg max-md:text-lg",
  "focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus",
  "aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-surface-2 disabled:text-fg-2",
);
