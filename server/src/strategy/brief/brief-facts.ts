import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import type { FilterName, Filters } from "@app/contract/discovery/filters";
import { piecesText } from "@app/contract/strategy/pieces";
import { plural } from "@app/contract/formats";
import type { Money } from "@app/contract/money";
import type { Assumption, Brief, BriefRule, LeftOutDays, RightsMonths } from "@app/contract/strategy/plan";
import { ANY_COUNT, ANY_SHARE } from "./no-limits.ts";
import { audienceText, filterWords, flightText, slotText } from "./slot-words.ts";
import type { ListSlot } from "./slot-words.ts";
import { amountText, andList } from "./wording.ts";

/** Slots of a brief that a filter is told under. */
export const FILTER_SLOTS: Readonly<Partial<Record<FilterName, string>>> = {
  country: "markets",
  region: "regions",
  city: "cities",
  platform: "platforms",
  language: "languages",
  tier: "tiers",
};
/** Places and platforms before what is said of creators. */
const IN_ORDER = [...new Set([...FILTER_NAMES.filter(isFirst).toSorted(bySlot), ...FILTER_NAMES])];

function isFirst(name: FilterName): boolean {
  return FILTER_SLOTS[name] !== undefined;
}

function bySlot(one: FilterName, other: FilterName): number {
  const order = Object.keys(FILTER_SLOTS);
  return order.indexOf(one) - order.indexOf(other);
}

/** Filters whose values are said as the list of their slot. */
const LISTED: Readonly<Partial<Record<FilterName, ListSlot>>> = {
  country: "markets",
  platform: "platforms",
  tier: "tiers",
};

function factWords(name: FilterName, filters: Filters): string {
  const [slot, values]: [ListSlot | undefined, unknown] = [LISTED[name], filters[name]];
  return slot && Array.isArray(values) ? slotText(slot, values.map(String)) : filterWords(name, filters);
}

/** One thing that the person said, in words. */
export interface BriefFact {
  slot: string;
  value: string;
}

/** What the person said of a brief: everything in it that is not listed as assumed. */
export function saidFacts(brief: Brief, assumptions: readonly Assumption[]): BriefFact[] {
  const assumed = new Set(assumptions.flatMap((one) => [one.slot, ...(one.fact?.slots ?? [])]));
  return [...subjectFacts(brief), ...choiceFacts(brief)].filter(({ slot }) => !assumed.has(slot));
}

function subjectFacts(brief: Brief): BriefFact[] {
  const { product, budget, filters = {}, audience } = brief;
  return [
    ...(product ? [{ slot: "product", value: product }] : []),
    ...(budget ? [{ slot: "budget", value: amountText(budget) }] : []),
    ...IN_ORDER.filter((name) => filters[name] !== undefined).map((name) => ({
      slot: FILTER_SLOTS[name] ?? name,
      value: factWords(name, filters),
    })),
    ...(audience.gender === null && audience.age === null
      ? []
      : [{ slot: "audience", value: audienceText(audience) }]),
    { slot: "objective", value: brief.objective },
    { slot: "flight", value: flightText(brief.flight) },
    ...fact("leftOut", brief.leftOut ?? [], leftOutText),
    ...(brief.onQuietDays ? [{ slot: "onQuietDays", value: ON_QUIET_DAYS }] : []),
  ];
}

function choiceFacts(brief: Brief): BriefFact[] {
  const { deliverables, maxShare, maxPrice, maxFee, must, never, rules } = brief;
  const { pieceCaps = [], prices = [], rights = {} } = brief;
  return [
    ...fact("deliverables", deliverables, (pieces) => `${piecesText(pieces)} each`),
    ...countFacts(brief),
    ...(maxShare === null ? [] : [{ slot: "maxShare", value: shareText(maxShare) }]),
    ...(maxPrice ? [{ slot: "maxPrice", value: pieceCapText(maxPrice) }] : []),
    ...pieceCaps.map(({ format, most }) => ({ slot: "maxPrice", value: pieceCapText(most, format) })),
    ...(maxFee ? [{ slot: "maxFee", value: feeCapText(maxFee) }] : []),
    ...prices.map((told) => ({
      slot: `${told.price ? "price" : "deal"} of @${told.handle}`,
      value: dealText(told),
    })),
    ...fact("rights", rightsWords(rights), andList),
    ...fact("must", must, (handles) => `with ${andList(handles.map((handle) => `@${handle}`))}`),
    ...fact("never", never, (handles) => `without ${andList(handles.map((handle) => `@${handle}`))}`),
    ...rules.map((rule) => ({ slot: rule.label, value: ruleLabel(rule) })),
  ];
}

/** A deal with one creator, as it was said or as it is in a brief. */
export type ToldDeal = NonNullable<Brief["prices"]>[number];

/** "@a at €1,500 a reel, with 3 months of usage", "@a at €2,000 for 3 reels", "@a: 6 months of usage for €400". */
export function dealText(told: ToldDeal): string {
  const { handle, price, rightsFees = [] } = told;
  const words = rightsWords(told);
  const included = words.length > 0 ? [`with ${andList(words)}`] : [];
  const paid = rightsFees.map(({ right, months, fee, percent }) => {
    const cost = fee ? amountText(fee) : `${percent ?? 0}% of the price`;
    return `${plural(months, "month")} of ${right} for ${cost}`;
  });
  const first = price ? [`@${handle} at ${amountText(price)} ${priceOfWhat(told)}`] : [];
  const parts = [...first, ...included, ...paid].join(", ");
  return price ? parts : `@${handle}: ${parts}`;
}

function priceOfWhat({ per = "piece", pieces, isFlat }: ToldDeal): string {
  if (isFlat) return "for everything";
  return pieces ? `for ${piecesText(pieces)}` : `a ${per}`;
}

/** "3 months of usage", "no exclusivity"; none where nothing was said. */
export function rightsWords({ usageMonths, exclusivityMonths }: RightsMonths): string[] {
  return [...monthsWords(usageMonths, "usage"), ...monthsWords(exclusivityMonths, "exclusivity")];
}

function monthsWords(months: number | undefined, right: string): string[] {
  if (months === undefined) return [];
  return [months === 0 ? `no ${right}` : `${plural(months, "month")} of ${right}`];
}

function countFacts({ minCreators, maxCreators }: Brief): BriefFact[] {
  const value = creatorCountText(minCreators, maxCreators);
  return value === "" ? [] : [{ slot: "maxCreators", value }];
}

export const ON_QUIET_DAYS = "pieces on quiet days as well";

/** "left out: “not on Good Friday”". */
export function leftOutText(days: readonly LeftOutDays[]): string {
  return `left out: ${andList(days.map(({ words }) => `“${words}”`))}`;
}

/** "at most 25% of what is spent to one creator". */
export function shareText(percent: number): string {
  return percent >= ANY_SHARE
    ? "any share to one creator"
    : `at most ${percent}% of what is spent to one creator`;
}

/** "at most €500 a piece", "at most €90 a story". */
export function pieceCapText(most: Money, format = "piece"): string {
  return `at most ${amountText(most)} a ${format}`;
}

/** "at most €800 to one creator in all". */
export function feeCapText(most: Money): string {
  return `at most ${amountText(most)} to one creator in all`;
}

/** What a rule is called wherever a plan names it: the person's words, and of what a share is, unless they say it. */
export function ruleLabel({ label, of }: BriefRule): string {
  return of === "creators" || /\bspen[dt]/iu.test(label) ? label : `${label}, of what is spent`;
}

function creators(count: number): string {
  return `${count} ${count === 1 ? "creator" : "creators"}`;
}

/** "exactly 5 creators", "at most 1 creator"; empty without a limit. */
export function creatorCountText(min: number | null, max: number | null): string {
  if (min !== null && min === max) return `exactly ${creators(min)}`;
  if (min !== null && max !== null) return `${min} to ${creators(max)}`;
  if (max !== null) return max >= ANY_COUNT ? "any number of creators" : `at most ${creators(max)}`;
  return min === null ? "" : `at least ${creators(min)}`;
}

function fact<T>(slot: string, values: readonly T[], write: (values: readonly T[]) => string): BriefFact[] {
  return values.length === 0 ? [] : [{ slot, value: write(values) }];
}
