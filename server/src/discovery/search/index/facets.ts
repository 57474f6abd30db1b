import type { Tier } from "@app/contract/discovery/filters";
import type { SpreadFigure, SpreadStep } from "@app/contract/discovery/creators";
import { TIERS } from "@app/contract/discovery/filters";
import { tierOf } from "@app/contract/discovery/tiers";
import type { Bitset } from "./bitset.ts";
import type { Column, ListColumn, Segment } from "./segment.ts";

export type Facets = Record<string, { value: string; count: number }[]>;

/** Values that a facet lists at most, the most common ones. Chosen by us. */
const VALUES_MAX = 20;

const COLUMNS: readonly [string, ListColumn][] = [
  ["platform", "platform"],
  ["category", "categories"],
  ["country", "country"],
  ["city", "city"],
  ["language", "language"],
  ["gender", "gender"],
  ["source", "source"],
];

/** What a list of creators can show, with the column that says of whom it is known. */
const SHOWN: readonly [string, Column][] = [
  ["category", "categories"],
  ["country", "country"],
  ["city", "city"],
  ["language", "language"],
  ["followers", "followers"],
  ["avgViews", "avgViews"],
  ["engagementRate", "engagementRate"],
  ["price", "price"],
  ["lastPost", "lastPostDay"],
];

/** Where the steps of a figure begin, about twice the one before; the last has no end. Chosen by us. */
const COUNT_EDGES = [0, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 2e7, 5e7] as const;
const EDGES: Readonly<Record<SpreadFigure, readonly number[]>> = {
  followers: COUNT_EDGES,
  avgViews: COUNT_EDGES,
  engagementRate: [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20],
};

/** Accounts that are counted between two chances for a pause. */
const STEP = 1_024;

/** Counts, for each value, the creators with an account that has it and fits, the most common first. */
export function* countFacets(
  segments: readonly { segment: Segment; fits: Bitset }[],
): Generator<void, Facets> {
  const facets: Facets = {};
  for (const [name, column] of COLUMNS) {
    const counts = new Map<string, number>();
    for (const { segment, fits } of segments) {
      for (const [value, list] of segment.values(column)) {
        yield;
        const count = segment.creators.countOf(fits, list);
        if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
      }
    }
    facets[name] = ranked(counts);
  }
  facets["tier"] = yield* countTiers(segments);
  return facets;
}

/** Of the creators that fit, of how many each value is known that a list can show. */
export function* countKnown(
  segments: readonly { segment: Segment; fits: Bitset }[],
): Generator<void, Record<string, number>> {
  const known: Record<string, number> = {};
  for (const [name, column] of SHOWN) {
    yield;
    known[name] = sumOf(segments, ({ segment, fits }) =>
      segment.creators.countIn(fits.and(segment.known(column))),
    );
  }
  known["email"] = sumOf(segments, ({ segment, fits }) =>
    segment.creators.countOf(fits, segment.list("facts", "email")),
  );
  return known;
}

function sumOf<Part>(parts: readonly Part[], count: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + count(part), 0);
}

/** How many creators that fit have the figure in each step, with whichever of their accounts fit. */
export function* countSpread(
  segments: readonly { segment: Segment; fits: Bitset }[],
  figure: SpreadFigure,
): Generator<void, SpreadStep[]> {
  const edges = EDGES[figure];
  const counts = edges.map(() => 0);
  for (const { segment, fits } of segments) {
    const values = segment.numbers(figure);
    const lasts = new Map<number, number | undefined>();
    for (const at of fits) {
      if (at % STEP === 0) yield;
      const value = values[at] ?? Number.NaN;
      const step = edges.findLastIndex((edge) => value >= edge);
      const creator = segment.creators.places[at];
      if (step === -1 || lasts.get(step) === creator) continue;
      lasts.set(step, creator);
      counts[step] = (counts[step] ?? 0) + 1;
    }
  }
  const steps = counts.map((count, step) => ({ from: edges[step] ?? 0, to: edges[step + 1] ?? null, count }));
  return steps.slice(
    counts.findIndex((count) => count > 0),
    counts.findLastIndex((count) => count > 0) + 1,
  );
}

function* countTiers(
  segments: readonly { segment: Segment; fits: Bitset }[],
): Generator<void, Facets[string]> {
  const counts = new Map<Tier, number>();
  for (const { segment, fits } of segments) {
    const followers = segment.numbers("followers");
    const lasts = new Map<Tier, number | undefined>();
    for (const at of fits) {
      if (at % STEP === 0) yield;
      const tier = tierOf(followers[at] ?? Number.NaN);
      const creator = segment.creators.places[at];
      if (!tier || lasts.get(tier) === creator) continue;
      lasts.set(tier, creator);
      counts.set(tier, (counts.get(tier) ?? 0) + 1);
    }
  }
  return TIERS.flatMap((value) => {
    const count = counts.get(value);
    return count === undefined ? [] : { value, count };
  });
}

function ranked(counts: ReadonlyMap<string, number>): { value: string; count: number }[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, VALUES_MAX);
}
