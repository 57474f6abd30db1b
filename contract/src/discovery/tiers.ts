import { TIER_BOUNDS, TIERS } from "./filters.ts";
import type { Tier } from "./filters.ts";

/** The tier of a follower count; null when it is not known or below the smallest tier. */
export function tierOf(followers: number | null): Tier | null {
  if (followers === null) return null;
  const tier = TIERS.find((name) => isIn(TIER_BOUNDS[name], followers));
  return tier ?? null;
}

function isIn({ min, max }: { min: number; max: number | null }, followers: number): boolean {
  return followers >= min && (max === null || followers <= max);
}
