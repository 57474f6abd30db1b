import { Inbox } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  /** Why it is empty, and what it will be good for. */
  text: ReactNode;
  icon?: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-1 px-4 py-6 md:p-8">
      <span className="mb-3 grid size-9 place-items-center rounded-md bg-brand-soft text-brand-text">
        {icon ?? <Inbox aria-hidden size={20} />}
      </span>
      <p className="text-lg font-semibold">{title}</p>
      <p className="max-w-110 text-fg-2">{text}</p>
      {action !== undefined && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
