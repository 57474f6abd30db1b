import { askedFor } from "@app/contract/campaigns/asked";
import { draftDays } from "@app/contract/campaigns/draft-days";
import type { Campaign } from "@app/contract/campaigns/schemas";
import type { CreatorDeal } from "@app/contract/results/figures";
import type { ResultPost } from "@app/contract/results/posts";
import type { Transaction } from "#/platform/database/database.ts";
import { draftedPieces } from "./content.ts";
import { readNamedPosts, readRecords } from "./campaign-records.ts";
import { dealsOf } from "./deals.ts";
import type { GroupedDeal } from "./deals.ts";
import { costOf, resultFigures } from "./figures.ts";

/** Of one creator: the key is the campaign, null for what belongs to none. */
type OwnDeal = GroupedDeal<string | null>;

interface OwnWork {
  creatorId: string;
  /** The campaigns that the creator is in. */
  campaigns: readonly Campaign[];
  dayOf: (moment: Date) => string;
}

/** The deals of a creator, campaign by campaign; a post that names two campaigns stays with the first. */
export async function readCreatorDeals(
  transaction: Transaction,
  workspaceId: string,
  { creatorId, campaigns, dayOf }: OwnWork,
): Promise<{ deals: OwnDeal[]; posts: readonly ResultPost[] }> {
  const records = await readRecords(transaction, workspaceId, { creatorId });
  const namedIn = new Map<string, string>();
  for (const campaign of campaigns) {
    const creators = campaign.creators.filter((one) => one.creatorId === creatorId);
    const named = await readNamedPosts(transaction, workspaceId, { campaign, creators }, dayOf);
    for (const { id } of named) namedIn.set(id, namedIn.get(id) ?? campaign.id);
  }
  const fees = new Map(campaigns.map((campaign) => [campaign.id, ownPart(campaign, creatorId)?.fee ?? null]));
  const deals = dealsOf<string | null>(records, {
    keyOf: ({ id, campaignId }) => campaignId ?? namedIn.get(id) ?? null,
    feeOf: (key) => (key === null ? null : (fees.get(key) ?? null)),
    keys: campaigns.map(({ id }) => id),
  });
  return { deals, posts: records.posts };
}

/** A deal as it is shown: what was asked, agreed and paid, how drafts kept their day, and what came of it. */
export function toCreatorDeal(
  deal: OwnDeal,
  { creatorId, campaigns, today, dayOf }: OwnWork & { today: string },
): CreatorDeal {
  const campaign = campaigns.find(({ id }) => id === deal.key);
  const creator = campaign && ownPart(campaign, creatorId);
  const pieces = campaign?.deliverables.filter((piece) => piece.creatorId === creatorId) ?? [];
  const due = draftDays(draftedPieces(pieces), { today, dayOf });
  const cost = costOf(deal);
  return {
    campaign: nameOf(deal, campaign),
    asked: creator ? askedFor(creator, pieces) : null,
    agreed: deal.fee,
    paid: cost?.basis === "paid" ? { amount: cost.amount, currency: cost.currency } : null,
    drafts: { inTime: due.filter(({ isLate }) => !isLate).length, of: due.length },
    figures: resultFigures([deal]),
  };
}

function ownPart(campaign: Campaign, creatorId: string): Campaign["creators"][number] | undefined {
  return campaign.creators.find((one) => one.creatorId === creatorId);
}

/** A campaign that the creator has left is named by what belongs to it. */
function nameOf(deal: OwnDeal, campaign: Campaign | undefined): CreatorDeal["campaign"] {
  if (deal.key === null) return null;
  const records = [...deal.posts, ...deal.orders, ...deal.payments];
  const named = records.flatMap((record) => ("campaign" in record ? (record.campaign ?? []) : []));
  return { id: deal.key, name: campaign?.name ?? named[0] ?? "A campaign that is gone" };
}
