import { Campaign, CampaignActivity } from "@app/contract/campaigns/schemas";
import { CAMPAIGN_STATUS_LABELS, CampaignSummary } from "@app/contract/campaigns/list";
import type { CampaignStatus } from "@app/contract/campaigns/list";
import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import type {
  CampaignCreator,
  CampaignCreatorChange,
  CampaignCreatorsInput,
} from "@app/contract/campaigns/creators";
import { Collection } from "@app/contract/collections/schemas";
import type { SubmissionInput } from "@app/contract/campaigns/deliverables";
import { campaignPaths } from "@app/contract/campaigns/paths";
import { collectionPaths } from "@app/contract/collections/paths";
import { addressOf, withQuery } from "@app/contract/paths";
import * as z from "zod/mini";
import { send, useRead } from "#/lib/api/api.ts";
import { keepAnswer, refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import { useGrowingList, usePagedList, useSearchedList } from "#/lib/api/list.ts";
import type { ListPage } from "#/lib/api/list.ts";

export function campaignUrl(id: string): string {
  return addressOf(campaignPaths.one, { id });
}

/** What the table shows of them; last changed first, unless it has an order of its own. */
export function useCampaigns(status: CampaignStatus | "all", page: ListPage) {
  return usePagedList(
    withQuery(campaignPaths.all, { status: status === "all" ? null : status }),
    CampaignSummary,
    page,
  );
}

/** A null id waits. */
export function useCampaign(id: string | null) {
  return useRead(id === null ? null : campaignUrl(id), Campaign);
}

/** Where a draft went: the submission and its content check. */
const Sent = z.object({ id: z.uuid(), checkId: z.uuid() });

/** The collections that creators can be taken from. */
export function useCollectionChoices() {
  return useSearchedList(collectionPaths.all, Collection);
}

/** What happened in a campaign, newest first. */
export function useCampaignActivity(id: string) {
  return useGrowingList(addressOf(campaignPaths.activity, { id }), CampaignActivity);
}

const STATUS_WORDS = { status: { label: "Status", words: CAMPAIGN_STATUS_LABELS } };
const CREATOR_WORDS = {
  stage: { label: "Stage", words: CREATOR_STAGE_LABELS },
  fee: "Fee",
  invitedBy: "Invited by",
  invitedLink: "Link that was sent",
};

/** Changes of one campaign; each puts the answer in the cache and has the lists read again. */
export function campaignActions(id: string) {
  const url = campaignUrl(id);
  async function store(answer: Promise<Campaign>): Promise<Campaign> {
    const campaign = await answer;
    await keepAnswer(url, campaign);
    void refreshLists();
    return campaign;
  }
  async function keep(answer: Promise<Campaign | null>): Promise<boolean> {
    const campaign = await answer;
    if (campaign) await store(Promise.resolve(campaign));
    else await refresh(url);
    return campaign !== null;
  }
  const creatorUrl = (creatorId: string) => addressOf(campaignPaths.creator, { id, creatorId });
  return {
    /** Answers whether the campaign has the status now. */
    setStatus: (seen: Pick<Campaign, "version" | "status">, status: CampaignStatus) =>
      keep(sendEdit("PATCH", url, { change: { status }, seen, words: STATUS_WORDS }, Campaign)),
    addCreators: (input: CampaignCreatorsInput) =>
      store(send("POST", addressOf(campaignPaths.creators, { id }), input, Campaign, { quiet: true })),
    /** `seen` is the creator as it was when the person began; answers whether the change holds now. */
    changeCreator: (
      seen: CampaignCreator,
      change: Omit<CampaignCreatorChange, "version">,
      options: { quiet?: boolean } = {},
    ) => {
      const edit = {
        change,
        seen: { ...seen, invitedBy: undefined, invitedLink: undefined },
        words: CREATOR_WORDS,
      };
      return keep(sendEdit("PATCH", creatorUrl(seen.creatorId), edit, Campaign, options));
    },
    removeCreator: (creatorId: string) => store(send("DELETE", creatorUrl(creatorId), undefined, Campaign)),
    restoreCreator: (creatorId: string) =>
      store(send("POST", addressOf(campaignPaths.restoreCreator, { id, creatorId }), undefined, Campaign)),
    submit: async (deliverableId: string, draft: SubmissionInput) => {
      const address = addressOf(campaignPaths.submissions, { id, deliverableId });
      const sent = await send("POST", address, draft, Sent, { quiet: true });
      await refresh(url);
      return sent;
    },
    remove: async () => {
      await send("DELETE", url);
      await refreshLists();
    },
    restore: () => store(send("POST", addressOf(campaignPaths.restore, { id }), undefined, Campaign)),
  };
}

function refreshLists(): Promise<void> {
  return refresh(campaignPaths.all, campaignPaths.due, campaignPaths.activity);
}
