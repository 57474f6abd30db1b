import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";

export type Tone = "plain" | "line" | "success" | "danger" | "warn" | "info" | "brand";

const TONES: Record<Tone, string> = {
  plain: "bg-surface-2 text-fg-2",
  line: "border border-line-mid text-fg-2",
  success: "bg-success-soft text-success",
  danger: "bg-danger-soft text-danger",
  warn: "bg-warn-soft text-warn",
  info: "bg-info-soft text-info",
  brand: "bg-brand-soft text-brand-text",
};

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  title?: string;
  children: ReactNode;
}

export function Badge({ tone = "plain", icon, title, children }: BadgeProps) {
  return (
    <span
      title={title}
      className={classes(
        "inline-flex h-5 shrink-0 items-center gap-1 rounded-[5px] px-1.5 text-xs font-medium whitespace-nowrap",
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
