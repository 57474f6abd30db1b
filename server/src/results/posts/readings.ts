import { POST_FIGURES } from "@app/contract/results/post-figures";
import type { PostFigureName } from "@app/contract/results/post-figures";

/** Figures of a post; unknown is null. */
export type PostFigures = Record<PostFigureName, number | null>;

/** What somebody read off a platform at a moment. */
export interface Reading extends PostFigures {
  takenAt: Date;
  source: string;
}

export const NO_FIGURES: Readonly<PostFigures> = {
  views: null,
  impressions: null,
  reach: null,
  likes: null,
  comments: null,
  saves: null,
  shares: null,
  clicks: null,
};

/** What a person read at the same moment as a program counts. */
const MANUAL = "manual";

/**
 * The figures of a post by its readings, in whatever order these came: of each figure the one that was read last. A
 * reading that does not tell a figure leaves it as it was. `at` is the moment of the newest reading.
 */
export function currentFigures(readings: readonly Reading[]): { figures: PostFigures; at: Date | null } {
  const ordered = readings.toSorted(byTime);
  const figures: PostFigures = { ...NO_FIGURES };
  for (const reading of ordered) {
    for (const name of POST_FIGURES) figures[name] = reading[name] ?? figures[name];
  }
  return { figures, at: ordered.at(-1)?.takenAt ?? null };
}

/** The readings, the oldest first, each with the figures that are lower than when they were last read. */
export function withFalls(readings: readonly Reading[]): (Reading & { fell: PostFigureName[] })[] {
  const last: PostFigures = { ...NO_FIGURES };
  return readings.toSorted(byTime).map((reading) => {
    const fell = POST_FIGURES.filter((name) => (reading[name] ?? Infinity) < (last[name] ?? -Infinity));
    for (const name of POST_FIGURES) last[name] = reading[name] ?? last[name];
    return { ...reading, fell };
  });
}

// Of two with the same moment the order is that of their sources, so that it never depends on which came first.
function byTime(a: Reading, b: Reading): number {
  const time = a.takenAt.getTime() - b.takenAt.getTime();
  if (time !== 0) return time;
  if ((a.source === MANUAL) !== (b.source === MANUAL)) return a.source === MANUAL ? 1 : -1;
  return a.source < b.source ? -1 : 1;
}
