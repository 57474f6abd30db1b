import { CircleAlert, CircleCheck, CircleX, Info, X } from "lucide-react";
import { dismissToast, useToasts } from "#/lib/toasts.ts";
import type { Severity, Toast } from "#/lib/toasts.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { SlowNote } from "./SlowNote.tsx";

const MARKS: Record<Severity, { icon: typeof Info; look: string }> = {
  success: { icon: CircleCheck, look: "text-success" },
  info: { icon: Info, look: "text-info" },
  warning: { icon: CircleAlert, look: "text-warn" },
  error: { icon: CircleX, look: "text-danger" },
};

/** Top right, under the bar. Stands once, in the shell. */
export function ToastRegion() {
  const toasts = useToasts();
  return (
    <section
      aria-label="Notifications"
      // Each notification speaks for itself; the word keeps an open dialog from hiding them all.
      aria-live="off"
      className="pointer-events-none fixed top-16 right-2 left-2 z-60 flex flex-col items-end gap-2 md:right-4 md:left-auto print:hidden"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <SlowNote className="w-full max-w-90 rounded-lg bg-surface px-4 py-3 shadow-overlay md:w-90" />
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { icon: Icon, look } = MARKS[toast.severity];
  const { action } = toast;
  return (
    <div
      role={toast.severity === "error" ? "alert" : "status"}
      className="pointer-events-auto flex w-full max-w-90 items-start gap-3 rounded-lg bg-surface py-3 pr-2 pl-4 shadow-overlay md:w-90"
    >
      <Icon aria-hidden size={16} className={`mt-1 ${look}`} />
      <div className="min-w-0 flex-1 py-0.5">
        <p className="font-medium break-words">{toast.text}</p>
        {toast.detail !== undefined && <p className="text-sm text-fg-2">{toast.detail}</p>}
        {action && (
          <button
            type="button"
            className="mt-1 h-6 text-sm font-medium text-brand-text underline underline-offset-3"
            onClick={() => {
              action.run();
              dismissToast(toast.id);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton
        size="sm"
        label="Dismiss"
        icon={<X aria-hidden size={16} />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}
