import { CreatorSearchResult } from "@app/contract/discovery/creators";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { withoutFilter } from "#/features/discovery/filters/filter-chips.rules.ts";
import { useQuestion } from "#/lib/api/api.ts";
import type { RangeFacet, SetFacet } from "./facets.rules.ts";

/** How many have each value where this filter does not ask; what was counted last stays until the answer comes. */
export function useFacetCounts(slot: SetFacet, { filters }: CreatorSearchResult) {
  const asked = { filters: withoutFilter(filters, slot), limit: 1 };
  return useQuestion(discoveryPaths.creatorSearch, asked, CreatorSearchResult).data?.facets[slot];
}

/** How a figure spreads where this filter does not ask. Prices are of several currencies and formats: none of theirs. */
export function useSpread(slot: RangeFacet, result: CreatorSearchResult) {
  const asked = { filters: withoutFilter(result.filters, slot), limit: 1, spread: slot };
  const path = slot === "price" ? null : discoveryPaths.creatorSearch;
  return useQuestion(path, asked, CreatorSearchResult).data?.spread;
}
