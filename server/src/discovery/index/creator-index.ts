import { FILTER_NAMES } from "@app/contract/filters";
import type { Filters, FilterName, Sort } from "@app/contract/filters";
import type { Answer } from "./answers.ts";
import { Bitset } from "./bitset.ts";
import { CONDITIONS } from "./conditions.ts";
import type { SearchContext } from "./conditions.ts";
import type { CreatorDocument } from "./creator-document.ts";
import { countFacets } from "./facets.ts";
import type { Facets } from "./facets.ts";
import { compareBy } from "./orders.ts";
import { Segment } from "./segment.ts";

export interface SearchRequest {
  filters: Filters;
  sort: Sort;
  offset: number;
  limit: number;
  /** Days since 1970-01-01, UTC. */
  today: number;
}

export interface SearchAnswer {
  /** Ids of the page, in order. */
  ids: string[];
  /** Creators that certainly fit. */
  total: number;
  /** Per filter, the creators without a value for it that no other filter excludes for certain. */
  unknown: { filter: FilterName; count: number }[];
  /** Filters for which no creator of the workspace has a value at all. */
  missing: FilterName[];
  facets: Facets;
}

/** The delta is merged into the base when it is larger than this and than a tenth of the base. */
const DELTA_MAX = 2_000;

/** All creators of one workspace: an immutable base, a small delta beside it, and what the delta replaced. */
export class CreatorIndex {
  #base: Segment;
  #delta = new Segment([]);
  #live: Bitset;
  readonly #changed = new Map<string, CreatorDocument>();
  readonly #platforms = new Map<string, Set<string>>();

  constructor(documents: readonly CreatorDocument[]) {
    this.#base = new Segment(documents);
    this.#live = Bitset.full(documents.length);
    for (const document of documents) this.#notePlatform(document);
  }

  get size(): number {
    return this.#live.count() + this.#delta.size;
  }

  /** The version of a creator that a search sees; undefined when it sees none. */
  version(id: string): number | undefined {
    const changed = this.#changed.get(id);
    if (changed) return changed.version;
    const at = this.#base.position(id);
    return at !== undefined && this.#live.has(at) ? this.#base.documents[at]?.version : undefined;
  }

  /** Replaces or adds creators and takes out others; the next search sees it. */
  apply(written: readonly CreatorDocument[], removed: readonly string[]): void {
    if (written.length === 0 && removed.length === 0) return;
    for (const id of [...removed, ...written.map((document) => document.id)]) {
      const at = this.#base.position(id);
      if (at !== undefined) this.#live.remove(at);
      this.#changed.delete(id);
    }
    for (const document of written) {
      this.#changed.set(document.id, document);
      this.#notePlatform(document);
    }
    if (this.#changed.size > Math.max(DELTA_MAX, this.#base.size / 10)) this.#merge();
    else this.#delta = new Segment([...this.#changed.values()]);
  }

  /** Creators by id, without those that the index does not hold. */
  documents(ids: readonly string[]): CreatorDocument[] {
    return ids.flatMap((id) => {
      const at = this.#base.position(id);
      const inBase = at !== undefined && this.#live.has(at) ? this.#base.documents[at] : undefined;
      return this.#changed.get(id) ?? inBase ?? [];
    });
  }

  search({ filters, sort, offset, limit, today }: SearchRequest): SearchAnswer {
    const context: SearchContext = {
      filters,
      today,
      platformsOf: (handle) => this.#platforms.get(handle) ?? new Set(),
      similarCategories: this.#similarCategories(filters.similarTo),
    };
    const parts = [
      evaluate(this.#base, this.#live, context),
      evaluate(this.#delta, Bitset.full(this.#delta.size), context),
    ];
    const found = parts.flatMap(({ segment, fits }) =>
      [...fits].flatMap((at) => segment.documents[at] ?? []),
    );
    const page = found.toSorted(compareBy(sort)).slice(offset, offset + limit);
    return {
      ids: page.map((document) => document.id),
      total: found.length,
      unknown: unknownCounts(parts),
      missing: this.#missing(parts),
      facets: countFacets(parts),
    };
  }

  /** Every value of the workspace with how many creators have it: what suggestions are written from. */
  facets(): Facets {
    const parts = [
      { segment: this.#base, fits: this.#live },
      { segment: this.#delta, fits: Bitset.full(this.#delta.size) },
    ];
    return countFacets(parts);
  }

  #missing(parts: readonly Evaluated[]): FilterName[] {
    if (this.size === 0) return [];
    const asked = parts[0]?.answers.map(([name]) => name) ?? [];
    return asked.filter((name) =>
      parts.every(({ answers, live }) => {
        const answer = answers.find(([other]) => other === name)?.[1];
        return !answer || live.without(answer.unknown).count() === 0;
      }),
    );
  }

  #similarCategories(handles: readonly string[] | undefined): ReadonlySet<string> | null {
    if (!handles) return null;
    const wanted = new Set(handles.map((handle) => handle.toLowerCase()));
    const found = [...wanted].flatMap((handle) => [
      ...[...this.#base.list("handle", handle)]
        .filter((at) => this.#live.has(at))
        .flatMap((at) => this.#base.documents[at] ?? []),
      ...[...this.#delta.list("handle", handle)].flatMap((at) => this.#delta.documents[at] ?? []),
    ]);
    const categories = found.flatMap((document) => document.categories);
    return categories.length > 0 ? new Set(categories) : null;
  }

  #notePlatform({ handle, platform }: CreatorDocument): void {
    const platforms = this.#platforms.get(handle) ?? new Set();
    this.#platforms.set(handle, platforms.add(platform));
  }

  #merge(): void {
    const kept = [...this.#live].flatMap((at) => this.#base.documents[at] ?? []);
    this.#base = new Segment([...kept, ...this.#changed.values()]);
    this.#live = Bitset.full(this.#base.size);
    this.#delta = new Segment([]);
    this.#changed.clear();
    this.#platforms.clear();
    for (const document of this.#base.documents) this.#notePlatform(document);
  }
}

interface Evaluated {
  segment: Segment;
  live: Bitset;
  fits: Bitset;
  answers: [FilterName, Answer][];
}

function evaluate(segment: Segment, live: Bitset, context: SearchContext): Evaluated {
  const kept = new Set(context.filters.includeUnknown);
  const answers: [FilterName, Answer][] = [];
  for (const name of FILTER_NAMES) {
    const condition = CONDITIONS[name];
    if (!condition || context.filters[name] === undefined) continue;
    const { fits, unknown } = condition(segment, context);
    answers.push([name, kept.has(name) ? { fits: fits.or(unknown), unknown } : { fits, unknown }]);
  }
  const fits = answers.reduce((all, [, answer]) => all.and(answer.fits), live);
  return { segment, live, fits, answers };
}

/** Counts, per filter, who is unknown there and excluded by no other filter, in the filters' own order. */
function unknownCounts(parts: readonly Evaluated[]): { filter: FilterName; count: number }[] {
  const counts = new Map<FilterName, number>();
  for (const { live, answers } of parts) {
    const possible = answers.reduce((all, [, { fits, unknown }]) => all.and(fits.or(unknown)), live);
    for (const [name, { fits, unknown }] of answers) {
      const count = possible.and(unknown.without(fits)).count();
      counts.set(name, (counts.get(name) ?? 0) + count);
    }
  }
  return [...counts].filter(([, count]) => count > 0).map(([filter, count]) => ({ filter, count }));
}
