import { askedFor } from "@app/contract/campaigns/asked";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { costOf } from "#/results/index.ts";
import type { CampaignDeal } from "#/results/index.ts";

/** A campaign with what came of it. */
export interface ScoredCampaign {
  campaign: Campaign;
  deals: readonly CampaignDeal[];
}

/** What was paid against what was asked; each pair is brought to 1 asked, so that a dear creator weighs no more. */
export function askedAndPaid(campaigns: readonly ScoredCampaign[]) {
  const all = campaigns.flatMap(({ campaign, deals }) =>
    campaign.creators
      .filter(({ stage }) => stage !== "declined")
      .map((creator) => ({ creator, campaign, deal: deals.find(({ key }) => key === creator.creatorId) })),
  );
  const pairs = all.flatMap(({ creator, campaign, deal }) => {
    const asked = askedFor(creator, campaign.deliverables);
    const cost = deal && costOf(deal);
    if (!asked || asked.amount === 0 || cost?.basis !== "paid" || cost.currency !== asked.currency) return [];
    return [cost.amount / asked.amount];
  });
  return {
    asked: pairs.length,
    paid: pairs.reduce((sum, one) => sum + one, 0),
    known: pairs.length,
    of: all.length,
  };
}
