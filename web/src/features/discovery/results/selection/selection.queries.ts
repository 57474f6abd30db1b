import { CampaignList } from "@app/contract/campaigns/list";
import type { CampaignCreatorsInput } from "@app/contract/campaigns/creators";
import { Campaign } from "@app/contract/campaigns/schemas";
import { campaignPaths } from "@app/contract/campaigns/paths";
import { CreatorProfile } from "@app/contract/discovery/creators";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { addressOf } from "@app/contract/paths";
import { fetcher, send, useRead } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { seenOf } from "#/features/discovery/creator/creator-edit.rules.ts";
import { editCreator } from "#/features/discovery/discovery.queries.ts";

/** Adds a tag to the creators who do not have it. @returns how many got it. */
export async function tagCreators(ids: readonly string[], tag: string): Promise<number> {
  let count = 0;
  for (const id of ids) {
    const creator = CreatorProfile.parse(await fetcher(addressOf(discoveryPaths.creator, { id })));
    if (creator.tags.some((other) => other.toLowerCase() === tag.toLowerCase())) continue;
    const edited = await editCreator(id, { tags: [...creator.tags, tag] }, seenOf(creator), { quiet: true });
    if (edited) count += 1;
  }
  return count;
}

/** Campaigns that are planned or running. */
export function useOpenCampaigns() {
  const { data, error, mutate } = useRead(campaignPaths.all, CampaignList);
  const open = data?.items.filter(({ status }) => status === "draft" || status === "active");
  return { data: open, error, mutate };
}

/** Who is in it already stays as they are. The form says what is wrong. */
export async function addToCampaign(campaignId: string, input: CampaignCreatorsInput): Promise<Campaign> {
  const path = addressOf(campaignPaths.creators, { id: campaignId });
  const campaign = await send("POST", path, input, Campaign, { quiet: true });
  void refresh(campaignPaths.all);
  return campaign;
}
