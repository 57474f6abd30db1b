import type { ReactNode } from "react";

export function KitGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-3 *:max-w-full">
      <h3 className="text-xs font-medium text-fg-2">{title}</h3>
      {children}
    </div>
  );
}
