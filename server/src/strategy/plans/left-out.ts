import type { Plan } from "@app/contract/strategy/plan";
import { countCreators } from "./candidate.ts";
import type { Candidate } from "./candidate.ts";

/**
 * Creators whom a plan leaves out only since something is not known of them, for each filter of its brief: no filter
 * excludes them for certain, and no account of theirs fits.
 */
export function countLeftOut(
  { filters = {} }: Pick<Plan["brief"], "filters">,
  candidates: readonly Candidate[],
): Plan["unknown"] {
  const kept = new Set<string>(filters.includeUnknown);
  const unsettled = ({ unknown = [] }: Candidate) => unknown.filter((name) => !kept.has(name));
  const possible = candidates.filter(({ misses = [] }) => misses.length === 0);
  const fitting = new Set(
    possible.filter((one) => unsettled(one).length === 0).map(({ creatorId }) => creatorId),
  );
  const open = possible.filter(({ creatorId }) => !fitting.has(creatorId));
  const of = countCreators(candidates);
  return Object.keys(filters).flatMap((field) => {
    const count = countCreators(open.filter((one) => unsettled(one).includes(field)));
    return count > 0 ? [{ field, count, of, isLeftOut: true }] : [];
  });
}
