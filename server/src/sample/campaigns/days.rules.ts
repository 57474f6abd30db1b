const DAY_MS = 24 * 3600 * 1000;

/** So many days after a moment; before it where they are less than 0. */
export function momentAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** The day of it, yyyy-mm-dd. */
export function dayAfter(now: Date, days: number): string {
  return momentAfter(now, days).toISOString().slice(0, 10);
}
