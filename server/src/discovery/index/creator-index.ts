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
  #changed = new Map<string, CreatorDocument>();
  readonly #platforms = new Map<string, Set<string>>();

  constructor(base: Segment) {
    this.#base = base;
    this.#live = Bitset.full(base.size);
    for (const document of base.documents) this.#notePlatform(document);
  }

  /** Builds an index while others have their turns. */
  static async load(documents: readonly CreatorDocument[]): Promise<CreatorIndex> {
    return new CreatorIndex(await Segment.load(documents));
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

  /**
   * Replaces or adds creators and takes out others: a search sees all of it or nothing. One call at a time; others have
   * their turns meanwhile.
   */
  async apply(written: readonly CreatorDocument[], removed: readonly string[]): Promise<void> {
    if (written.length === 0 && removed.length === 0) return;
    const changed = new Map(this.#changed);
    const gone = [...removed, ...written.map((document) => document.id)];
    for (const id of gone) changed.delete(id);
    for (const document of written) changed.set(document.id, document);
    if (changed.size > Math.max(DELTA_MAX, this.#base.size / 10)) {
      await this.#merge(changed, new Set(gone));
      return;
    }
    this.#delta = await Segment.load([...changed.values()]);
    this.#changed = changed;
    for (const id of gone) this.#takeOut(id);
    for (const document of written) this.#notePlatform(document);
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

  #takeOut(id: string): void {
    const at = this.#base.position(id);
    if (at !== undefined) this.#live.remove(at);
  }

  async #merge(changed: ReadonlyMap<string, CreatorDocument>, gone: ReadonlySet<string>): Promise<void> {
    const live = [...this.#live].flatMap((at) => this.#base.documents[at] ?? []);
    const kept = live.filter((document) => !gone.has(document.id));
    this.#base = await Segment.load([...kept, ...changed.values()]);
    this.#live = Bitset.full(this.#base.size);
    this.#delta = new Segment([]);
    this.#changed = new Map();
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
