import { useIsSlow } from "#/lib/slow-work.ts";

/** While somebody waits for an answer that does not come; nothing while all is as usual. */
export function SlowNote({ className }: { className: string }) {
  if (!useIsSlow()) return null;
  return (
    <p role="status" className={className}>
      This takes longer than usual. Look at your connection.
    </p>
  );
}
