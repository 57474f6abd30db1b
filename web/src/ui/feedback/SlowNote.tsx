import { useIsSlow } from "#/lib/slow-work.ts";

/** While somebody waits for an answer that does not come; nothing while all is as usual. */
export function SlowNote() {
  if (!useIsSlow()) return null;
  return (
    <p role="status" className="w-full max-w-90 rounded-lg bg-surface px-4 py-3 shadow-overlay md:w-90">
      This takes longer than usual, and goes on. If it stays so, look at your connection.
    </p>
  );
}
