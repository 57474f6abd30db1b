import type { Band, PlanForecast } from "@app/contract/strategy/plan";
import { sightings } from "#/strategy/plans/reach/reach-model.ts";
import type { ReachModel, Sightings } from "#/strategy/plans/reach/reach-model.ts";
import { correctionOf } from "./correction.ts";
import type { Forecasted } from "./correction.ts";
import { forecastBasis } from "./forecast-basis.ts";
import { NOTHING_LEARNED } from "./learned.ts";
import type { Learned } from "./learned.ts";
import { bandOf } from "./log-normal.ts";
import type { Correction, LogNormal } from "./log-normal.ts";
import { engagedShare, sponsoredFactor, usualViews } from "./usual-views.ts";
import { sumOfViews } from "./views-model.ts";
import type { ForecastPart, SumOfViews } from "./views-model.ts";

/** A plan's forecast, and the people behind its middle. */
export interface ForecastOfPlan {
  forecast: PlanForecast;
  people: Sightings;
}

/** Ranges as the model has them, and how each is corrected. */
export interface RawForecast {
  views: SumOfViews;
  engagements: LogNormal;
  clicks: LogNormal;
  reach: LogNormal | null;
  correction: Readonly<Record<Forecasted, Correction>>;
  people: Sightings;
}

/**
 * What a plan will bring. Views of a piece are log-normal, drawn towards what accounts of that size get, and one luck is
 * common to the campaign. Ranges are corrected by what they missed on simulated campaigns (split conformal prediction), and
 * by how the workspace's own forecasts held. The plan's people are the middle of the range of reach.
 */
export function forecastPlan(
  parts: readonly ForecastPart[],
  model: ReachModel,
  learned: Learned = NOTHING_LEARNED,
): ForecastOfPlan {
  const raw = rawForecast(parts, model, learned);
  const bands = raw && {
    reach: raw.reach && bandOf(raw.reach, { ...raw.correction.reach, middle: 0 }),
    views: bandOf(raw.views, raw.correction.views),
    engagements: bandOf(raw.engagements, raw.correction.engagements),
    clicks: bandOf(raw.clicks, raw.correction.views),
  };
  const nothing = { reach: null, views: null, engagements: null, clicks: null };
  return {
    people: raw?.people ?? sightings(model, parts),
    forecast: {
      ...(bands ?? nothing),
      conversions: null,
      basis: forecastBasis(parts, model, learned),
      restsOn: model.values.restsOn(),
      made: { width: learned.width, doubt: raw?.views.doubt ?? 0 },
    },
  };
}

/** Views that the pieces of one creator bring. Null when nothing is known of it. */
export function forecastViews(
  part: ForecastPart,
  { values, viewsScale }: Pick<ReachModel, "values" | "viewsScale">,
  learned: Learned = NOTHING_LEARNED,
): Band | null {
  const views = sumOfViews([part], values, viewsScale);
  return views && bandOf(views, widened(correctionOf("views", 1, views.measured), learned.width));
}

/** The model's own ranges. Null when nothing is known of anybody. */
export function rawForecast(
  parts: readonly ForecastPart[],
  model: ReachModel,
  learned: Learned = NOTHING_LEARNED,
  corrects: typeof correctionOf = correctionOf,
): RawForecast | null {
  const { values, viewsScale } = model;
  const views = sumOfViews(parts, values, viewsScale);
  if (!views) return null;
  const known = parts.map(({ candidate, pieces }) => ({
    views: (usualViews(candidate, values) ?? 0) * pieces * (viewsScale[candidate.platform]?.factor ?? 1),
    engaged: engagedShare(candidate, values),
  }));
  const total = sum(known.map((one) => one.views));
  const engaged = sum(known.map((one) => one.views * one.engaged)) / total;
  const correct = (of: Forecasted) => widened(corrects(of, parts.length, views.measured), learned.width);
  const correction = {
    views: correct("views"),
    engagements: correct("engagements"),
    reach: correct("reach"),
  };
  // The sum of many pieces lies above the sum of usual ones: some of them are seen far more.
  const scale = Math.exp(views.mu + correction.views.middle) / (total * sponsoredFactor(values));
  const people = sightings(model, parts, scale * Math.exp(correction.reach.middle));
  const spread = (more: number) => Math.hypot(views.sigma, more);
  return {
    views,
    engagements: { mu: views.mu + Math.log(engaged), sigma: spread(values.spread("engagementSpread")) },
    clicks: {
      mu: views.mu + Math.log(values.share("clickRate")),
      sigma: spread(values.spread("clickSpread")),
    },
    reach:
      people.reach > 0
        ? {
            mu: Math.log(people.reach),
            sigma: Math.hypot(views.sigma * people.elasticity, values.spread("audienceSpread")),
          }
        : null,
    correction,
    people,
  };
}

function widened({ middle, below, above }: Correction, width: number): Correction {
  return { middle, below: below * width, above: above * width };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
