import type { Deliverable } from "./deliverables.ts";

/** How the first draft of a piece kept its day. */
export interface DraftDay {
  isLate: boolean;
  isSent: boolean;
}

/** Of the pieces with a day: those whose first draft has come, or whose day is over. */
export function draftDays(
  deliverables: readonly Pick<Deliverable, "dueOn" | "submissions">[],
  { today, dayOf }: { today: string; dayOf: (moment: Date) => string },
): DraftDay[] {
  return deliverables.flatMap(({ dueOn, submissions }) => {
    const first = submissions.at(-1);
    if (dueOn === null || (!first && dueOn >= today)) return [];
    return [{ isLate: !first || dayOf(new Date(first.createdAt)) > dueOn, isSent: first !== undefined }];
  });
}
