import type { CreatorSearchResult, SpreadFigure, SpreadStep } from "@app/contract/discovery/creators";
import { Filters } from "@app/contract/discovery/filters";
import type { FilterName } from "@app/contract/discovery/filters";
import { FILTER_LABELS, filterText } from "#/features/discovery/filters/filter-words.ts";

/** Filters that are chosen from the values that creators have, and those that hold a figure between two ends. */
const SETS = ["country", "platform", "category", "city", "tier", "language", "gender"] as const;
export type SetFacet = (typeof SETS)[number];
export type RangeFacet = SpreadFigure | "price";

export type Section = { kind: "set"; slot: SetFacet } | { kind: "range"; slot: RangeFacet };

const range = (slot: RangeFacet): Section => ({ kind: "range", slot });
const oneOf = (slot: SetFacet): Section => ({ kind: "set", slot });

const SECTIONS: readonly Section[] = [
  oneOf("platform"),
  oneOf("category"),
  oneOf("country"),
  oneOf("city"),
  range("followers"),
  range("engagementRate"),
  range("avgViews"),
  range("price"),
  oneOf("tier"),
  oneOf("language"),
  oneOf("gender"),
];

/** A creator has one of these at most, so what a further value brings is its own count. */
const ONE_EACH: ReadonlySet<SetFacet> = new Set(["country", "city", "gender"]);

/** Values that stand there before "Show all". Chosen by us. */
export const VALUES_SHOWN = 6;

export interface FacetValue {
  value: string;
  label: string;
  isChosen: boolean;
  /** "23", or "+31" for what a further value brings. */
  count: string;
}

/** What is set stands first, as it was when the panel opened. */
export function sectionsFor(filters: Filters, { seesPrices }: { seesPrices: boolean }): readonly Section[] {
  const isSet = ({ slot }: Section) => filters[slot] !== undefined;
  return SECTIONS.filter(({ slot }) => seesPrices || slot !== "price").toSorted(
    (a, b) => Number(isSet(b)) - Number(isSet(a)),
  );
}

/**
 * The values of one filter: those of `first`, then the most common. `counted` are the counts of the search without this
 * filter, in which a chosen value may be missing since nobody has it, or since others are more common.
 */
export function facetValues(
  slot: SetFacet,
  counted: CreatorSearchResult["facets"][string] | undefined,
  filters: Filters,
  first: readonly string[] = filters[slot] ?? [],
): FacetValue[] {
  const chosen: readonly string[] = filters[slot] ?? [];
  const adds = chosen.length > 0 && ONE_EACH.has(slot);
  const known = counted ?? [];
  const missing = chosen.filter((value) => known.every((one) => one.value !== value));
  const all = [...known, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => {
    const isChosen = chosen.includes(value);
    const text = adds && !isChosen ? `+${count}` : String(count);
    return { value, label: filterText(slot, value), isChosen, count: text };
  });
  return all.toSorted((a, b) => Number(first.includes(b.value)) - Number(first.includes(a.value)));
}

/** The filters with a value chosen, or no longer; a filter without a value filters nothing. */
export function withChosen(filters: Filters, slot: SetFacet, value: string, isChosen: boolean): Filters {
  const { [slot]: held, ...rest } = filters;
  const others = (held ?? []).filter((one) => one !== value);
  const values = isChosen ? [...others, value] : others;
  return Filters.parse(values.length > 0 ? { ...rest, [slot]: values } : rest);
}

/** The filters with another range, or without it. */
export function withRange(filters: Filters, slot: RangeFacet, next: object | null): Filters | null {
  const { [slot]: _held, ...rest } = filters;
  const parsed = Filters.safeParse(next === null ? rest : { ...rest, [slot]: next });
  return parsed.success ? parsed.data : null;
}

/** "Engagement rate, %", "Price, EUR": a range says its unit once, so that its ends are plain numbers. */
export function rangeLabel(slot: RangeFacet, currency: string): string {
  if (slot === "engagementRate") return `${FILTER_LABELS[slot]}, %`;
  return slot === "price" ? `${FILTER_LABELS[slot]}, ${currency}` : FILTER_LABELS[slot];
}

/** Whether a step lies in what is asked for, with more than its edge. */
export function isWithin(
  { from, to }: Pick<SpreadStep, "from" | "to">,
  { min = 0, max = Infinity }: { min?: number | undefined; max?: number | undefined },
): boolean {
  return from < max && (to ?? Infinity) > min;
}

/** Of how many creators the value is not known whom everything else fits. */
export function unknownOf(slot: FilterName, { unknown }: Pick<CreatorSearchResult, "unknown">): number {
  return unknown.find(({ filter }) => filter === slot)?.count ?? 0;
}
