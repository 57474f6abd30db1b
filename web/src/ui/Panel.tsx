import { useId } from "react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface PanelProps {
  title?: string;
  /** Stands at the end of the head: a link, a count, a button. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One surface level on the page: no panel inside a panel. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      className={classes("min-w-0 rounded-lg border border-line bg-surface", className)}
    >
      {title !== undefined && (
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b border-line px-4 py-2">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
