const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a moment is still to come. A day more is allowed: a bare day is noon in UTC, and days begin elsewhere earlier. */
export function isAhead(moment: string | Date, now: Date): boolean {
  return new Date(moment).getTime() > now.getTime() + DAY_MS;
}

/** Whether a post is out: what has no day, or one to come, is planned at best. */
export function isOut({ postedAt }: { postedAt: string | Date | null }, now: Date): boolean {
  return postedAt !== null && !isAhead(postedAt, now);
}
