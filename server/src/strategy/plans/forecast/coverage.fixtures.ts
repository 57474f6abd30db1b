import { ModelValues } from "#/strategy/plans/model-values.ts";
import { createReachModel } from "#/strategy/plans/reach/reach-model.ts";
import { simulateCampaign } from "./campaign-worlds.fixtures.ts";
import type { CampaignShape, SimulatedCampaign } from "./campaign-worlds.fixtures.ts";
import { correctionOf } from "./correction.ts";
import type { CorrectionRow, Forecasted } from "./correction.ts";
import { forecastPlan, rawForecast } from "./forecast.ts";
import { UNCORRECTED, Z90 } from "./log-normal.ts";
import type { Correction } from "./log-normal.ts";

export const FORECASTED = ["views", "engagements", "reach"] as const satisfies readonly Forecasted[];

/** How a range did on campaigns whose end is known. */
export interface Coverage {
  /** Percent that ended inside. */
  inside: number;
  /** Percent by which half of them ended above or below the middle. */
  bias: number;
}

/** How the ranges of a forecast did on simulated campaigns, one for each seed from `first` on. */
export function coverageOn(
  first: number,
  count: number,
  shapeOf: (seed: number) => CampaignShape,
): Record<Forecasted, Coverage> {
  const ratios: Record<Forecasted, { isInside: boolean; ratio: number }[]> = {
    views: [],
    engagements: [],
    reach: [],
  };
  for (let seed = first; seed < first + count; seed += 1) {
    const campaign = simulateCampaign(seed, shapeOf(seed));
    const { forecast } = forecastPlan(campaign.parts, modelOf(campaign));
    for (const name of FORECASTED) {
      const band = forecast[name];
      const actual = campaign.actual[name];
      if (band)
        ratios[name].push({ isInside: actual >= band.p10 && actual <= band.p90, ratio: actual / band.p50 });
    }
  }
  return {
    views: summarise(ratios.views),
    engagements: summarise(ratios.engagements),
    reach: summarise(ratios.reach),
  };
}

export function summarise(ends: readonly { isInside: boolean; ratio: number }[]): Coverage {
  const inside = (100 * ends.filter(({ isInside }) => isInside).length) / ends.length;
  const middle = quantile(
    ends.map(({ ratio }) => ratio),
    0.5,
  );
  return { inside, bias: 100 * (middle - 1) };
}

/** The corrections that make the ranges of these simulated campaigns hold. */
export function correctionRow(
  of: Forecasted,
  creators: number,
  campaigns: Readonly<Record<"measured" | "followers", readonly SimulatedCampaign[]>>,
  table: readonly CorrectionRow[],
): CorrectionRow {
  return {
    of,
    creators,
    measured: correct(of, campaigns.measured, table),
    followers: correct(of, campaigns.followers, table),
  };
}

/** Split conformal prediction on each side: how far from the middle a tenth of the ends lies, in sides of the raw range. */
function correct(
  of: Forecasted,
  campaigns: readonly SimulatedCampaign[],
  table: readonly CorrectionRow[],
): Correction {
  const scores = campaigns.flatMap((campaign) => {
    const raw = rawForecast(campaign.parts, modelOf(campaign), undefined, (name, creators, measured) =>
      name === of ? UNCORRECTED : correctionOf(name, creators, measured, table),
    );
    const own = raw && raw[of];
    return own ? [{ off: Math.log(campaign.actual[of]) - own.mu, sigma: own.sigma }] : [];
  });
  const middle = quantile(
    scores.map(({ off }) => off),
    0.5,
  );
  const sides = scores.map(({ off, sigma }) => (off - middle) / (sigma * Z90));
  return { middle, below: -quantile(sides, 0.1), above: quantile(sides, 0.9) };
}

function modelOf({ brief, parts }: SimulatedCampaign) {
  return createReachModel(
    brief,
    parts.map(({ candidate }) => candidate),
    new ModelValues(),
  );
}

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const place = at * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN];
  return low + (high - low) * (place - Math.floor(place));
}
