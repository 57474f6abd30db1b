import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";

interface TermsProps {
  rows: readonly { term: string; text: ReactNode }[];
  /** The columns and the spaces between them. */
  className: string;
}

/** Terms, each with what it stands for, in two columns. */
export function Terms({ rows, className }: TermsProps) {
  return (
    <dl className={classes("grid", className)}>
      {rows.map(({ term, text }) => (
        <div key={term} className="col-span-full grid grid-cols-subgrid">
          <dt className="text-fg-2">{term}</dt>
          <dd className="min-w-0 break-words tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
