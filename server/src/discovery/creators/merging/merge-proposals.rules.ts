import { MergeProposal } from "@app/contract/discovery/merging";
import { Platform } from "@app/contract/platforms";
import type { ProposalRow, SideAccount } from "./merge-proposals.store.ts";

type Side = MergeProposal["creators"][number];

/** @param sides the accounts of the creators, also of one that was joined to the other. */
export function toProposal(row: ProposalRow, sides: readonly SideAccount[]): MergeProposal {
  const { undo } = row;
  const [first, second] = undo === null ? [row.creator_id, row.other_id] : [undo.keptId, undo.gone.id];
  const moved = new Set(undo?.accountIds);
  const sideOf = (
    creatorId: string,
    isOwn: (account: SideAccount) => boolean,
    name?: string | null,
  ): Side => {
    const accounts = sides.filter(isOwn);
    return {
      creatorId,
      name: name === undefined ? (accounts[0]?.name ?? null) : name,
      accounts: accounts.map(({ platform, handle }) => ({ platform: Platform.parse(platform), handle })),
    };
  };
  const isOf = (id: string) => (account: SideAccount) =>
    account.creator_id === id && !moved.has(account.account_id);
  return MergeProposal.parse({
    id: row.id,
    reason: row.reason,
    state: row.state,
    creators: [
      sideOf(first, isOf(first)),
      undo === null
        ? sideOf(second, isOf(second))
        : sideOf(second, ({ account_id: id }) => moved.has(id), undo.gone.name),
    ],
    answeredAt: row.answered_at?.toISOString() ?? null,
  });
}
