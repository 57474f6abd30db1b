import { discoveryPaths } from "@app/contract/discovery/paths";
import { mergePaths, MergeProposal, MergeProposals } from "@app/contract/discovery/merging";
import type { MergeAnswer } from "@app/contract/discovery/merging";
import { addressOf, withQuery } from "@app/contract/paths";
import { send, useRead } from "#/lib/api/api.ts";
import { useGrowingList } from "#/lib/api/list.ts";
import { refresh } from "#/lib/api/cache.ts";

/** Who may be the same person as a creator, and who was joined to it. */
export function useMergeProposals(creatorId: string) {
  return useRead(withQuery(mergePaths.all, { creatorId }), MergeProposals);
}

/** All who may be the same person and whom nobody has answered yet, the newest first. */
export function useOpenMerges() {
  return useGrowingList(mergePaths.all, MergeProposal, { first: 5 });
}

/** Joining and parting changes the creators, and every list with one of them. */
export async function answerMerge(id: string, state: MergeAnswer["state"]): Promise<MergeProposal> {
  const answered = await send("POST", addressOf(mergePaths.answer, { id }), { state }, MergeProposal);
  await Promise.all([
    ...answered.creators.map(({ creatorId }) =>
      refresh(addressOf(discoveryPaths.creator, { id: creatorId })),
    ),
    refresh(mergePaths.all),
    refresh(discoveryPaths.creatorSearch),
  ]);
  return answered;
}
