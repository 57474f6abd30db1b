import type { AlikeCreator } from "@app/contract/discovery/imports";
import { PLATFORM_LABELS, PLATFORMS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import type { Transaction } from "#/platform/database/database.ts";
import { findAccountRows, findCreatorRows } from "#/discovery/creators/creators.rows.store.ts";
import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import type { PlannedCreator } from "#/discovery/imports/import-plan.rules.ts";
import { findAccounts } from "#/discovery/imports/imports.store.ts";
import type { TableAccount } from "#/discovery/imports/reading/merging/people.ts";

/**
 * Creators that an import makes although the workspace has somebody with the same handle on another platform. Two people
 * may have one handle, so they stand apart until a person joins them; to be asked before they are written.
 */
export async function findAlike(
  transaction: Transaction,
  workspaceId: string,
  planned: readonly PlannedCreator[],
): Promise<AlikeCreator[]> {
  const fresh = planned.flatMap(({ state, accounts }) =>
    state === "created" ? accounts.map(({ account }) => account) : [],
  );
  const elsewhere = fresh.flatMap(({ platform, handleKey }) =>
    PLATFORMS.filter((other) => other !== platform).map((other) => ({ platform: other, handleKey })),
  );
  if (elsewhere.length === 0) return [];
  const ids = [...(await findAccounts(transaction, workspaceId, elsewhere)).values()];
  if (ids.length === 0) return [];
  const known = await findAccountRows(transaction, workspaceId, { ids }, { lock: false });
  const owners = known.map((account) => account.creator_id);
  const people = await findCreatorRows(transaction, workspaceId, owners, { lock: false });
  const byHandle = Map.groupBy(known, (account) => account.handle_key);
  return fresh.flatMap((account) =>
    (byHandle.get(account.handleKey) ?? [])
      .filter(({ platform }) => platform !== account.platform)
      .map((other) => tell(account, other, people.get(other.creator_id))),
  );
}

function tell(account: TableAccount, known: AccountRow, person: CreatorRow | undefined): AlikeCreator {
  const name = person?.name ?? null;
  const there = placed(known.handle, PLATFORMS.find((one) => one === known.platform) ?? account.platform);
  return {
    line: account.first.line,
    creator: placed(account.handle, account.platform),
    known: name === null ? there : `${name}, ${there}`,
    creatorId: known.creator_id,
  };
}

function placed(handle: string, platform: Platform): string {
  return `@${handle} on ${PLATFORM_LABELS[platform]}`;
}
