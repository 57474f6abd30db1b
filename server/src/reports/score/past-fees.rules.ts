import { isAgreedStage } from "@app/contract/campaigns/budget";
import type { Campaign } from "@app/contract/campaigns/schemas";
import type { PastFee } from "@app/contract/strategy/past-campaigns";
import { costOf } from "#/results/index.ts";
import type { CampaignDeal } from "#/results/index.ts";
import type { ScoredCampaign } from "./asked-prices.rules.ts";

interface Days {
  /** yyyy-mm-dd, in the workspace's time zone, as `dayOf` answers. */
  today: string;
  dayOf: (moment: Date) => string;
}

type Creator = Campaign["creators"][number];

/**
 * What creators got in started campaigns, the oldest first. A fee that is only planned is none, and nor is nothing: pieces
 * for a gift say no price. Where one fee is for pieces on several platforms nobody knows which part is for which.
 */
export function pastFees(campaigns: readonly ScoredCampaign[], days: Days): PastFee[] {
  return campaigns
    .flatMap(({ campaign, deals }) =>
      campaign.creators
        .filter(({ stage }) => stage !== "declined")
        .flatMap((creator) => {
          const deal = deals.find(({ key }) => key === creator.creatorId);
          return deal ? feesOf(campaign, creator, deal, days) : [];
        }),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

function feesOf(campaign: Campaign, creator: Creator, deal: CampaignDeal, days: Days): PastFee[] {
  const { creatorId } = creator;
  const cost = costOf(deal);
  const isDone = cost?.basis === "paid" || deal.posts.length > 0 || isAgreedStage(creator.stage);
  if (!cost || cost.amount <= 0 || !isDone) return [];
  const { amount, currency, basis } = cost;
  const known = { creatorId, campaign: campaign.name, day: dayOf(campaign, creator, deal, days) };
  // Tables say what each post cost: better than a share of the sum.
  if (basis !== "paid" && creator.fee === null) {
    return deal.posts.flatMap(({ fee, platform, format }) => {
      if (!fee || fee.amount <= 0) return [];
      return [{ ...known, ...fee, basis: "agreed", platform, pieces: [{ format, count: 1 }] }];
    });
  }
  if (basis === "planned") return [];
  const owed = campaign.deliverables.filter((piece) => piece.creatorId === creatorId);
  const pieces = owed.length > 0 ? owed : deal.posts;
  const [platform, other] = new Set(pieces.map((piece) => piece.platform));
  if (platform === undefined || other !== undefined) return [];
  return [{ ...known, platform, pieces: counted(pieces), amount, currency, basis }];
}

function counted(pieces: readonly { format: string }[]): PastFee["pieces"] {
  const groups = Map.groupBy(pieces, ({ format }) => format);
  return [...groups].map(([format, own]) => ({ format, count: own.length }));
}

/** The day of the last payment, else of the last post; else the start of the work, as far as it is not ahead. */
function dayOf(
  { startsOn }: Campaign,
  { addedAt }: Creator,
  { payments, posts }: CampaignDeal,
  days: Days,
): string {
  const paid = payments.flatMap(({ paidOn }) => paidOn ?? []);
  const live = posts.flatMap(({ postedAt }) => (postedAt === null ? [] : days.dayOf(new Date(postedAt))));
  const begun = [days.dayOf(new Date(addedAt)), ...(startsOn === null ? [] : [startsOn])];
  const [known = begun] = [paid, live].filter(({ length }) => length > 0);
  const day = known.toSorted().at(-1) ?? days.today;
  return day < days.today ? day : days.today;
}
