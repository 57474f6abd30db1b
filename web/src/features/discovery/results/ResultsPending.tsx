import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";

interface ResultsPendingProps {
  /** Why there is no answer; nothing while it is awaited. */
  error: unknown;
  rows: number;
  /** What is being looked for. */
  label: string;
  onRetry: () => void;
}

/** In the place of results that nobody has yet. */
export function ResultsPending({ error, rows, label, onRetry }: ResultsPendingProps) {
  return (
    <Panel>
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        // On a phone rows are cards, and fill the screen.
        <div className="max-[480px]:min-h-dvh">
          <ListSkeleton rows={rows} label={label} />
        </div>
      )}
    </Panel>
  );
}
