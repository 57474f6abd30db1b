import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import type { FilterName, Filters } from "@app/contract/discovery/filters";
import type { KnownValue } from "@app/contract/discovery/known-values";
import type { Answer } from "./answers.ts";
import type { Bitset } from "./bitset.ts";
import { conditionOf } from "./conditions.ts";
import type { SearchContext } from "./conditions.ts";
import type { CreatorDocument } from "./creator-document.ts";
import { valuesOfNobody } from "./known-values.ts";
import type { Segment } from "./segment.ts";

/** Accounts that are looked at between two chances for a pause. */
const STEP = 1024;

/** A segment with those of its accounts that nothing has replaced. */
export interface LiveSegment {
  segment: Segment;
  live: Bitset;
}

/** A segment with those of its accounts that were found. */
export interface Found {
  segment: Segment;
  fits: Bitset;
}

export interface Evaluated extends LiveSegment, Found {
  answers: [FilterName, Answer][];
}

/** Asks every filter of every account, so that all hold of the same one; one step per filter. */
export function* evaluateAll(
  segments: readonly LiveSegment[],
  { filters, today, seesPrices, atStages }: Omit<SearchContext, "similarCategories">,
): Generator<void, Evaluated[]> {
  const context: SearchContext = {
    filters,
    today,
    seesPrices,
    ...(atStages && { atStages }),
    similarCategories: similarCategories(segments, filters.similarTo),
  };
  const evaluated: Evaluated[] = [];
  for (const segment of segments) evaluated.push(yield* evaluate(segment, context));
  return evaluated;
}

function* evaluate({ segment, live }: LiveSegment, context: SearchContext): Generator<void, Evaluated> {
  const kept = new Set(context.filters.includeUnknown);
  const answers: [FilterName, Answer][] = [];
  for (const name of FILTER_NAMES) {
    const condition = conditionOf(name);
    if (!condition || context.filters[name] === undefined) continue;
    const answered = condition(segment, context);
    const { fits, unknown } = "fits" in answered ? answered : yield* answered;
    answers.push([name, kept.has(name) ? { fits: fits.or(unknown), unknown } : { fits, unknown }]);
    yield;
  }
  const fits = answers.reduce((all, [, answer]) => all.and(answer.fits), live);
  return { segment, live, fits, answers };
}

/** What filters say of an account that does not certainly fit all of them, whatever is wanted of the unknown. */
export interface Judgement {
  /** Filters that exclude it for certain. */
  misses: FilterName[];
  /** Filters for which its value is not known. */
  unknown: FilterName[];
}

/** The judgement of each account by its id; one that fits every filter has none. */
export function* judgementsOf(segments: readonly Evaluated[]): Generator<void, Map<string, Judgement>> {
  const judgements = new Map<string, Judgement>();
  let looked = 0;
  for (const { segment, live, answers } of segments) {
    for (const [name, { fits, unknown }] of answers) {
      for (const at of live.without(fits.without(unknown))) {
        const id = segment.documents[at]?.id ?? "";
        const judgement = judgements.get(id) ?? { misses: [], unknown: [] };
        (unknown.has(at) ? judgement.unknown : judgement.misses).push(name);
        judgements.set(id, judgement);
        looked += 1;
        if (looked % STEP === 0) yield;
      }
    }
  }
  return judgements;
}

/** Ids of the accounts that certainly fit every filter, whatever is wanted of the unknown. */
export function* certainOf(segments: readonly Evaluated[]): Generator<void, string[]> {
  const ids: string[] = [];
  for (const { segment, live, answers } of segments) {
    for (const at of answers.reduce((all, [, { fits, unknown }]) => all.and(fits.without(unknown)), live)) {
      ids.push(segment.documents[at]?.id ?? "");
      if (ids.length % STEP === 0) yield;
    }
  }
  return ids;
}

/** Creators with an account that certainly fits. */
export function totalOf(found: readonly Found[]): number {
  return found.reduce((total, { segment, fits }) => total + segment.creators.countIn(fits), 0);
}

/** A way to somebody where nobody fits: without one filter, or with it alone. */
export interface WayOut {
  filter: FilterName;
  kind: "without" | "alone";
  count: number;
}

/** Where nobody fits: whom each filter leaves out by itself; where none does, who fits each alone. Most first. */
export function waysOut(segments: readonly Evaluated[]): WayOut[] {
  if (totalOf(segments) > 0) return [];
  const asked = segments[0]?.answers.map(([name]) => name) ?? [];
  const counted = (kind: WayOut["kind"]) =>
    asked
      .map((filter) => ({ filter, kind, count: countWith(segments, filter, kind) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count);
  const without = counted("without");
  return without.length > 0 || asked.length < 2 ? without : counted("alone");
}

function countWith(segments: readonly Evaluated[], filter: FilterName, kind: WayOut["kind"]): number {
  return totalOf(
    segments.map(({ segment, live, answers }) => {
      const kept = answers.filter(([name]) => (name === filter) === (kind === "alone"));
      return { segment, fits: kept.reduce((all, [, { fits }]) => all.and(fits), live) };
    }),
  );
}

/**
 * Counts, per filter, the creators with an account that is unknown there and that no other filter excludes, in the
 * filters' own order; whoever has an account that certainly fits is none of them.
 */
export function unknownCounts(segments: readonly Evaluated[]): { filter: FilterName; count: number }[] {
  const counts = new Map<FilterName, number>();
  for (const { segment, live, fits: found, answers } of segments) {
    const all = answers.reduce((left, [, { fits, unknown }]) => left.and(fits.or(unknown)), live);
    const possible = segment.creators.withoutCreatorsOf(all, found);
    for (const [name, { fits, unknown }] of answers) {
      const count = segment.creators.countIn(possible.and(unknown.without(fits)));
      counts.set(name, (counts.get(name) ?? 0) + count);
    }
  }
  return [...counts].filter(([, count]) => count > 0).map(([filter, count]) => ({ filter, count }));
}

/** Filters for which nobody has a value, and values that are asked to be known or not and that nobody has. */
export function* missingValues(
  segments: readonly Evaluated[],
  filters: Filters,
): Generator<void, (FilterName | KnownValue)[]> {
  if (segments.every(({ live }) => live.count() === 0)) return [];
  const asked = segments[0]?.answers.map(([name]) => name) ?? [];
  const missing = asked.filter((name) =>
    segments.every(({ answers, live }) => {
      const answer = answers.find(([other]) => other === name)?.[1];
      return !answer || live.without(answer.unknown).count() === 0;
    }),
  );
  return [...new Set([...missing, ...(yield* valuesOfNobody(segments, filters))])];
}

function similarCategories(
  segments: readonly LiveSegment[],
  handles: readonly string[] | undefined,
): ReadonlySet<string> | null {
  if (!handles) return null;
  const wanted = [...new Set(handles.map((handle) => handle.toLowerCase()))];
  const found = wanted.flatMap((handle) => segments.flatMap((segment) => withHandle(segment, handle)));
  const categories = found.flatMap((document) => document.categories);
  return categories.length > 0 ? new Set(categories) : null;
}

function withHandle({ segment, live }: LiveSegment, handle: string): CreatorDocument[] {
  const positions = [...segment.list("handle", handle)].filter((at) => live.has(at));
  return positions.flatMap((at) => segment.documents[at] ?? []);
}
