import type { ComponentProps, MouseEvent, ReactNode } from "react";
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
  /** Refuses a press while another button is busy. */
  paused?: boolean | undefined;
}

export function Button({
  variant = "secondary",
  size = 36,
  icon,
  busy,
  paused,
  className,
  children,
  type,
  onClick,
  ...rest
}: ButtonProps) {
  const refuses = busy || paused;
  return (
    <button
      {...rest}
      type={type === "submit" ? "submit" : "button"}
      aria-busy={busy || undefined}
      // A button that the browser disables lets go of the focus, and who works with keys has lost their place.
      aria-disabled={refuses || undefined}
      onClick={refuses ? refuse : onClick}
      className={classes(buttonClass(variant, size), className)}
    >
      {busy ? <SpinnerMark size={16} className="animate-spin" /> : icon}
      {children}
    </button>
  );
}

// A press of a form's button would send it.
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
