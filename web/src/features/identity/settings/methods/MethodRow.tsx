import type { ReactNode } from "react";

interface MethodRowProps {
  icon: ReactNode;
  name: string;
  text: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One way to sign in, in the list of its kind. */
export function MethodRow({ icon, name, text, children }: MethodRowProps) {
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-md bg-surface-2 text-fg-2 max-md:hidden"
      >
        {icon}
      </span>
      <div className="min-w-40 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-fg-2">{text}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">{children}</div>
    </li>
  );
}
