import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";

/** A quick answer shows no skeleton at all. From the design. */
const SKELETON_DELAY_MS = 150;

/** Keeps the place at once, shows the grey shapes after 150 ms, and says what is awaited. */
export function Loading({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true" aria-label={label} className={shown ? "" : "invisible"}>
      {children}
    </div>
  );
}

export function Skeleton({ className }: { className?: string }) {
  return <span className={classes("block animate-pulse bg-line", className ?? "h-3 w-full rounded-sm")} />;
}

const ROWS = Array.from({ length: 20 }, (_, row) => `row ${row}`);

interface ListSkeletonProps {
  rows: number;
  label?: string;
  /** Of rows of two lines, where they are no rows of a table. */
  isTall?: boolean;
}

/** As many rows as will follow, each of the height of a table row. */
export function ListSkeleton({ rows, label, isTall = false }: ListSkeletonProps) {
  return (
    <Loading {...(label === undefined ? {} : { label })}>
      <div className="divide-y divide-line">
        {ROWS.slice(0, rows).map((row) => (
          <div key={row} className={classes("flex items-center gap-3 px-4", isTall ? "h-15" : "h-12")}>
            <Skeleton className="size-8 rounded-full" />
            <div className="flex flex-1 flex-col gap-1.5">
              <Skeleton className="h-3 w-1/2 max-w-64 rounded-sm" />
              <Skeleton className="h-2.5 w-1/3 max-w-40 rounded-sm" />
            </div>
            <Skeleton className="h-3 w-16 rounded-sm" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
