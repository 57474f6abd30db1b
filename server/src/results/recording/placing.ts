import { readHandlesOf, touchCreators } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { invalidInput } from "#/platform/errors.ts";
import { attach } from "#/results/attaching/attaching.ts";
import type { Place } from "#/results/attaching/attaching.ts";
import { isCampaign, readKnown } from "#/results/attaching/attaching.store.ts";
import type { Evidence } from "#/results/attaching/evidence.ts";
import type { RecordedRow } from "./recording.ts";

/** Where each record belongs. @throws `request.invalid` for an id that the workspace does not have. */
export async function placeAll(
  transaction: Transaction,
  workspaceId: string,
  evidence: readonly Evidence[],
): Promise<{ places: Place[]; handles: ReadonlyMap<Evidence, string> }> {
  const handles = await handlesOf(transaction, workspaceId, evidence);
  await requireCampaigns(transaction, workspaceId, evidence);
  const known = await readKnown(transaction, workspaceId, evidence);
  return { places: evidence.map((each) => attach(each, known)), handles };
}

/**
 * Handles in lower case of what is named by the id of a creator: on its platform, else anywhere, that of the account
 * which is there longest. Followers and further accounts never change it.
 */
async function handlesOf(
  transaction: Transaction,
  workspaceId: string,
  evidence: readonly Evidence[],
): Promise<Map<Evidence, string>> {
  const ids = [...new Set(evidence.flatMap(({ creatorId }) => creatorId ?? []))];
  if (ids.length === 0) return new Map();
  const owners = Map.groupBy(
    await readHandlesOf(transaction, workspaceId, ids),
    (account) => account.creatorId,
  );
  if (ids.some((id) => !owners.has(id))) throw unknownCreator();
  return new Map(
    evidence.flatMap((each) => {
      const own = owners.get(each.creatorId ?? "") ?? [];
      const account = own.find(({ platform }) => platform === each.platform) ?? own[0];
      return account ? [[each, account.handle]] : [];
    }),
  );
}

async function requireCampaigns(
  transaction: Transaction,
  workspaceId: string,
  evidence: readonly Evidence[],
): Promise<void> {
  const ids = [...new Set(evidence.flatMap(({ campaignId }) => campaignId ?? []))];
  for (const id of ids) {
    if (!(await isCampaign(transaction, workspaceId, id))) throw unknownCampaign();
  }
}

export const unknownCreator = () =>
  invalidInput("creatorId", "There is no such creator in this workspace. Choose another one");

export const unknownCampaign = () =>
  invalidInput("campaignId", "There is no such campaign in this workspace. Choose another one");

/** Creators whose posts, orders or payments are others than before. */
export async function touchChanged(
  transaction: Transaction,
  workspaceId: string,
  rows: readonly RecordedRow[],
): Promise<void> {
  const changed = rows.filter(({ state }) => state !== "unchanged");
  const ids = changed.flatMap(({ creatorId, previousCreatorId }) => [creatorId, previousCreatorId]);
  const known = ids.filter((id) => id !== null);
  await touchCreators(transaction, workspaceId, [...new Set(known)]);
}
