import { madeOnce } from "@app/contract/made-once";
import type { PlanDeliverable } from "@app/contract/strategy/plan";
import type { Candidate, CandidatePrice } from "#/strategy/plans/candidate.ts";
import { ModelValues } from "#/strategy/plans/model-values.ts";
import { convert, roundEstimate, wholeUnits } from "./currencies.ts";
import { mainFormat, priceFormat } from "./formats.ts";
import { learnPrices, madeBy, pricesOf } from "./own-prices.ts";
import type { PriceCurve } from "./own-prices.ts";
import { reservedFor } from "./selection.ts";

/** What a converted price may be off by, either way. Chosen by us. */
const RATE_BAND = 0.05;
/** How far apart the formats of one creator usually are from the ratio, as a standard deviation. Chosen by us. */
const RATIO_SIGMA = 0.3;
/** Standard deviations from the middle to the 10th and the 90th percentile. */
const DECILE = 1.2816;
/** Creators that are chosen where nobody says how many. */
const USUAL_PICKS = 20;

/** A price in minor units of the plan's currency. */
export interface Price {
  /** What a plan reserves. */
  amount: number;
  /** 8 of 10 such prices lie between them. */
  low: number;
  high: number;
  basis: "asked" | "converted" | "estimated";
  /** Where it stands, or what it was estimated from, as a sentence; null where nobody says. */
  from: string | null;
}

export interface Pricing {
  /** Of every price. */
  currency: string;
  /** Of one piece: the mean over what is asked for. Null when nothing is known to tell it from. */
  priceOf(candidate: Candidate): Price | null;
  /** Of all these pieces. */
  priceFor(candidate: Candidate, deliverables: readonly PlanDeliverable[]): Price | null;
}

/** What a plan asks for, as far as prices depend on it. */
interface Asked {
  currency: string;
  deliverables: readonly PlanDeliverable[];
  maxCreators: number | null;
}

/**
 * Prices for all candidates. A price of the format that is asked for stands, and one for any piece. Without them, the
 * price of another format is taken times the ratio of both; without any, the price is estimated from all that is known
 * of the others, and what is reserved is corrected for choosing the cheap ones.
 */
export function createPricing(
  candidates: readonly Candidate[],
  asked: Asked,
  values = new ModelValues(),
): Pricing {
  const { currency, deliverables, maxCreators } = asked;
  const curve = learnPrices(candidates, currency, values);
  const share = (maxCreators ?? USUAL_PICKS) / Math.max(1, candidates.length);

  const found = new WeakMap<Candidate, Map<string, Price | null>>();

  function ofFormat(candidate: Candidate, format: string): Price | null {
    const prices = found.get(candidate) ?? new Map<string, Price | null>();
    found.set(candidate, prices);
    return madeOnce(
      prices,
      format,
      () =>
        knownPrice(candidate, format, currency) ??
        ratioPrice(candidate, format, currency, curve) ??
        estimate(candidate, format),
    );
  }

  function estimate(candidate: Candidate, format: string): Price | null {
    const probable = curve.estimate(candidate, format);
    if (!probable) return null;
    const { middle, sigma, levelVariance, shapeVariance, basis } = probable;
    const spread = DECILE * Math.sqrt(sigma ** 2 + levelVariance + shapeVariance);
    return estimated(reservedFor(probable, share), [middle - spread, middle + spread], currency, basis);
  }

  function priceFor(candidate: Candidate, pieces: readonly PlanDeliverable[]): Price | null {
    const [whole] = pricesOf(candidate);
    if (candidate.told?.isFlat && whole) return statedPrice(whole, candidate, currency);
    const parts: Price[] = [];
    for (const { format, count } of pieces) {
      const price = ofFormat(candidate, format);
      if (!price) return null;
      parts.push(times(price, count));
    }
    return rounded(addPrices(parts));
  }

  return {
    currency,
    priceFor,
    priceOf(candidate) {
      const pieces =
        deliverables.length > 0
          ? deliverables.map(({ format, count }) => ({ format: madeBy(candidate, format), count }))
          : [{ format: mainFormat(candidate.platform), count: 1 }];
      const whole = priceFor(candidate, pieces);
      return whole && rounded(times(whole, 1 / pieces.reduce((sum, { count }) => sum + count, 0)));
    },
  };
}

/** The price of this format, else the one of which nobody said what for. */
function knownPrice(candidate: Candidate, format: string, currency: string): Price | null {
  const prices = pricesOf(candidate);
  const { platform } = candidate;
  const own =
    prices.find(({ per }) => per !== null && priceFormat(platform, per) === priceFormat(platform, format)) ??
    prices.find(({ per }) => per === null);
  return own ? statedPrice(own, candidate, currency) : null;
}

function statedPrice(
  { amount, upTo = amount, currency: own, from: said }: CandidatePrice,
  { origins }: Candidate,
  currency: string,
): Price | null {
  const from = said ?? origins?.price ?? null;
  const middle = (amount + upTo) / 2;
  if (own === currency) return { amount: middle, low: amount, high: upTo, basis: "asked", from };
  const [low, mid, high] = [amount, middle, upTo].map((one) => convert(one, own, currency));
  if (low === undefined || low === null || !mid || !high) return null;
  return {
    amount: wholeUnits(mid, currency),
    low: wholeUnits(low * (1 - RATE_BAND), currency),
    high: wholeUnits(high * (1 + RATE_BAND), currency),
    basis: "converted",
    from,
  };
}

/** From the creator's own price of another format, the nearest in price. */
function ratioPrice(candidate: Candidate, format: string, currency: string, curve: PriceCurve): Price | null {
  const { platform } = candidate;
  const [nearest] = pricesOf(candidate)
    .flatMap((own) => {
      const price = own.per === null ? null : statedPrice(own, candidate, currency);
      return price && own.per !== null
        ? [{ price, per: own.per, ratio: curve.ratio(platform, format, own.per) }]
        : [];
    })
    .toSorted((left, right) => Math.abs(Math.log(left.ratio)) - Math.abs(Math.log(right.ratio)));
  if (!nearest) return null;
  const middle = Math.log(nearest.price.amount * nearest.ratio);
  const spread = DECILE * RATIO_SIGMA;
  const basis = `the price of a ${nearest.per}, times ${nearest.ratio.toFixed(1)} for a ${format}`;
  return estimated(middle, [middle - spread, middle + spread], currency, basis);
}

/** A price from logarithms of minor units. */
function estimated(amount: number, range: readonly [number, number], currency: string, basis: string): Price {
  const [reserved, low, high] = [amount, ...range].map((one) => roundEstimate(Math.exp(one), currency));
  return {
    amount: reserved ?? 0,
    low: low ?? 0,
    high: high ?? 0,
    basis: "estimated",
    from: `Estimated from ${basis}`,
  };
}

function times(price: Price, count: number): Price {
  if (count === 1) return price;
  const { amount, low, high, ...rest } = price;
  return { ...rest, amount: amount * count, low: low * count, high: high * count };
}

/** Whole minor units. */
function rounded({ amount, low, high, ...rest }: Price): Price {
  return { ...rest, amount: Math.round(amount), low: Math.round(low), high: Math.round(high) };
}

/** Least sure first. */
const BASES = ["estimated", "converted", "asked"] as const;

function addPrices(parts: readonly Price[]): Price {
  const [first, second] = parts;
  if (first && !second) return first;
  const sum = (key: "amount" | "low" | "high") => parts.reduce((total, part) => total + part[key], 0);
  const basis = BASES.find((one) => parts.some((part) => part.basis === one)) ?? "asked";
  const sources = new Set(parts.flatMap(({ from }) => from ?? []));
  return {
    amount: sum("amount"),
    low: sum("low"),
    high: sum("high"),
    basis,
    from: sources.size > 0 ? [...sources].join("; ") : null,
  };
}
