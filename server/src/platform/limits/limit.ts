import pLimit from "p-limit";

export interface LimitOptions {
  /** Pieces of work under way at the same time. */
  atOnce: number;
  /** How many more may wait; without it, any number. */
  waitingMax?: number;
  /** What is thrown when as many wait as may. */
  whenFull?: () => Error;
}

/** Runs pieces of work a few at a time, first come, first served. */
export type Limit = <T>(work: () => Promise<T>) => Promise<T>;

/** @returns a limit of its own; it throws what `whenFull` gives, and what the work itself throws. */
export function limitTo({ atOnce, waitingMax = Infinity, whenFull = tooManyWait }: LimitOptions): Limit {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.pendingCount >= waitingMax) throw whenFull();
    return limit(work);
  };
}

function tooManyWait(): Error {
  return new Error("Too many wait for the same work");
}
