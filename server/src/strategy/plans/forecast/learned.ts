import { SINGLE_ASSUMPTIONS } from "@app/contract/strategy/assumptions/registry";
import type { CountedOfViews, PastCampaign } from "@app/contract/strategy/past-campaigns";
import type { OwnValue } from "#/strategy/plans/model-values.ts";
import { Z90 } from "./log-normal.ts";
import type { LearnedScale, ViewsScale } from "./views-model.ts";

/** What own campaigns say for the next plan. */
export interface Learned {
  viewsScale: ViewsScale;
  /** How many times as wide as shipped the ranges are, and the forecasts that say so; 1 while there are too few. */
  width: number;
  forecasts: number;
  /** Of these, inside the range that their plan gave. */
  held: number;
  /** Rates in place of the defaults, by the ids of the registry. */
  rates: Readonly<Record<string, OwnValue>>;
}

export const NOTHING_LEARNED: Learned = { viewsScale: {}, width: 1, forecasts: 0, held: 0, rates: {} };

/** Fewer forecasts than these say nothing of a range of which eight in ten should hold. Chosen by us. */
const WIDTH_FROM = 8;
/** The shipped width counts like so many own forecasts. Chosen by us, and held by simulated workspaces. */
const SHIPPED_COUNTS = 16;
const COVERAGE = 0.8;
/** Half of the variance of a rate is between workspaces, half between the campaigns of one. Chosen by us. */
const OWN_PART = 0.5;

/** @param doubt how far own campaigns may lie from the shipped effect of payment, in logarithms, before any is known. */
export function learnFrom(past: readonly PastCampaign[], doubt: number): Learned {
  if (past.length === 0) return NOTHING_LEARNED;
  const held = past.filter(({ actual, views }) => actual >= views.p10 && actual <= views.p90).length;
  return {
    viewsScale: scaleByPlatform(past, doubt),
    width: widthOf(past, doubt),
    forecasts: past.length,
    held,
    rates: {
      ...rateOf(
        "clickRate",
        "clickSpread",
        past.flatMap(({ clicks }) => clicks ?? []),
      ),
      ...engagedOf(past.flatMap(({ engagements }) => engagements ?? [])),
    },
  };
}

/** A difference in logarithms as one campaign shows it, with the variance of its own luck. */
interface Shown {
  difference: number;
  variance: number;
}

/** What is believed of a difference about which there was `doubt`: drawn towards none by how little is known. */
function believe(shown: readonly Shown[], doubt: number): { shift: number; doubt: number } {
  const precision = shown.reduce((sum, { variance }) => sum + 1 / variance, 0);
  const weighed = shown.reduce((sum, { difference, variance }) => sum + difference / variance, 0);
  const left = 1 / (1 / doubt ** 2 + precision);
  return { shift: left * weighed, doubt: Math.sqrt(left) };
}

function scaleByPlatform(past: readonly PastCampaign[], doubt: number): ViewsScale {
  const shown = past.flatMap((campaign) => {
    const total = campaign.platforms.reduce((sum, { expected }) => sum + expected, 0);
    return campaign.platforms
      .filter(({ expected, actual }) => expected > 0 && actual > 0)
      .map(({ platform, expected, actual }) => ({
        platform,
        difference: Math.log(actual / expected),
        // A smaller part of a campaign has more luck of its own.
        variance: (luckOf(campaign) ** 2 * total) / expected,
      }));
  });
  if (doubt === 0) return {};
  return Object.fromEntries(
    [...Map.groupBy(shown, ({ platform }) => platform)].map(([platform, own]): [string, LearnedScale] => {
      const { shift, doubt: left } = believe(own, doubt);
      return [platform, { factor: Math.exp(shift), doubt: left, campaigns: own.length }];
    }),
  );
}

/** How much a campaign varies besides the doubt that its plan had, as a standard deviation of logarithms. */
export function luckOf({ views: { p10, p90 }, made }: PastCampaign): number {
  const sigma = Math.log(Math.max(1, p90) / Math.max(1, p10)) / (2 * Z90 * made.width);
  return Math.sqrt(Math.max(0.01, sigma ** 2 - made.doubt ** 2));
}

/**
 * Split conformal prediction: the width at which eight in ten of the own forecasts would have held, had each known the other
 * campaigns; drawn towards the shipped one while there are few.
 */
function widthOf(past: readonly PastCampaign[], doubt: number): number {
  const usable = past.filter(({ actual }) => actual > 0);
  if (usable.length < WIDTH_FROM || doubt === 0) return 1;
  const shown = usable.map((campaign) => ({
    difference: Math.log(
      campaign.actual / campaign.platforms.reduce((sum, { expected }) => sum + expected, 0),
    ),
    variance: luckOf(campaign) ** 2,
  }));
  const scores = shown
    .map(({ difference, variance }, index) => {
      const others = believe(shown.toSpliced(index, 1), doubt);
      return Math.abs(difference - others.shift) / (Z90 * Math.hypot(Math.sqrt(variance), others.doubt));
    })
    .toSorted((left, right) => left - right);
  const place = Math.min(scores.length, Math.ceil((scores.length + 1) * COVERAGE));
  const own = scores[place - 1] ?? 1;
  return Math.exp((Math.log(Math.max(0.2, own)) * usable.length) / (usable.length + SHIPPED_COUNTS));
}

function rateOf(
  id: "clickRate",
  spreadId: "clickSpread",
  counted: readonly CountedOfViews[],
): Record<string, OwnValue> {
  const spread = Math.log(SINGLE_ASSUMPTIONS[spreadId].default);
  const own = believeRate(id, counted, spread);
  if (!own) return {};
  const campaigns = counted.length;
  return {
    [id]: { value: own.value, origin: "learned", campaigns },
    [spreadId]: {
      value: Math.exp(Math.hypot(spread * Math.sqrt(1 - OWN_PART), own.doubt)),
      origin: "learned",
      campaigns,
    },
  };
}

/** Reactions of creators whose own rate nobody knows. */
function engagedOf(counted: readonly CountedOfViews[]): Record<string, OwnValue> {
  const spread = Math.log(SINGLE_ASSUMPTIONS.engagementSpread.default);
  const own = believeRate("engagedShare", counted, spread);
  return own ? { engagedShare: { value: own.value, origin: "learned", campaigns: counted.length } } : {};
}

/** A rate in percent of views. Null without campaigns. */
function believeRate(
  id: "clickRate" | "engagedShare",
  counted: readonly CountedOfViews[],
  spread: number,
): { value: number; doubt: number } | null {
  if (counted.length === 0) return null;
  const { default: usual, min, max } = SINGLE_ASSUMPTIONS[id];
  const shown = counted.map(({ count, views }) => ({
    // Half a click stands for none, whose logarithm is endless.
    difference: Math.log((Math.max(0.5, count) / views) * 100) - Math.log(usual),
    variance: spread ** 2 * (1 - OWN_PART),
  }));
  const { shift, doubt } = believe(shown, spread * Math.sqrt(OWN_PART));
  return { value: Math.min(max, Math.max(min, usual * Math.exp(shift))), doubt };
}
