import { creatorLabel } from "@app/contract/campaigns/creator-label";
import { isOver } from "@app/contract/campaigns/list";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { plural } from "@app/contract/formats";
import type { ForecastComparison, ForecastRow } from "@app/contract/reports/forecast";
import { resultFigures } from "#/results/index.ts";
import type { CampaignDeal } from "#/results/index.ts";

const WORST_SHOWN = 2;

type Expected = ForecastRow["expected"];
type Weighed = Pick<Campaign, "creators" | "deliverables" | "forecast" | "status">;

/**
 * What the plan behind a campaign expected, against what came of it. A forecast is for all pieces, so nothing is said of a
 * creator before all of them are live with their views, or the campaign is over. Null without a forecast of views.
 */
export function compareForecast(
  campaign: Weighed,
  deals: readonly CampaignDeal[],
): ForecastComparison | null {
  const { forecast } = campaign;
  if (!forecast?.views) return null;
  const bands = new Map(forecast.creators?.map(({ creatorId, views }) => [creatorId, views]));
  const rows = campaign.creators.flatMap((creator) => {
    const expected = bands.get(creator.creatorId);
    if (!expected || creator.stage === "declined") return [];
    const own = deals.filter(({ key }) => key === creator.creatorId);
    const owed = campaign.deliverables.filter(({ creatorId }) => creatorId === creator.creatorId).length;
    return [
      toRow({ creatorId: creator.creatorId, name: creatorLabel(creator), expected }, own, owed, campaign),
    ];
  });
  const whole = { creatorId: null, name: "The campaign", expected: forecast.views };
  const all = toRow(whole, deals, campaign.deliverables.length, campaign);
  return { rows: [all, ...rows], worst: worstOf(rows) };
}

function toRow(
  head: Pick<ForecastRow, "creatorId" | "name" | "expected">,
  deals: readonly CampaignDeal[],
  owed: number,
  { status }: Weighed,
): ForecastRow {
  const { views } = resultFigures(deals);
  const isWhole = owed > 0 && views.known >= owed;
  if (views.value === null || (!isOver(status) && !isWhole)) {
    const reason = `${views.known} of ${plural(owed, "piece")} live with views`;
    return { ...head, views: views.value, outcome: "open", deviation: null, reason };
  }
  return {
    ...head,
    views: views.value,
    outcome: outcomeOf(views.value, head.expected),
    deviation: head.expected.p50 === 0 ? null : (views.value / head.expected.p50 - 1) * 100,
    reason: null,
  };
}

function outcomeOf(views: number, { p10, p90 }: Expected): ForecastRow["outcome"] {
  if (views < p10) return "below";
  return views > p90 ? "above" : "held";
}

/** How many times too high or too low, so that both sides are weighed alike. */
function distance({ views, expected }: ForecastRow): number {
  if (views === null || expected.p50 === 0) return 0;
  return Math.abs(Math.log(Math.max(views, 1) / expected.p50));
}

function worstOf(rows: readonly ForecastRow[]): string[] {
  return rows
    .filter(({ outcome }) => outcome === "below" || outcome === "above")
    .toSorted((a, b) => distance(b) - distance(a))
    .slice(0, WORST_SHOWN)
    .map(({ name }) => name);
}
