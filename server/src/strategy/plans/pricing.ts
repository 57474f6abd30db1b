import { minorUnits } from "@app/contract/money";
import type { Tier } from "@app/contract/discovery/filters";
import { platformLabel } from "@app/contract/platforms";
import { tierOf } from "@app/contract/discovery/tiers";
import type { Candidate } from "./candidate.ts";
import { expectedViews } from "./reach.ts";

/**
 * Placeholder prior: cost of 1,000 views in US dollars, low and high, by platform. Public statements of 2023 (Instagram
 * 5 to 15, TikTok 5 to 15, YouTube 15 to 30); the prices of the workspace replace it as soon as there are enough.
 */
const CPM_PRIOR: Readonly<Record<string, readonly [number, number]>> = {
  instagram: [5, 15],
  tiktok: [5, 15],
  youtube: [15, 30],
};
const CPM_OTHER = [5, 15] as const;
/** Placeholder prior: small accounts ask more for the same views, because a post has a floor price. */
const TIER_FACTOR: Readonly<Record<Tier, number>> = { nano: 2, micro: 1.4, mid: 1, macro: 0.9, mega: 0.8 };
/** Known prices of one platform from which its own range is taken instead of the prior. Chosen by us. */
const OWN_PRICES_MIN = 8;

/**
 * Reference rates to one euro, rounded, autumn 2026: placeholder to compare prices of several currencies without a
 * network. A cost that went through them says so and gets a range.
 */
const PER_EURO: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.15,
  GBP: 0.87,
  CHF: 0.94,
  BRL: 6.2,
  INR: 101,
  AUD: 1.77,
  CAD: 1.61,
  JPY: 175,
  PLN: 4.25,
  SEK: 11,
  NOK: 11.7,
  DKK: 7.46,
  MXN: 21.3,
  CZK: 24.4,
  TRY: 48,
  AED: 4.22,
  SGD: 1.5,
};
/** What a converted price may be off by, either way. Chosen by us. */
const RATE_BAND = 0.05;

/** The price of one piece in minor units of the plan's currency. */
export interface UnitPrice {
  amount: number;
  low: number;
  high: number;
  basis: "asked" | "converted" | "estimated";
}

export interface Pricing {
  /** Null when neither a price nor views are known. */
  priceOf(candidate: Candidate): UnitPrice | null;
  /** How the estimates were made, by platform. */
  basis: string;
}

/**
 * Prices of one piece for all candidates. An asked price stands. Without one the price is estimated from typical views
 * and a cost per 1,000 views; the plan reserves the middle of the range, and a risk says what the upper end would cost.
 */
export function createPricing(candidates: readonly Candidate[], currency: string): Pricing {
  const own = ownRanges(candidates, currency);
  const platforms = [...own.keys()].toSorted();
  return {
    priceOf: (candidate) => askedPrice(candidate, currency) ?? estimate(candidate, currency, own),
    basis:
      platforms.length > 0
        ? `Unknown prices follow the middle half of the prices you know (${platforms.map(platformLabel).join(", ")}).`
        : "Unknown prices follow public cost ranges per 1,000 views, which are placeholders until you know more prices.",
  };
}

function askedPrice({ price }: Candidate, currency: string): UnitPrice | null {
  if (!price) return null;
  if (price.currency === currency) {
    return { amount: price.amount, low: price.amount, high: price.amount, basis: "asked" };
  }
  const amount = convert(price.amount, price.currency, currency);
  if (amount === null) return null;
  const unit = 10 ** minorUnits(currency);
  // A converted price is no quote: whole units say so.
  const band = (factor: number) => Math.max(unit, Math.round((amount * factor) / unit) * unit);
  return { amount: band(1), low: band(1 - RATE_BAND), high: band(1 + RATE_BAND), basis: "converted" };
}

/** Minor units of `to`; null for a currency without a reference rate. */
function convert(amount: number, from: string, to: string): number | null {
  const [fromRate, toRate] = [PER_EURO[from], PER_EURO[to]];
  if (fromRate === undefined || toRate === undefined) return null;
  return Math.round((amount / 10 ** minorUnits(from) / fromRate) * toRate * 10 ** minorUnits(to));
}

function estimate(
  candidate: Candidate,
  currency: string,
  own: Map<string, [number, number]>,
): UnitPrice | null {
  const views = expectedViews(candidate);
  if (views === null) return null;
  const range = own.get(candidate.platform) ?? prior(candidate, currency);
  if (!range) return null;
  const [low, high] = range.map((cpm) => roundPrice((views / 1000) * cpm, currency));
  if (low === undefined || high === undefined) return null;
  return { amount: roundPrice((low + high) / 2, currency), low, high, basis: "estimated" };
}

function prior(candidate: Candidate, currency: string): [number, number] | null {
  const dollar = convert(10 ** minorUnits("USD"), "USD", currency);
  if (dollar === null) return null;
  const [low, high] = CPM_PRIOR[candidate.platform] ?? CPM_OTHER;
  const factor = TIER_FACTOR[tierOf(candidate.followers) ?? "nano"];
  return [low * dollar * factor, high * dollar * factor];
}

/** Middle half of the known costs per 1,000 views, in minor units, for every platform with enough of them. */
function ownRanges(candidates: readonly Candidate[], currency: string): Map<string, [number, number]> {
  const known = new Map<string, number[]>();
  for (const candidate of candidates) {
    const { price, medianViews, platform } = candidate;
    if (price?.currency !== currency || !medianViews) continue;
    const costs = known.get(platform) ?? [];
    costs.push((price.amount / medianViews) * 1000);
    known.set(platform, costs);
  }
  const ranges = new Map<string, [number, number]>();
  for (const [platform, costs] of known) {
    if (costs.length < OWN_PRICES_MIN) continue;
    const sorted = costs.toSorted((left, right) => left - right);
    ranges.set(platform, [quantile(sorted, 0.25), quantile(sorted, 0.75)]);
  }
  return ranges;
}

/** Whole units below 100 of the currency, fives above. An estimate is never free. */
function roundPrice(amount: number, currency: string): number {
  const unit = 10 ** minorUnits(currency);
  const step = amount < 100 * unit ? unit : 5 * unit;
  return Math.max(unit, Math.round(amount / step) * step);
}

/** Linear between the two nearest of a sorted list. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)] ?? 0;
  const high = sorted[Math.ceil(position)] ?? low;
  return low + (high - low) * (position - Math.floor(position));
}
