import type { Band, PlanForecast } from "@app/contract/strategy/plan";
import type { Candidate } from "./candidate.ts";
import { engagedShare } from "./packages.ts";
import { expectedViews, SPONSORED_SHIFT } from "./reach.ts";

/** Standard normal quantile of 90 %. */
const Z90 = 1.2816;
/** Placeholder priors, in natural logarithms of views. */
const BETWEEN_CREATORS = 0.8;
const BETWEEN_POSTS = 0.7;
/** What a whole campaign shares: good or bad luck of the idea. */
const CAMPAIGN_SHOCK = 0.2;
/** Posts behind a median whose number nobody gave. */
const POSTS_ASSUMED = 6;
/** Variance of a sample median against that of a mean, π/2. */
const MEDIAN_FACTOR = Math.PI / 2;
/** Spread that shares of an audience, reactions and clicks add. */
const AUDIENCE_SPREAD = 0.15;
const ENGAGEMENT_SPREAD = 0.25;
const CLICK_SPREAD = 0.6;
/** Placeholder prior: clicks per view. */
const CLICK_RATE = 0.006;

/** One creator's part of a plan. */
export interface ForecastPart {
  candidate: Candidate;
  pieces: number;
}

interface LogNormal {
  /** Natural logarithm of the median. */
  mu: number;
  sigma: number;
}

/** Views of one piece of a creator: `mu`, how uncertain it is itself, and how pieces scatter round it. */
interface ViewsModel {
  mu: number;
  level: number;
  scatter: number;
}

/**
 * What a plan will bring. Views of a piece are log-normal, drawn towards what accounts of that size get; the sum follows
 * Fenton and Wilkinson, and one shock is common to the campaign. `reach` is the plan's de-duplicated reach by paid
 * pieces and the middle of its own range, `elasticity` the percent by which it grows with one percent of views.
 */
export function forecastPlan(
  parts: readonly ForecastPart[],
  reach: number,
  elasticity: number,
): PlanForecast {
  const views = sumOfViews(parts);
  if (!views)
    return {
      reach: null,
      views: null,
      engagements: null,
      clicks: null,
      conversions: null,
      basis: basisOf(parts),
    };
  const shares = parts.map(({ candidate, pieces }) => ({
    views: (expectedViews(candidate) ?? 0) * pieces,
    engaged: engagedShare(candidate),
  }));
  const total = shares.reduce((sum, share) => sum + share.views, 0);
  const engaged = shares.reduce((sum, share) => sum + share.views * share.engaged, 0) / total;
  return {
    reach:
      reach > 0
        ? band({ mu: Math.log(reach), sigma: Math.hypot(views.sigma * elasticity, AUDIENCE_SPREAD) })
        : null,
    views: band(views),
    engagements: band({
      mu: views.mu + Math.log(engaged),
      sigma: Math.hypot(views.sigma, ENGAGEMENT_SPREAD),
    }),
    clicks: band({ mu: views.mu + Math.log(CLICK_RATE), sigma: Math.hypot(views.sigma, CLICK_SPREAD) }),
    conversions: null,
    basis: basisOf(parts),
  };
}

/** Views that these pieces bring. Null when nothing is known of anybody. */
export function forecastViews(parts: readonly ForecastPart[]): Band | null {
  const views = sumOfViews(parts);
  return views && band(views);
}

/** Views of a creator's piece, shrunk towards accounts of its size by how many posts are known. Null without any figure. */
function viewsModel(candidate: Candidate): ViewsModel | null {
  const usual = expectedViews({ ...candidate, medianViews: null });
  const { medianViews } = candidate;
  const known = medianViews !== null && medianViews > 0 ? Math.log(medianViews) : null;
  if (known === null && usual === null) return null;
  const prior = usual === null ? null : Math.log(usual);
  if (known === null) return { mu: prior ?? 0, level: BETWEEN_CREATORS, scatter: BETWEEN_POSTS };
  const noise = (BETWEEN_POSTS ** 2 * MEDIAN_FACTOR) / Math.max(1, candidate.viewsSample ?? POSTS_ASSUMED);
  const weight = prior === null ? 1 : BETWEEN_CREATORS ** 2 / (BETWEEN_CREATORS ** 2 + noise);
  return {
    mu: weight * known + (1 - weight) * (prior ?? 0),
    level: Math.sqrt(weight * noise),
    scatter: BETWEEN_POSTS,
  };
}

/** The sum of all views as one log-normal with the same mean and variance. Null when nothing is known of anybody. */
function sumOfViews(parts: readonly ForecastPart[]): LogNormal | null {
  let mean = 0;
  let variance = 0;
  for (const { candidate, pieces } of parts) {
    const model = viewsModel(candidate);
    if (!model) continue;
    const [level, scatter] = [model.level ** 2, model.scatter ** 2];
    const one = Math.exp(model.mu + (level + scatter) / 2);
    mean += pieces * one;
    // Pieces of one creator share what is not known of the creator's level.
    variance +=
      pieces ** 2 * one ** 2 * Math.expm1(level) + pieces * one ** 2 * Math.exp(level) * Math.expm1(scatter);
  }
  if (mean === 0) return null;
  const spread = Math.log1p(variance / mean ** 2);
  return {
    mu: Math.log(mean) - spread / 2 + SPONSORED_SHIFT,
    sigma: Math.hypot(Math.sqrt(spread), CAMPAIGN_SHOCK),
  };
}

function band({ mu, sigma }: LogNormal): Band {
  const at = (z: number) => Math.round(Math.exp(mu + z * sigma));
  return { p10: at(-Z90), p50: at(0), p90: at(Z90) };
}

function basisOf(parts: readonly ForecastPart[]): string {
  const measured = parts.filter(({ candidate }) => candidate.medianViews !== null).length;
  return [
    `Views of ${measured} of ${parts.length} creators are measured; the rest follow their follower count.`,
    "80 % range from a log-normal model. Its effect of sponsoring (−16 %), the share of clicks (0.6 % of views) and the luck",
    "of a whole campaign are placeholders until your own campaigns replace them; so far it is checked on simulated campaigns only.",
  ].join(" ");
}
