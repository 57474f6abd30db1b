import { Children } from "react";
import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";
import { Skeleton } from "#/ui/feedback/Skeleton.tsx";

interface KpiProps {
  label: string;
  /** Usually a `Figure`; "NA" when unknown. */
  value: ReactNode;
  note?: ReactNode;
}

/** Of more figures than fit one row, so many stand side by side in two. */
const IN_TWO_ROWS: Readonly<Record<number, string>> = {
  4: "lg:grid-cols-4",
  5: "lg:grid-cols-5",
  6: "lg:grid-cols-6",
};
const IN_ONE_ROW = 6;

/** Key figures inside a panel, in one row or in two. */
export function KpiRow({ children }: { children: ReactNode }) {
  const count = Children.toArray(children).length;
  const columns = IN_TWO_ROWS[Math.min(6, Math.ceil(count / 2))];
  return (
    <dl
      className={classes(
        "grid grid-cols-2 gap-px overflow-hidden rounded-[11px] bg-line",
        count > IN_ONE_ROW
          ? `${columns} [&>:last-child:nth-child(odd)]:col-span-2`
          : "lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none",
      )}
    >
      {children}
    </dl>
  );
}

// The last of an odd number fills the row where there are two columns.
const CELL = "min-w-0 bg-surface px-4 pt-3.5 pb-4 max-lg:last:odd:col-span-2";

export function Kpi({ label, value, note }: KpiProps) {
  return (
    <div className={CELL}>
      <dt className="text-sm text-fg-2">{label}</dt>
      <dd className="mt-0.5 text-2xl font-semibold tabular-nums">{value}</dd>
      {note !== undefined && <dd className="mt-0.5 text-xs text-fg-2">{note}</dd>}
    </div>
  );
}

/** In the place of a figure with a note, as high as it. */
export function KpiSkeleton() {
  return (
    <div className={CELL}>
      <dt className="flex h-5 items-center">
        <Skeleton className="h-3 w-24 rounded-sm" />
      </dt>
      <dd className="mt-0.5 flex h-8 items-center">
        <Skeleton className="h-6 w-20 rounded-sm" />
      </dd>
      <dd className="mt-0.5 flex h-4 items-center">
        <Skeleton className="h-2.5 w-16 rounded-sm" />
      </dd>
    </div>
  );
}
