import { CircleAlert, Clock, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";
import { NoteBox } from "./NoteBox.tsx";

const KINDS = {
  plain: { icon: Info, look: "bg-surface-2", mark: "text-fg-2" },
  info: { icon: Info, look: "bg-info-soft", mark: "text-info" },
  warn: { icon: Clock, look: "bg-warn-soft", mark: "text-warn" },
  bad: { icon: CircleAlert, look: "bg-danger-soft", mark: "text-danger" },
} as const;

/** Says in place that something is partial, old or missing. */
export function Note({ kind = "plain", children }: { kind?: keyof typeof KINDS; children: ReactNode }) {
  const { icon: Icon, look, mark } = KINDS[kind];
  return (
    <NoteBox look={look} mark={<Icon aria-hidden size={16} className={classes("mt-0.5", mark)} />}>
      {children}
    </NoteBox>
  );
}
