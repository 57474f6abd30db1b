import type { ComponentProps, ReactNode } from "react";
import { buttonClass } from "./button.styles.ts";
import type { ButtonSize, ButtonVariant } from "./button.styles.ts";
import { classes } from "./classes.ts";
import { SpinnerMark } from "./text/SmallMarks.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Keeps the label, shows that work goes on, and refuses a second press. */
  busy?: boolean | undefined;
}

export function Button({
  variant = "secondary",
  size = 36,
  icon,
  busy,
  className,
  children,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === "submit" ? "submit" : "button"}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
      className={classes(buttonClass(variant, size), className)}
    >
      {busy ? <SpinnerMark size={16} className="animate-spin" /> : icon}
      {children}
    </button>
  );
}
