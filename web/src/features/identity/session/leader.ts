const LOCK = "herald_session";

/**
 * Calls `onLead` in the one tab of this browser that works for all, as soon as it is this one; where there are no locks,
 * which is on plain http, in every tab. @returns how to give it up.
 */
export function lead(locks: Pick<LockManager, "request"> | undefined, onLead: () => void): () => void {
  if (!locks) {
    onLead();
    return () => undefined;
  }
  const leaving = new AbortController();
  const { signal } = leaving;
  const untilLeaving = () =>
    new Promise<void>((resolve) => {
      onLead();
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
  locks.request(LOCK, { signal }, untilLeaving).catch(() => {
    if (!signal.aborted) onLead();
  });
  return () => leaving.abort();
}
