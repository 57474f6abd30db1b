import { CircleAlert, CircleCheck, CircleDashed, CircleX, Clock, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";

export type StateKind = "passed" | "failed" | "none" | "warn" | "waiting" | "running";

const LOOKS = {
  passed: { icon: CircleCheck, look: "text-success" },
  failed: { icon: CircleX, look: "text-danger" },
  none: { icon: CircleDashed, look: "text-fg-2" },
  warn: { icon: CircleAlert, look: "text-warn" },
  waiting: { icon: Clock, look: "text-fg-2" },
  running: { icon: LoaderCircle, look: "text-fg-2" },
} as const;

/** A state is an icon and a word; the colour only repeats it. */
export function State({ kind, children }: { kind: StateKind; children: ReactNode }) {
  const { icon: Icon, look } = LOOKS[kind];
  return (
    <span className={classes("inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap", look)}>
      <Icon aria-hidden size={16} className={kind === "running" ? "animate-spin" : ""} />
      {children}
    </span>
  );
}

/** A check's answer in words: true is "Passed", false "Failed", null "Not checked". */
export function CheckState({ value }: { value: boolean | null }) {
  if (value === null) return <State kind="none">Not checked</State>;
  return value ? <State kind="passed">Passed</State> : <State kind="failed">Failed</State>;
}
