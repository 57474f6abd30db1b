import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";

interface NoteBoxProps {
  look: string;
  mark: ReactNode;
  children: ReactNode;
}

/** The frame of what is said in place; apart from its marks, since the sign-in screen has no icon set. */
export function NoteBox({ look, mark, children }: NoteBoxProps) {
  return (
    <div className={classes("flex gap-2.5 rounded-md px-3 py-2.5 text-sm", look)}>
      {mark}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
