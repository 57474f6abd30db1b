import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { ModelValues } from "#/strategy/plans/model-values.ts";

/** Between these numbers of followers, views per follower fall evenly. */
const SMALL = 100_000;
const LARGE = 10_000_000;
const ENGAGED_MIN = 0.001;
const ENGAGED_MAX = 0.5;

/** Views of one piece nobody paid for: measured where known, else by followers. Null without followers and views. */
export function usualViews(
  { medianViews, followers }: Pick<Candidate, "medianViews" | "followers">,
  values: ModelValues,
): number | null {
  if (medianViews !== null && medianViews > 0) return medianViews;
  if (followers === null || followers <= 0) return null;
  const position = Math.min(1, Math.max(0, (followers - SMALL) / (LARGE - SMALL)));
  const small = values.share("viewsOfSmall");
  return followers * (small + (values.share("viewsOfLarge") - small) * position);
}

/** Views of a paid piece against those of a usual one. */
export function sponsoredFactor(values: ModelValues): number {
  return 1 + values.share("sponsoredEffect");
}

/** Share of viewers who react: engagements of followers, spread over the views. */
export function engagedShare(candidate: Candidate, values: ModelValues): number {
  const views = usualViews(candidate, values);
  const { engagementRate, followers } = candidate;
  if (engagementRate === null || followers === null || !views) return values.share("engagedShare");
  return Math.min(ENGAGED_MAX, Math.max(ENGAGED_MIN, ((engagementRate / 100) * followers) / views));
}
