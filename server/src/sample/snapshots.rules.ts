import { round } from "./figures.rules.ts";
import type { Random } from "./random.rules.ts";
import type { SnapshotRow } from "./rows.ts";

const MONTHS = 12;
const MISSING = 0.03;

/** Draws twelve months that end at today's figures; a month in which nobody looked is unknown. */
export function drawSnapshots(
  random: Random,
  today: {
    workspaceId: string;
    accountId: string;
    followers: number;
    engagement: number;
    views: number;
    now: Date;
  },
): SnapshotRow[] {
  // Growth of a month in percent; most grow slowly, a few shrink, a few leap.
  const growth = 1 + (random.normal() * 2 + 1.6) / 100;
  let { followers } = today;
  return Array.from({ length: MONTHS }, (_month, back) => {
    const isKnown = back === 0 || !random.chance(MISSING);
    const row = {
      workspace_id: today.workspaceId,
      account_id: today.accountId,
      month: monthBack(today.now, back),
      followers: isKnown ? Math.round(followers) : null,
      avg_views: isKnown
        ? Math.round(today.views * (followers / today.followers) * random.spread(0.08))
        : null,
      engagement_rate: isKnown ? round(today.engagement * random.spread(0.05), 2) : null,
    };
    followers /= growth * random.spread(0.006);
    return row;
  });
}

function monthBack(now: Date, back: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10);
}
