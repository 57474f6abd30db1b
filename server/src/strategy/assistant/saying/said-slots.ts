import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import type { FilterName, Filters } from "@app/contract/discovery/filters";
import type { Assumption, Brief } from "@app/contract/strategy/plan";
import { FILTER_SLOTS } from "#/strategy/brief/brief-facts.ts";
import type { Made } from "#/strategy/brief/follow-up/made.ts";

/** One thing that a brief says, as changes say it, under the slot that an assumption of it would have. */
export interface SaidSlot {
  slot: string;
  made: Made;
}

/** What the person said of a brief: everything in it that is not listed as assumed. */
export function saidSlots(brief: Brief, assumptions: readonly Assumption[]): SaidSlot[] {
  const assumed = new Set(assumptions.flatMap((one) => [one.slot, ...(one.fact?.slots ?? [])]));
  return [...subjectOf(brief), ...limitsOf(brief)].filter(({ slot }) => !assumed.has(slot));
}

function subjectOf(brief: Brief): SaidSlot[] {
  const { product, budget, filters = {}, audience, objective, flight, leftOut = [] } = brief;
  const { deliverables, prices = [], rights = {} } = brief;
  const isAnybody = audience.gender === null && audience.age === null;
  const all: (SaidSlot | false)[] = [
    product !== null && { slot: "product", made: { is: "product", product } },
    budget !== null && { slot: "budget", made: { is: "budget", budget } },
    ...filterNames(filters).map((name): SaidSlot => {
      return { slot: FILTER_SLOTS[name] ?? name, made: { is: "filter", name, filters } };
    }),
    !isAnybody && { slot: "audience", made: { is: "audience", audience } },
    { slot: "objective", made: { is: "objective", objective } },
    { slot: "flight", made: { is: "flight", flight } },
    leftOut.length > 0 && { slot: "leftOut", made: { is: "leftOut", days: leftOut } },
    brief.onQuietDays === true && { slot: "onQuietDays", made: { is: "onQuietDays" } },
    deliverables.length > 0 && { slot: "deliverables", made: { is: "pieces", pieces: deliverables } },
    ...prices.map((told): SaidSlot => {
      return { slot: `price of @${told.handle}`, made: { is: "deal", deal: told } };
    }),
    Object.keys(rights).length > 0 && { slot: "rights", made: { is: "rights", rights } },
  ];
  return all.filter((one) => one !== false);
}

/** Limits of a brief, whoever set them. */
export function limitsOf(brief: Brief): SaidSlot[] {
  const { minCreators: min, maxCreators: max, maxShare, maxPrice, pieceCaps = [], maxFee } = brief;
  const { must, never, rules } = brief;
  const all: (SaidSlot | false)[] = [
    (min !== null || max !== null) && { slot: "maxCreators", made: { is: "creators", min, max } },
    maxShare !== null && { slot: "maxShare", made: { is: "share", percent: maxShare } },
    maxPrice !== null && { slot: "maxPrice", made: { is: "pieceCap", most: maxPrice } },
    ...pieceCaps.map(({ format, most }): SaidSlot => {
      return { slot: "maxPrice", made: { is: "pieceCap", most, format } };
    }),
    maxFee !== undefined && maxFee !== null && { slot: "maxFee", made: { is: "feeCap", most: maxFee } },
    ...must.map((handle): SaidSlot => ({ slot: "must", made: { is: "with", handles: [handle] } })),
    ...never.map((handle): SaidSlot => ({ slot: "never", made: { is: "without", handles: [handle] } })),
    ...rules.map((rule): SaidSlot => ({ slot: rule.label, made: { is: "rule", rule } })),
  ];
  return all.filter((one) => one !== false);
}

/** Those that say who may be chosen. */
export function filterNames(filters: Filters): FilterName[] {
  return FILTER_NAMES.filter(
    (name) => filters[name] !== undefined && !["sort", "limit", "audienceCountryMinShare"].includes(name),
  );
}
