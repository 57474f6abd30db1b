import { plural } from "@app/contract/formats";
import type { Assumption, Brief } from "@app/contract/strategy/plan";
import { countCreators } from "#/strategy/plans/candidate.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";

const NOT_TO_CONTACT = "do_not_contact";
const NAMED_MAX = 5;

/**
 * Whom the team marked as not to be contacted is in no plan, unless the brief asks for them by name. What was done is
 * shown among the assumptions.
 */
export function withoutNotToContact(
  candidates: readonly Candidate[],
  { must }: Pick<Brief, "must">,
): { candidates: readonly Candidate[]; assumptions: Assumption[] } {
  const marked = candidates.filter(({ status }) => status === NOT_TO_CONTACT);
  if (marked.length === 0) return { candidates, assumptions: [] };
  const wanted = marked.filter((one) => must.some((handle) => isNamed(one, handle)));
  const out = new Set(marked.filter((one) => !wanted.includes(one)));
  return {
    candidates: candidates.filter((one) => !out.has(one)),
    assumptions: [
      ...assumed([...out], "nobody marked as do not contact", (creators) => `Left out so: ${creators}.`),
      ...assumed(
        wanted,
        "also who is marked as do not contact",
        (creators) => `You ask for ${creators} by name.`,
      ),
    ],
  };
}

function assumed(
  marked: readonly Candidate[],
  value: string,
  why: (creators: string) => string,
): Assumption[] {
  if (marked.length === 0) return [];
  const names = marked.slice(0, NAMED_MAX).map(({ handle }) => `@${handle}`);
  const creators =
    marked.length > NAMED_MAX ? plural(countCreators(marked), "creator") : names.toSorted().join(", ");
  return [{ slot: "status", value, why: why(creators) }];
}
