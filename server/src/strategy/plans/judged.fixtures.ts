import type { Filters } from "@app/contract/discovery/filters";
import { judgeAtOnce } from "#/discovery/search/judging.fixtures.ts";
import type { Candidate } from "./candidate.ts";

const idOf = ({ accountId, platform, handle }: Candidate) => accountId ?? `${platform}:${handle}`;

/** Candidates with what a search says of them, as a plan gets them. */
export function judged(filters: Filters, candidates: readonly Candidate[]): Candidate[] {
  const judgements = judgeAtOnce(
    filters,
    candidates.map((candidate) => ({ ...candidate, accountId: idOf(candidate) })),
  );
  return candidates.map((candidate) => ({ ...candidate, ...judgements.get(idOf(candidate)) }));
}
