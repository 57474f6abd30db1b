import { classes } from "./classes.ts";

export type ButtonVariant = "primary" | "solid" | "secondary" | "ghost" | "danger";
export type ButtonSize = 24 | 32 | 36 | 44;

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-gradient-brand text-on-brand hover:brightness-92 max-md:min-h-11",
  solid: "bg-fg text-bg hover:opacity-90",
  secondary: "border border-line-mid bg-surface text-fg hover:border-line-2 hover:bg-hover",
  ghost: "text-fg-2 hover:bg-surface-2 hover:text-fg",
  danger: "border border-line-mid bg-surface text-danger hover:bg-danger-soft",
};

const SIZES: Record<ButtonSize, string> = {
  24: "h-6 gap-1 rounded-sm px-2 text-xs",
  32: "h-8 gap-1.5 rounded-md px-2.5 text-sm",
  36: "h-9 gap-2 rounded-md px-3.5 text-base",
  44: "h-11 gap-2 rounded-md px-4.5 text-prose",
};

const BASE =
  "inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap transition-[background-color,border-color,filter] duration-120 ease-out";
const DISABLED =
  "off:cursor-not-allowed off:border off:border-line off:bg-surface-2 off:bg-none off:text-fg-2 off:filter-none";

/** The look of a button, for links that act like one: `<Link className={buttonClass("primary")}>`. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = 36): string {
  return classes(BASE, VARIANTS[variant], SIZES[size], DISABLED);
}
