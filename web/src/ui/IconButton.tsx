import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

interface IconButtonProps extends ComponentProps<"button"> {
  /** The accessible name, shown as a tooltip too. */
  label: string;
  icon: ReactNode;
  size?: "md" | "sm";
}

export function IconButton({ label, icon, size = "md", className, title, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={title ?? label}
      className={classes(
        "inline-grid shrink-0 place-items-center text-fg-2 transition-colors duration-120 ease-out",
        "hover:bg-surface-2 hover:text-fg disabled:cursor-not-allowed disabled:opacity-50",
        "aria-pressed:bg-brand-soft aria-pressed:text-brand-text",
        size === "md" ? "size-9 rounded-md max-md:size-11" : "size-7 rounded-sm",
        className,
      )}
    >
      {icon}
    </button>
  );
}
