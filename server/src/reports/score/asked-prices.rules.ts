import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Money } from "@app/contract/money";
import { costOf } from "#/results/index.ts";
import type { ScoredCampaign } from "./score.rules.ts";

type Creator = Campaign["creators"][number];

/** What was paid against what was asked; each pair is brought to 1 asked, so that a dear creator weighs no more. */
export function askedAndPaid(campaigns: readonly ScoredCampaign[]) {
  const all = campaigns.flatMap(({ campaign, deals }) =>
    campaign.creators
      .filter(({ stage }) => stage !== "declined")
      .map((creator) => ({ creator, campaign, deal: deals.find(({ key }) => key === creator.creatorId) })),
  );
  const pairs = all.flatMap(({ creator, campaign, deal }) => {
    const asked = askedFor(creator, campaign);
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

/** The asking price for all pieces that the creator owes; null where it is for another kind of piece. */
function askedFor({ creatorId, askingPrice }: Creator, { deliverables }: Campaign): Money | null {
  const pieces = deliverables.filter((piece) => piece.creatorId === creatorId);
  if (!askingPrice || pieces.length === 0) return null;
  const { amount, currency, per } = askingPrice;
  const isForAll = per === null || per === "post" || pieces.every(({ format }) => format === per);
  return isForAll ? { amount: amount * pieces.length, currency } : null;
}
