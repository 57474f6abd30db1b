import type { ReactNode } from "react";
/** A name and what is known under it, in a list of two columns. */
export function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-fg-2">{name}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">{children}</dd>
    </>
  );
}
