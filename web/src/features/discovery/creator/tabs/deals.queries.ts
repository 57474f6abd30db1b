import { addressOf } from "@app/contract/paths";
import { CreatorResults } from "@app/contract/results/figures";
import { resultPaths } from "@app/contract/results/paths";
import { useRead } from "#/lib/api/api.ts";

export function useDeals(creatorId: string) {
  return useRead(addressOf(resultPaths.ofCreator, { id: creatorId }), CreatorResults);
}

/** Campaigns that the creator is in. */
export function countDeals(results: CreatorResults | undefined): number {
  return results?.deals.filter(({ campaign }) => campaign !== null).length ?? 0;
}
