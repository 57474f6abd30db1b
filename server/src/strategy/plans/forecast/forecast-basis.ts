import { plural } from "@app/contract/formats";
import { platformLabel } from "@app/contract/platforms";
import type { ModelValues } from "#/strategy/plans/model-values.ts";
import type { ReachModel } from "#/strategy/plans/reach/reach-model.ts";
import type { Learned } from "./learned.ts";
import type { ForecastPart, ViewsScale } from "./views-model.ts";

/** What a forecast stands on, in sentences. */
export function forecastBasis(
  parts: readonly ForecastPart[],
  { values, viewsScale }: Pick<ReachModel, "values" | "viewsScale">,
  learned: Learned,
): string {
  const measured = parts.filter(({ candidate }) => candidate.medianViews !== null).length;
  return [
    `Views of ${measured} of ${parts.length} creators are measured; the rest follow their follower count.`,
    ...viewsBasis(parts, values, viewsScale),
    ...ratesBasis(values, learned),
    rangeBasis(learned),
  ].join(" ");
}

function viewsBasis(parts: readonly ForecastPart[], values: ModelValues, viewsScale: ViewsScale): string[] {
  const platforms = [...new Set(parts.map(({ candidate }) => candidate.platform))].toSorted();
  return [
    `Paid posts are taken to get ${against(values.of("sponsoredEffect"))} than usual ones.`,
    ...platforms.flatMap((platform) => {
      const own = viewsScale[platform];
      if (!own) return [];
      const change = `${against((own.factor - 1) * 100)} than that`;
      return [`On ${platformLabel(platform)} it is ${change}, learned from ${ownCampaigns(own.campaigns)}.`];
    }),
  ];
}

function ratesBasis(values: ModelValues, { rates }: Learned): string[] {
  const clicks = rates["clickRate"]?.campaigns;
  const reactions = rates["engagedShare"]?.campaigns;
  return [
    clicks === undefined
      ? `Clicks are taken to be ${values.of("clickRate")}% of views.`
      : `The rate of clicks is learned from ${ownCampaigns(clicks)}.`,
    ...(reactions === undefined
      ? []
      : [`Where a creator’s rate of reactions is not known, it is learned from ${ownCampaigns(reactions)}.`]),
  ];
}

function rangeBasis({ width, forecasts, held }: Learned): string {
  const shipped = "The range is made to hold for 8 in 10 campaigns, and was tried on simulated ones";
  if (forecasts === 0) return `${shipped}; no campaign of your own says yet how well it holds.`;
  const own = `${held} of ${plural(forecasts, "forecast")} of your own held`;
  const percent = Math.round((width - 1) * 100);
  if (percent === 0) return `${shipped}. ${own}.`;
  return `${shipped}. ${own}, which makes it ${Math.abs(percent)}% ${percent > 0 ? "wider" : "narrower"}.`;
}

function ownCampaigns(count: number): string {
  return `${count} of your campaigns`;
}

/** "16% fewer views". */
function against(percent: number): string {
  const rounded = Math.round(percent);
  if (rounded === 0) return "no more and no fewer views";
  return `${Math.abs(rounded)}% ${rounded > 0 ? "more" : "fewer"} views`;
}
