/** What `memoizeAsync` keeps: called, it answers; `forget` has the next call make it anew. */
export type Memoized<T> = (() => Promise<T>) & { forget: () => void };

/**
 * Makes something at the first call and keeps it for all that follow, also for those that come while it is made. A
 * failure is told to whoever waits for it and forgotten, so that the next call tries again.
 * @param isCurrent says of what is kept whether it still serves; where it does not, one call makes it anew for all.
 */
export function memoizeAsync<T>(
  make: () => Promise<T>,
  isCurrent: (kept: T) => boolean = () => true,
): Memoized<T> {
  let kept: Promise<T> | undefined;
  const start = (): Promise<T> => {
    // A `make` that throws at once fails as one does that throws later.
    const made = Promise.resolve().then(make);
    kept = made;
    made.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made;
  };
  const get = async (): Promise<T> => {
    const asked = kept ?? start();
    const value = await asked;
    if (isCurrent(value)) return value;
    return kept === asked || kept === undefined ? start() : kept;
  };
  return Object.assign(get, { forget: () => void (kept = undefined) });
}
