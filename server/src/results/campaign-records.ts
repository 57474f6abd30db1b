import { isAgreedStage } from "@app/contract/campaigns/budget";
import type { CreatorStage, ReservedFee } from "@app/contract/campaigns/creators";
import type { Money } from "@app/contract/money";
import type { ResultPost } from "@app/contract/results/posts";
import { readCreatorPosts } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { postsOfCampaign } from "./campaign-posts.rules.ts";
import type { CampaignMarks } from "./campaign-posts.rules.ts";
import { dealsOf } from "./deals.ts";
import type { CampaignDeal, ResultRecords } from "./deals.ts";
import { allOrders } from "./ledger/orders.store.ts";
import { allPayments } from "./ledger/payments.store.ts";
import { allPosts, postsByIds } from "./posts/posts.store.ts";
import type { Whose } from "./recording/whose.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A campaign with those who work for it, and what was agreed with each. */
export interface CampaignWork {
  campaign: CampaignMarks;
  creators: readonly {
    creatorId: string;
    stage: CreatorStage;
    fee: Money | null;
    reserved?: ReservedFee | null | undefined;
  }[];
}

/** All that is stored of the work with a creator, or for a campaign. */
export async function readRecords(
  transaction: Transaction,
  workspaceId: string,
  whose: Whose,
): Promise<ResultRecords> {
  return {
    posts: await allPosts(transaction, workspaceId, whose),
    orders: await allOrders(transaction, workspaceId, whose),
    payments: await allPayments(transaction, workspaceId, whose),
  };
}

/** What came of a campaign, creator by creator; who declined counts only where something came of it all the same. */
export async function readCampaignDeals(
  transaction: Transaction,
  workspaceId: string,
  work: CampaignWork,
  dayOf: (moment: Date) => string,
): Promise<CampaignDeal[]> {
  const records = await readRecords(transaction, workspaceId, { campaignId: work.campaign.id });
  const named = await readNamedPosts(transaction, workspaceId, work, dayOf);
  const known = new Map<string | null, CampaignWork["creators"][number]>(
    work.creators.map((creator) => [creator.creatorId, creator]),
  );
  const staying = work.creators.filter(({ stage }) => stage !== "declined");
  return dealsOf(
    { ...records, posts: [...records.posts, ...named].toSorted(byMoment) },
    {
      keyOf: ({ creatorId }) => creatorId,
      feeOf: (creatorId) => known.get(creatorId)?.fee ?? null,
      standingOf: (creatorId) => standingOf(known.get(creatorId)),
      keys: staying.map(({ creatorId }) => creatorId),
    },
  );
}

function standingOf(creator: CampaignWork["creators"][number] | undefined) {
  return {
    reserved: creator?.reserved ?? null,
    isOpen: creator !== undefined && !isAgreedStage(creator.stage),
  };
}

/** Posts of these creators that nothing places and that name the campaign. A day more on both sides is read: its days are
 * those of the time zone of the workspace. */
export async function readNamedPosts(
  transaction: Transaction,
  workspaceId: string,
  { campaign, creators }: CampaignWork,
  dayOf: (moment: Date) => string,
): Promise<ResultPost[]> {
  const { startsOn, endsOn, handles, hashtags } = campaign;
  if (startsOn === null || endsOn === null || creators.length === 0) return [];
  if (handles.length + hashtags.length === 0) return [];
  const ids = creators.map(({ creatorId }) => creatorId);
  const from = new Date(Date.parse(startsOn) - DAY_MS);
  const until = new Date(Date.parse(endsOn) + 2 * DAY_MS);
  const posts = await readCreatorPosts(transaction, workspaceId, ids, { from, until });
  const named = postsOfCampaign(
    posts.filter(({ isPlaced }) => !isPlaced),
    campaign,
    dayOf,
  );
  if (named.length === 0) return [];
  return postsByIds(
    transaction,
    workspaceId,
    named.map(({ id }) => id),
  );
}

function byMoment(a: ResultPost, b: ResultPost): number {
  return (a.postedAt ?? "").localeCompare(b.postedAt ?? "") || a.id.localeCompare(b.id);
}
