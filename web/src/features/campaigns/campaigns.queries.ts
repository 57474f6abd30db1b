import { Campaign, CampaignActivity, CampaignSummary } from "@app/contract/campaigns";
import type { CampaignStatus } from "@app/contract/campaigns";
import { Collection } from "@app/contract/collections";
import type { SubmissionInput } from "@app/contract/campaigns-deliverables";
import { useSWRConfig } from "swr";
import * as z from "zod/mini";
import { send, useRead } from "#/lib/api.ts";
import { useGrowingList, usePagedList, useSearchedList } from "#/lib/list.ts";

const CAMPAIGNS = "/api/v1/campaigns";

export function campaignUrl(id: string): string {
  return `${CAMPAIGNS}/${id}`;
}

/** One page of the table, last changed first. */
export function useCampaigns(status: CampaignStatus | "all", page: { page: number; size: number }) {
  return usePagedList(status === "all" ? CAMPAIGNS : `${CAMPAIGNS}?status=${status}`, CampaignSummary, page);
}

/** A null id waits. */
export function useCampaign(id: string | null) {
  return useRead(id === null ? null : campaignUrl(id), Campaign);
}

/** Where a draft went: the submission and its content check. */
const Sent = z.object({ id: z.uuid(), checkId: z.uuid() });

/** The collections that creators can be taken from. */
export function useCollectionChoices() {
  return useSearchedList("/api/v1/collections", Collection);
}

/** What happened in a campaign, newest first. */
export function useCampaignActivity(id: string) {
  return useGrowingList(`${campaignUrl(id)}/activity`, CampaignActivity);
}

/** Changes of one campaign; each puts the answer in the cache and has the lists read again. */
export function useCampaignActions(id: string) {
  const { mutate } = useSWRConfig();
  const url = campaignUrl(id);
  async function store(answer: Promise<Campaign>): Promise<Campaign> {
    const campaign = await answer;
    await mutate(url, campaign, { revalidate: false });
    void refreshLists();
    return campaign;
  }
  function refreshLists() {
    return mutate(
      (key) => typeof key === "string" && /^\/api\/v1\/campaigns(\?|$|\/due|\/[^/]+\/activity)/.test(key),
    );
  }
  const creatorUrl = (creatorId: string) => `${url}/creators/${creatorId}`;
  return {
    setStatus: (version: number, status: CampaignStatus) =>
      store(send("PATCH", url, { version, status }, Campaign)),
    addCreators: (input: { collectionId?: string; creatorIds?: string[] }) =>
      store(send("POST", `${url}/creators`, input, Campaign)),
    changeCreator: (creatorId: string, change: object) =>
      store(send("PATCH", creatorUrl(creatorId), change, Campaign)),
    removeCreator: (creatorId: string) => store(send("DELETE", creatorUrl(creatorId), undefined, Campaign)),
    restoreCreator: (creatorId: string) =>
      store(send("POST", `${creatorUrl(creatorId)}/restore`, undefined, Campaign)),
    submit: async (deliverableId: string, draft: SubmissionInput) => {
      const sent = await send("POST", `${url}/deliverables/${deliverableId}/submissions`, draft, Sent);
      await mutate(url);
      return sent;
    },
    remove: async () => {
      await send("DELETE", url);
      await refreshLists();
    },
    restore: () => store(send("POST", `${url}/restore`, undefined, Campaign)),
  };
}
