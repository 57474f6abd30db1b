import type { ComponentProps } from "react";
import { classes } from "#/ui/classes.ts";

/** A small step beside a value, such as "Show" or "Use as keyword". */
export function TextButton({ className, children, ...rest }: ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type="button"
      className={classes(
        "inline-flex min-h-6 items-center gap-1 rounded-sm px-1 text-sm font-medium whitespace-nowrap hover:underline max-md:min-h-8",
        className ?? "text-brand-text",
      )}
    >
      {children}
    </button>
  );
}
