import type { OwingCreator } from "@app/contract/campaigns/owed-pieces";
import { readCreatorCards } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { creatorsOfCampaigns } from "./campaign-creators.store.ts";
import { findCampaign } from "./campaigns.store.ts";
import type { StoredCampaign } from "./campaigns.store.ts";
import { otherPlatforms, owedDeliverables } from "./campaigns.view.ts";
import type { StoredRecord } from "./campaigns.view.ts";
import { deliverablesOfCampaigns, submissionsOfCampaigns, syncDeliverables } from "./deliverables.store.ts";

/** All that is stored of one campaign; null for a removed or foreign one. */
export async function readRecord(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<StoredRecord | null> {
  const campaign = await findCampaign(transaction, workspaceId, id);
  if (!campaign) return null;
  return {
    campaign,
    creators: await creatorsOfCampaigns(transaction, workspaceId, [id]),
    deliverables: await deliverablesOfCampaigns(transaction, workspaceId, [id]),
    submissions: await submissionsOfCampaigns(transaction, workspaceId, [id]),
  };
}

/** The same of several campaigns, in three reads however many there are. */
export async function readRecords(
  transaction: Transaction,
  workspaceId: string,
  campaigns: readonly StoredCampaign[],
): Promise<StoredRecord[]> {
  const ids = campaigns.map((campaign) => campaign.id);
  const creators = byCampaign(await creatorsOfCampaigns(transaction, workspaceId, ids));
  const deliverables = byCampaign(await deliverablesOfCampaigns(transaction, workspaceId, ids));
  const submissions = byCampaign(await submissionsOfCampaigns(transaction, workspaceId, ids));
  return campaigns.map((campaign) => ({
    campaign,
    creators: creators.get(campaign.id) ?? [],
    deliverables: deliverables.get(campaign.id) ?? [],
    submissions: submissions.get(campaign.id) ?? [],
  }));
}

function byCampaign<T extends { campaignId: string }>(rows: readonly T[]): Map<string, T[]> {
  return Map.groupBy(rows, (row) => row.campaignId);
}

/** Makes the deliverables follow the lines and creators; answers who may owe some. */
export async function syncOwed(
  transaction: Transaction,
  workspaceId: string,
  campaign: StoredCampaign,
): Promise<OwingCreator[]> {
  const stored = await creatorsOfCampaigns(transaction, workspaceId, [campaign.id]);
  const ids = stored.map(({ creatorId }) => creatorId);
  const cards = await readCreatorCards(transaction, workspaceId, ids);
  const creators = stored.map((creator) => ({ ...creator, alsoOn: otherPlatforms(creator, cards) }));
  await syncDeliverables(transaction, workspaceId, campaign.id, owedDeliverables(campaign, creators));
  return creators;
}
