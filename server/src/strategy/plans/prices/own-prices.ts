import { minorUnits } from "@app/contract/money";
import { tierOf } from "@app/contract/discovery/tiers";
import { platformLabel } from "@app/contract/platforms";
import type { Candidate, CandidatePrice } from "#/strategy/plans/candidate.ts";
import { usualViews } from "#/strategy/plans/forecast/usual-views.ts";
import type { ModelValues } from "#/strategy/plans/model-values.ts";
import { convert } from "./currencies.ts";
import { fitPrices } from "./fit.ts";
import type { Fit, PricePoint } from "./fit.ts";
import { formatOn, insteadOf, mainFormat, priceFormat } from "./formats.ts";
import { publicLogPrice } from "./public-prices.ts";

/** Known prices of one platform from which it has a curve of its own. Chosen by us. */
const OWN_PRICES_MIN = 8;

/** What one piece probably costs, as natural logarithms of minor units. */
export interface Estimate {
  /** The middle: half of such prices are lower. */
  middle: number;
  /** Standard deviation of single prices around the curve. */
  sigma: number;
  /** What is unsure of the curve: for all prices alike, and from creator to creator. */
  levelVariance: number;
  shapeVariance: number;
  /** What it stands on, as a part of a sentence. */
  basis: string;
}

/** Estimates prices from all prices that are known of the candidates. */
export interface PriceCurve {
  /** Null where neither followers nor views are known, or for a currency without a rate. */
  estimate(candidate: Candidate, format: string): Estimate | null;
  /** What a piece of one format costs against one of another. */
  ratio(platform: string, to: string, from: string): number;
}

/** Where a ratio of formats is taken: it is the same for every number of followers. */
const ANYWHERE = { x: Math.log(30_000), views: 0, tier: "micro" };

/** What the candidates ask for single pieces, each as one point. */
export function learnPrices(
  candidates: readonly Candidate[],
  currency: string,
  values: ModelValues,
): PriceCurve {
  const points = candidates.flatMap((candidate) => pointsOf(candidate, currency, values));
  const all = fitPrices(points);
  const own = new Map<string, { fit: Fit; count: number }>();
  for (const [platform, group] of Map.groupBy(points, (point) => point.platform)) {
    if (group.length >= OWN_PRICES_MIN) own.set(platform, { fit: fitPrices(group), count: group.length });
  }
  const dollar = logDollar(currency);
  return {
    ratio(platform, to, from) {
      const { predict } = own.get(platform)?.fit ?? all;
      const [numerator = 0, divisor = 0] = [to, from].map((format) => {
        const place = { ...ANYWHERE, platform, format: priceFormat(platform, format) };
        return predict(place).mean + publicLogPrice(platform, place.format, place.x);
      });
      return Math.exp(numerator - divisor);
    },
    estimate(candidate, format) {
      const place = placeOf(candidate, format, values);
      if (!place || dollar === null) return null;
      const { platform } = candidate;
      const known = own.get(platform);
      const { sigma, predict } = known?.fit ?? all;
      const { mean, ...variances } = predict(place);
      return {
        middle: mean + publicLogPrice(platform, place.format, place.x) + dollar,
        sigma,
        ...variances,
        basis: known
          ? `${known.count} of your own ${platformLabel(platform)} prices`
          : publicBasis(points.length),
      };
    },
  };
}

function publicBasis(count: number): string {
  if (count === 0) return `a public range, until you know ${OWN_PRICES_MIN} prices`;
  const prices = count === 1 ? "the one price" : `the ${count} prices`;
  return `a public range, moved towards ${prices} you know`;
}

/** The prices of one account as points. A price that names no format is that of the platform's main one. */
function pointsOf(candidate: Candidate, currency: string, values: ModelValues): PricePoint[] {
  const dollar = logDollar(currency);
  return (candidate.learnFrom ?? pricesOf(candidate)).flatMap(({ amount, upTo, currency: own, per }) => {
    const place = placeOf(candidate, per ?? mainFormat(candidate.platform), values);
    const minor = convert((amount + (upTo ?? amount)) / 2, own, currency);
    if (!place || minor === null || minor <= 0 || dollar === null) return [];
    return [
      { ...place, y: Math.log(minor) - dollar - publicLogPrice(place.platform, place.format, place.x) },
    ];
  });
}

/** What an account asks for one piece, of every format. */
export function pricesOf({ price, prices }: Candidate): CandidatePrice[] {
  return prices ?? (price ? [price] : []);
}

/** What a creator makes where a format is asked for: one that the platform does not have only with a price for it. */
export function madeBy(candidate: Candidate, format: string): string {
  const { platform } = candidate;
  const instead = insteadOf(platform, format);
  const isSold = instead !== null && pricesOf(candidate).some(({ per }) => per === format);
  return isSold ? format : (instead ?? formatOn(platform, format));
}

function placeOf(candidate: Candidate, format: string, values: ModelValues): Omit<PricePoint, "y"> | null {
  const { platform, medianViews } = candidate;
  const followers = followersOf(candidate, values);
  if (followers === null) return null;
  const usual = usualViews({ followers, medianViews: null }, values);
  const isMeasured = candidate.followers !== null && medianViews !== null && medianViews > 0;
  return {
    x: Math.log(followers),
    views: isMeasured && usual !== null ? Math.log(medianViews / usual) : 0,
    platform,
    format: priceFormat(platform, format),
    tier: tierOf(followers) ?? "nano",
  };
}

/** Followers, or as many as usually bring the views that are known. */
function followersOf(candidate: Candidate, values: ModelValues): number | null {
  const { followers, medianViews } = candidate;
  if (followers) return followers;
  const perFollower = usualViews({ followers: 1, medianViews: null }, values);
  return medianViews && perFollower ? medianViews / perFollower : null;
}

/** Natural logarithm of a dollar in minor units of a currency. */
function logDollar(currency: string): number | null {
  const dollar = convert(10 ** minorUnits("USD"), "USD", currency);
  return dollar === null ? null : Math.log(dollar);
}
