import type { Money } from "@app/contract/money";
import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import type { FigureReadingInput } from "@app/contract/results/posts";

/** What came of the creators, one after the other, against what the plan expected: most held, one fell short, one did well. */
const AGAINST_PLAN = [1.08, 0.28, 0.93, 1.27, 0.81, 1.62, 1.02];
/** How much of all views is there after so many days. */
const GROWTH: readonly (readonly [days: number, share: number])[] = [
  [1, 0.43],
  [7, 0.78],
  [14, 0.9],
  [28, 1],
];
const LIKES = 0.052;
const COMMENTS = 0.0031;
const SHARES = 0.006;
/** Reactions of the pieces of a creator differ by so much, one after the other. */
const REACTIONS = [1, 0.84, 1.19, 0.93, 1.08, 0.77, 1.13, 0.89, 0.97];
/** What a creator who haggles gets of what was asked. */
const HAGGLED_TO = 0.84;
const ROUND_TO = 10_00;
const DAY_MS = 24 * 3600 * 1000;

/** A post with what was read of it over four weeks. */
export interface PieceOutcome {
  deliverable: Deliverable;
  /** ISO, UTC. */
  postedAt: string;
  readings: FigureReadingInput[];
}

/** What came of each piece of a campaign; a piece without a day of its own is left out. */
export function outcomeOf({ creators, deliverables, forecast }: Campaign): PieceOutcome[] {
  return creators.flatMap(({ creatorId }, index) => {
    const own = deliverables.filter((piece) => piece.creatorId === creatorId);
    const expected = forecast?.creators?.find((one) => one.creatorId === creatorId)?.views.p50 ?? 0;
    const views = (expected / own.length) * (AGAINST_PLAN[index % AGAINST_PLAN.length] ?? 1);
    return own.flatMap((deliverable, number) => {
      const { liveOn } = deliverable;
      if (!liveOn) return [];
      const postedAt = `${liveOn}T16:00:00.000Z`;
      const reactions = REACTIONS[(index + number) % REACTIONS.length] ?? 1;
      return [{ deliverable, postedAt, readings: readingsOf(postedAt, views, reactions) }];
    });
  });
}

function readingsOf(postedAt: string, views: number, reactions: number): FigureReadingInput[] {
  return GROWTH.map(([days, share]) => {
    const seen = Math.round(views * share);
    return {
      takenAt: new Date(Date.parse(postedAt) + days * DAY_MS).toISOString(),
      source: "manual",
      views: seen,
      likes: Math.round(seen * LIKES * reactions),
      comments: Math.round(seen * COMMENTS * reactions),
      shares: Math.round(seen * SHARES * reactions),
    };
  });
}

/** A round amount below what was asked. */
export function haggled({ amount, currency }: Money): Money {
  return { amount: Math.round((amount * HAGGLED_TO) / ROUND_TO) * ROUND_TO, currency };
}
