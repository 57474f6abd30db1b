import type { PastCampaign } from "@app/contract/strategy/past-campaigns";
import { luckOf } from "./learned.ts";
import type { Learned } from "./learned.ts";

/** How wide something was before own campaigns said anything, and how wide it is now; in any unit. */
export interface Narrowing {
  before: number;
  now: number;
}

/**
 * How far low and high of a forecast like those of the past lie apart, in logarithms: with the shipped width and all the
 * doubt, and with what was learned. Null without a past.
 */
export function narrowingOfViews(
  past: readonly PastCampaign[],
  learned: Learned,
  doubt: number,
): Narrowing | null {
  if (past.length === 0) return null;
  const lucks = past.map(luckOf).toSorted((left, right) => left - right);
  const luck = lucks[Math.floor(lucks.length / 2)] ?? 0;
  return {
    before: Math.hypot(luck, doubt),
    now: learned.width * Math.hypot(luck, doubtLeft(past, learned, doubt)),
  };
}

/** By how many views each platform brings. */
function doubtLeft(past: readonly PastCampaign[], { viewsScale }: Learned, doubt: number): number {
  const parts = past.flatMap(({ platforms }) => platforms);
  const views = parts.reduce((sum, { expected }) => sum + expected, 0);
  if (views === 0) return doubt;
  return (
    parts.reduce(
      (sum, { platform, expected }) => sum + expected * (viewsScale[platform]?.doubt ?? doubt),
      0,
    ) / views
  );
}
