import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { ModelValues } from "#/strategy/plans/model-values.ts";
import type { LogNormal } from "./log-normal.ts";
import { sponsoredFactor, usualViews } from "./usual-views.ts";

/** Variance of a sample median against that of a mean, π/2. */
const MEDIAN_FACTOR = Math.PI / 2;

/** One creator's part of a plan. */
export interface ForecastPart {
  candidate: Candidate;
  pieces: number;
}

/** What own campaigns on a platform say of views against what was expected. */
export interface LearnedScale {
  factor: number;
  /** How far the factor may be off, as a standard deviation of logarithms. */
  doubt: number;
  campaigns: number;
}

/** By platform; one that is absent has nothing to learn from yet. */
export type ViewsScale = Readonly<Record<string, LearnedScale>>;

export interface SumOfViews extends LogNormal {
  /** The part of `sigma` that own campaigns make smaller. */
  doubt: number;
  /** How much comes from creators whose usual views are known: of the views, and of their uncertainty. Fractions. */
  measured: { views: number; spread: number };
}

/** Views of one piece of a creator: `mu`, how uncertain it is itself, and how pieces scatter round it. */
interface ViewsModel {
  mu: number;
  level: number;
  scatter: number;
}

/**
 * The views of all pieces as one log-normal with the mean and variance of their sum (Fenton and Wilkinson), with what a
 * whole campaign shares: its luck, and the doubt about the effect of payment. Null when nothing is known of anybody.
 */
export function sumOfViews(
  parts: readonly ForecastPart[],
  values: ModelValues,
  scale: ViewsScale = {},
): SumOfViews | null {
  let mean = 0;
  let variance = 0;
  let doubt = 0;
  const measured = { views: 0, spread: 0 };
  const [luck, usualDoubt] = [values.spread("campaignLuck"), values.spread("sponsoredDoubt")];
  for (const { candidate, pieces } of parts) {
    const model = viewsModel(candidate, values);
    if (!model) continue;
    const [level, scatter] = [model.level ** 2, model.scatter ** 2];
    const one = Math.exp(model.mu + (level + scatter) / 2) * (scale[candidate.platform]?.factor ?? 1);
    mean += pieces * one;
    doubt += pieces * one * (scale[candidate.platform]?.doubt ?? usualDoubt);
    // Pieces of one creator share what is not known of the creator's level.
    const own =
      pieces ** 2 * one ** 2 * Math.expm1(level) + pieces * one ** 2 * Math.exp(level) * Math.expm1(scatter);
    variance += own;
    if (candidate.medianViews !== null) {
      measured.views += pieces * one;
      measured.spread += own;
    }
  }
  if (mean === 0) return null;
  const spread = Math.log1p(variance / mean ** 2);
  return {
    mu: Math.log(mean) - spread / 2 + Math.log(sponsoredFactor(values)),
    sigma: Math.hypot(Math.sqrt(spread), luck, doubt / mean),
    doubt: doubt / mean,
    measured: {
      views: measured.views / mean,
      spread: variance === 0 ? measured.views / mean : measured.spread / variance,
    },
  };
}

/** Views of a creator's piece, shrunk towards accounts of its size by how many posts are known. Null without any figure. */
function viewsModel(candidate: Candidate, values: ModelValues): ViewsModel | null {
  const { medianViews, viewsSample, isAverage = false } = candidate;
  const usual = usualViews({ ...candidate, medianViews: null }, values);
  const prior = usual === null ? null : Math.log(usual);
  const [between, scatter] = [values.spread("betweenCreators"), values.spread("betweenPosts")];
  const known =
    medianViews !== null && medianViews > 0
      ? Math.log(medianViews) - (isAverage ? scatter ** 2 / 2 : 0)
      : null;
  if (known === null) return prior === null ? null : { mu: prior, level: between, scatter };
  const posts = Math.max(1, viewsSample ?? values.of("postsAssumed"));
  const ofFigure = isAverage ? Math.expm1(scatter ** 2) : scatter ** 2 * MEDIAN_FACTOR;
  const noise = ofFigure / posts + values.spread("levelDrift") ** 2;
  const weight = prior === null ? 1 : between ** 2 / (between ** 2 + noise);
  return {
    mu: weight * known + (1 - weight) * (prior ?? 0),
    level: Math.sqrt(weight * noise),
    scatter,
  };
}
