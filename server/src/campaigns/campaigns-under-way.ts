import type { Transaction } from "#/platform/database/database.ts";
import { creatorsOfCampaigns } from "./campaign-creators.store.ts";
import type { StoredCreator } from "./campaign-creators.store.ts";
import { activeCampaigns, campaignsBetween } from "./campaigns.store.ts";
import type { StoredCampaign } from "./campaigns.store.ts";

/** A campaign with what its figures need. Creators who declined are left out. */
export interface CampaignUnderWay {
  campaign: StoredCampaign;
  creators: StoredCreator[];
}

/** Campaigns that run now, whatever their days, and those that ran between two days. */
export async function readUnderWay(
  transaction: Transaction,
  workspaceId: string,
  days: { from: string; until: string },
): Promise<CampaignUnderWay[]> {
  const active = await activeCampaigns(transaction, workspaceId);
  const ran = await campaignsBetween(transaction, workspaceId, days);
  const campaigns = new Map([...active, ...ran].map((campaign) => [campaign.id, campaign]));
  const creators = await creatorsOfCampaigns(transaction, workspaceId, [...campaigns.keys()]);
  return [...campaigns.values()].map((campaign) => ({
    campaign,
    creators: creators.filter(({ campaignId, stage }) => campaignId === campaign.id && stage !== "declined"),
  }));
}
