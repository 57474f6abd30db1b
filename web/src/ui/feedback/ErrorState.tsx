import { CircleAlert, Copy, RefreshCw } from "lucide-react";
import { ApiError } from "#/lib/api/api-error.ts";
import { copyText } from "#/lib/clipboard.ts";
import { Button } from "#/ui/Button.tsx";

interface ErrorStateProps {
  error: unknown;
  title?: string;
  onRetry?: () => void;
}

/** What failed and why, a way to try again, and the number to quote. */
export function ErrorState({ error, title = "This could not be loaded", onRetry }: ErrorStateProps) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div className="flex flex-col items-start gap-1 px-4 py-6 md:p-8">
      <span className="mb-3 grid size-9 place-items-center rounded-md bg-danger-soft text-danger">
        <CircleAlert aria-hidden size={20} />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      <p className="max-w-110 text-fg-2">{reason(error)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {onRetry && (
          <Button icon={<RefreshCw aria-hidden size={16} />} onClick={onRetry}>
            Try now
          </Button>
        )}
        {requestId !== null && (
          <Button
            variant="ghost"
            icon={<Copy aria-hidden size={16} />}
            onClick={() => void copyText(requestId, "Request number copied")}
          >
            Copy request number
          </Button>
        )}
      </div>
    </div>
  );
}

function reason(error: unknown): string {
  if (error instanceof ApiError) return error.problem.detail;
  return "The answer could not be read. Reload the page; if that does not help, tell whoever runs this Herald.";
}
