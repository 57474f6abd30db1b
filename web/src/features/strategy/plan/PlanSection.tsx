import { useId } from "react";
import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";

interface PlanSectionProps {
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One part of the plan under its own heading; hairlines divide the parts. */
export function PlanSection({ title, aside, className, children }: PlanSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes("min-w-0 border-t border-line px-4 py-4 first:border-t-0 md:px-6", className)}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {aside !== undefined && <span className="text-sm text-fg-2">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
