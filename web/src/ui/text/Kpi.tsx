import type { ReactNode } from "react";

interface KpiProps {
  label: string;
  /** Usually a `Figure`; "NA" when unknown. */
  value: ReactNode;
  note?: ReactNode;
}

/** A row of key figures inside a panel. */
export function KpiRow({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-[11px] bg-line lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
      {children}
    </dl>
  );
}

export function Kpi({ label, value, note }: KpiProps) {
  return (
    // The last of an odd number fills the row where there are two columns.
    <div className="min-w-0 bg-surface px-4 pt-3.5 pb-4 max-lg:last:odd:col-span-2">
      <dt className="text-sm text-fg-2">{label}</dt>
      <dd className="mt-0.5 text-2xl font-semibold tabular-nums">{value}</dd>
      {note !== undefined && <dd className="mt-0.5 text-xs text-fg-2">{note}</dd>}
    </div>
  );
}
