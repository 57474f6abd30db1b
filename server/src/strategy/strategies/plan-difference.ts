import type { Money } from "@app/contract/money";
import type { Plan } from "@app/contract/strategy/plan";

/** Creators of one plan whom the other one does not have. */
export function notIn({ picks }: Plan, other: Plan): { creatorId: string; handle: string }[] {
  const others = new Set(other.picks.map(({ creatorId }) => creatorId));
  return picks
    .filter(({ creatorId }) => !others.has(creatorId))
    .map(({ creatorId, handle }) => ({ creatorId, handle }));
}

/** What one plan costs more than the other one, in minor units; null where that cannot be said. */
export function costDifference({ totals: { cost } }: Plan, { totals: { cost: other } }: Plan): Money | null {
  if (!cost || !other || cost.currency !== other.currency) return null;
  return { amount: cost.amount - other.amount, currency: cost.currency };
}
