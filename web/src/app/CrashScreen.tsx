import { Copy, RefreshCw } from "lucide-react";
import { copyText } from "#/lib/clipboard.ts";
import { Button } from "#/ui/Button.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";

/** Shown in place of a page that broke; the rest of the app goes on. */
export function CrashScreen({ error }: { error: unknown }) {
  return (
    <div className="page flex flex-col gap-6">
      <PageHeader
        title="This page stopped working"
        text="Something in Herald failed. What was saved is safe; what was typed and not saved may be lost."
      />
      <pre className="max-w-full overflow-x-auto rounded-md bg-surface-2 p-3 font-mono text-xs whitespace-pre-wrap">
        {message(error)}
      </pre>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<RefreshCw aria-hidden size={16} />}
          onClick={() => window.location.reload()}
        >
          Reload the page
        </Button>
        <Button
          icon={<Copy aria-hidden size={16} />}
          onClick={() => void copyText(details(error), "Details copied")}
        >
          Copy details
        </Button>
      </div>
    </div>
  );
}

function message(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function details(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? message(error)) : message(error);
  return [`Page: ${window.location.pathname}`, `Browser: ${navigator.userAgent}`, stack].join("\n");
}
