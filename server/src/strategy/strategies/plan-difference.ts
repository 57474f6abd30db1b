import type { Plan } from "@app/contract/strategy/plan";

/** Creators of one plan whom the other one does not have. */
export function notIn({ picks }: Plan, other: Plan): { creatorId: string; handle: string }[] {
  const others = new Set(other.picks.map(({ creatorId }) => creatorId));
  return picks
    .filter(({ creatorId }) => !others.has(creatorId))
    .map(({ creatorId, handle }) => ({ creatorId, handle }));
}
