import type { Chip } from "@app/contract/discovery/queries";
import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import { Filters } from "@app/contract/discovery/filters";
import type { FilterName } from "@app/contract/discovery/filters";
import type { ChipKind } from "#/ui/text/Chip.tsx";
import { chipName, FILTER_LABELS, filterText, missingLabel } from "./filter-words.ts";

/** One filter value as a chip: how it is shown, and what remains without it. */
export interface FilterChip {
  /** Stable while the value is. */
  id: string;
  slot: FilterName;
  value: unknown;
  name: string;
  text: string;
  kind: ChipKind;
  /** The filters of the other reading, where the words can be read in two ways. */
  other: { filters: Filters; text: string } | null;
}

type Read = Pick<CreatorSearchResult, "filters" | "chips" | "alternatives">;

/** Everything that filters, one chip per value, in the order of the vocabulary; the order of the list is no chip. */
export function filterChips({ filters, chips, alternatives }: Read): FilterChip[] {
  return FILTER_NAMES.flatMap((slot) => {
    const held: unknown = filters[slot];
    if (held === undefined || slot === "sort" || slot === "audienceCountryMinShare") return [];
    const values: readonly unknown[] = Array.isArray(held) ? held : [held];
    return values.map((value) => {
      const other = otherReading(slot, value, chips, alternatives);
      return {
        id: keyOf(slot, value),
        slot,
        value,
        name: chipName(slot, value),
        text: textOf(slot, value, filters),
        kind: other ? ("ambiguous" as const) : kindOf(slot, value, chips),
        other,
      };
    });
  });
}

/** The country of an audience says the share that was asked for. */
function textOf(slot: FilterName, value: unknown, { audienceCountryMinShare: share }: Filters): string {
  const text = filterText(slot, value);
  return slot === "audienceCountry" && share !== undefined ? `${text} ≥ ${share}%` : text;
}

/** The filters without one value. */
export function withoutValue(filters: Filters, { slot, value }: Pick<FilterChip, "slot" | "value">): Filters {
  const { [slot]: held, ...rest } = filters;
  const dependent = slot === "audienceCountry" ? omit(rest, "audienceCountryMinShare") : rest;
  if (!Array.isArray(held)) return Filters.parse(dependent);
  const left: unknown[] = held.filter((one: unknown) => !isSame(one, value));
  return Filters.parse(left.length > 0 ? { ...rest, [slot]: left } : dependent);
}

/** The filters without one condition, whatever it holds. */
export function withoutFilter(filters: Filters, name: FilterName): Filters {
  const { [name]: _held, ...rest } = filters;
  return Filters.parse(name === "audienceCountry" ? omit(rest, "audienceCountryMinShare") : rest);
}

/** One condition of the filters and nothing else. */
export function onlyFilter(filters: Filters, name: FilterName): Filters {
  const { audienceCountryMinShare: share } = filters;
  const isOfAudience = name === "audienceCountry" && share !== undefined;
  return Filters.parse({ [name]: filters[name], ...(isOfAudience && { audienceCountryMinShare: share }) });
}

/** The filters with another value in the place of one. @returns null when the new value makes no sense. */
export function withValue(
  filters: Filters,
  { slot, value }: Pick<FilterChip, "slot" | "value">,
  next: unknown,
): Filters | null {
  const held: unknown = filters[slot];
  const changed: unknown = Array.isArray(held)
    ? held.map((one: unknown) => (isSame(one, value) ? next : one))
    : next;
  const parsed = Filters.safeParse({ ...filters, [slot]: changed });
  return parsed.success ? parsed.data : null;
}

/** Words that were not understood, as a keyword. */
export function withKeyword(filters: Filters, words: string): Filters {
  const keyword = words.toLowerCase().trim();
  return { ...filters, keywords: [...new Set([...(filters.keywords ?? []), keyword])] };
}

/** Creators without a value for the filters come in too. */
export function withUnknown(filters: Filters, names: readonly FilterName[]): Filters {
  return { ...filters, includeUnknown: [...new Set([...(filters.includeUnknown ?? []), ...names])] };
}

/** How many creators lack one kind of value, such as "topic". */
export interface UnknownGroup {
  label: string;
  count: number;
}

/** What is not known, once per kind of value: a topic that is wanted and one that is not are the same value. */
export function unknownGroups({
  unknown,
  filters,
}: Pick<CreatorSearchResult, "unknown" | "filters">): UnknownGroup[] {
  const groups = new Map<string, number>();
  for (const { filter, count } of unknown) {
    const label = missingLabel(filter, filters);
    groups.set(label, Math.max(groups.get(label) ?? 0, count));
  }
  return [...groups].map(([label, count]) => ({ label, count }));
}

function kindOf(slot: FilterName, value: unknown, chips: readonly Chip[]): ChipKind {
  const chip = chips.find((one) => one.slot === slot && isSame(one.value, value));
  return chip && (chip.source === "assumed" || chip.source === "fuzzy") ? "assumed" : "read";
}

function otherReading(
  slot: FilterName,
  value: unknown,
  chips: readonly Chip[],
  alternatives: Read["alternatives"],
): FilterChip["other"] {
  if (!hasChip(chips, slot, value)) return null;
  const other = alternatives.find((reading) => !hasChip(reading.chips, slot, value));
  const instead = other?.chips.find((chip) => !hasChip(chips, chip.slot, chip.value));
  if (!other || !instead) return null;
  const text = `${FILTER_LABELS[instead.slot]} ${filterText(instead.slot, instead.value)}`;
  return { filters: other.filters, text };
}

function hasChip(chips: readonly Chip[], slot: FilterName, value: unknown): boolean {
  return chips.some((chip) => chip.slot === slot && isSame(chip.value, value));
}

function keyOf(slot: FilterName, value: unknown): string {
  return `${slot} ${JSON.stringify(value)}`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function omit(filters: Filters, name: "audienceCountryMinShare"): Filters {
  const { [name]: _left, ...rest } = filters;
  return rest;
}
