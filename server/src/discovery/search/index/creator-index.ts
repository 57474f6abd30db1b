import { memoizeAsync } from "@app/contract/memoize-async";
import type { SpreadFigure, SpreadStep } from "@app/contract/discovery/creators";
import type { Filters, FilterName, Sort } from "@app/contract/discovery/filters";
import type { KnownValue } from "@app/contract/discovery/known-values";
import { Bitset } from "./bitset.ts";
import type { CreatorDocument } from "./creator-document.ts";
import {
  certainOf,
  evaluateAll,
  judgementsOf,
  missingValues,
  totalOf,
  unknownCounts,
  waysOut,
} from "./evaluation.ts";
import type { Found, Judgement, LiveSegment, WayOut } from "./evaluation.ts";
import { countFacets, countKnown, countSpread } from "./facets.ts";
import type { Facets } from "./facets.ts";
import { firstInOrder } from "./first-in-order.ts";
import { collectNames } from "./names-in-use.ts";
import type { NamesInUse } from "./names-in-use.ts";
import { compareBy } from "./orders.ts";
import { Segment, nameKey } from "./segment.ts";
import { atOnce, yielding } from "./yielding.ts";

export interface SearchRequest {
  filters: Filters;
  sort: Sort;
  offset: number;
  limit: number;
  /** Days since 1970-01-01, UTC. */
  today: number;
  seesPrices: boolean;
  /** The figure whose spread is counted; none without it. */
  spread?: SpreadFigure | undefined;
  /** Who is at the stages of campaigns that `filters` asks for. */
  atStages?: ReadonlySet<string>;
}

/** A creator with the accounts that fit, the best first: a list by size has the largest before the others. */
export interface FoundCreator {
  id: string;
  accountIds: string[];
}

export interface SearchAnswer {
  /** The page, in order. */
  found: FoundCreator[];
  /** Creators with an account that certainly fits. */
  total: number;
  /**
   * Per filter, the creators with an account without a value for it that no other filter excludes for certain, and with
   * none that certainly fits.
   */
  unknown: { filter: FilterName; count: number }[];
  /** Filters for which no creator of the workspace has a value at all, and such values of `has` and `hasNot`. */
  missing: (FilterName | KnownValue)[];
  /** Of those found, of how many each value is known that a list can show. */
  known: Record<string, number>;
  /** Where nobody fits: how many would otherwise. */
  ways: WayOut[];
  facets: Facets;
  spread?: SpreadStep[];
}

/** The delta is merged into the base when it is larger than this and than a tenth of the base. */
const DELTA_MAX = 2_000;
/** Creators that are looked at between two chances for a pause. */
const STEP = 256;

/** All creators of one workspace: an immutable base, a small delta beside it, and what the delta replaced. */
export class CreatorIndex {
  #base: Segment;
  #delta = new Segment([]);
  #live: Bitset;
  /** The accounts of each creator that the delta holds. */
  #changed = new Map<string, readonly CreatorDocument[]>();
  readonly #names = memoizeAsync(() => yielding(collectNames(this.#everybody())));

  constructor(base: Segment) {
    this.#base = base;
    this.#live = Bitset.full(base.size);
  }

  /** Builds an index while others have their turns. The accounts of a creator stand beside each other. */
  static async load(documents: readonly CreatorDocument[]): Promise<CreatorIndex> {
    return new CreatorIndex(await Segment.load(documents));
  }

  /** Creators. */
  get size(): number {
    return this.#base.creators.countIn(this.#live) + this.#delta.creators.count;
  }

  /** The version of a creator that a search sees; undefined when it sees none. */
  version(id: string): number | undefined {
    return this.documents([id])[0]?.version;
  }

  /**
   * Replaces or adds creators with all their accounts, and takes out others: a search sees all of it or nothing. One
   * call at a time; others have their turns meanwhile.
   */
  async apply(written: readonly CreatorDocument[], removed: readonly string[]): Promise<void> {
    if (written.length === 0 && removed.length === 0) return;
    await this.#replace(written, removed);
    this.#names.forget();
  }

  async #replace(written: readonly CreatorDocument[], removed: readonly string[]): Promise<void> {
    const creators = Map.groupBy(written, ({ creatorId }) => creatorId);
    const changed = new Map(this.#changed);
    const gone = [...removed, ...creators.keys()];
    for (const id of gone) changed.delete(id);
    for (const [id, accounts] of creators) changed.set(id, accounts);
    if (changed.size > Math.max(DELTA_MAX, this.#base.size / 10)) {
      await this.#merge(changed, new Set(gone));
      return;
    }
    this.#delta = await Segment.load([...changed.values()].flat());
    this.#changed = changed;
    this.#live = this.#liveWithout(gone);
  }

  /** The accounts of creators, without those that the index does not hold. */
  documents(creatorIds: readonly string[]): CreatorDocument[] {
    return creatorIds.flatMap((id) => {
      const changed = this.#changed.get(id);
      if (changed) return changed;
      const run = this.#base.creators.run(id);
      return run && this.#live.has(run.from) ? this.#base.documents.slice(run.from, run.to) : [];
    });
  }

  /** Whether somebody has this name or handle, written in small letters without accents. */
  hasCreator(name: string): boolean {
    return this.#segments().some(({ segment, live }) =>
      [...segment.list("handle", name), ...segment.list("name", nameKey(name))].some((at) => live.has(at)),
    );
  }

  /** Answers a search without a pause. */
  search(request: SearchRequest): SearchAnswer {
    return atOnce(this.#answer(this.#segments(), request));
  }

  /** Answers a search while others have their turns; what is written meanwhile is not in it. */
  searchInTurns(request: SearchRequest): Promise<SearchAnswer> {
    return yielding(this.#answer(this.#segments(), request));
  }

  /** What the filters say of each account by its id; those without an entry certainly fit. Others have their turns. */
  judgeInTurns(request: Judged): Promise<Map<string, Judgement>> {
    return yielding(judge(this.#segments(), request));
  }

  /** Ids of the accounts that certainly fit the filters: all those that `judgeInTurns` says nothing of. */
  certainInTurns(request: Judged): Promise<string[]> {
    return yielding(certain(this.#segments(), request));
  }

  /** What the creators of now call their brands, clients, agencies, owners and columns; the same object until they change. */
  namesInUse(): Promise<NamesInUse> {
    return this.#names();
  }

  /** Ids of the creators of whom every word stands in handle or name, the most followed first. */
  namesInTurns(words: readonly string[], limit: number): Promise<string[]> {
    return yielding(findNames(this.#segments(), words, limit));
  }

  /** Every value of the workspace with how many creators have it: what suggestions are written from. */
  facets(): Promise<Facets> {
    return yielding(countFacets(this.#everybody()));
  }

  /** What is there now. None of it changes any more, whatever is written while a search has its turns. */
  #segments(): LiveSegment[] {
    return [
      { segment: this.#base, live: this.#live },
      { segment: this.#delta, live: Bitset.full(this.#delta.size) },
    ];
  }

  #everybody(): Found[] {
    return this.#segments().map(({ segment, live }) => ({ segment, fits: live }));
  }

  *#answer(present: readonly LiveSegment[], request: SearchRequest): Generator<void, SearchAnswer> {
    const { filters, sort, offset, limit, spread } = request;
    const segments = yield* evaluateAll(present, request);
    const compare = compareBy(sort);
    const page = yield* firstInOrder(bestOfEach(segments, compare), { from: offset, count: limit, compare });
    return {
      found: page.map((best) => ({ id: best.creatorId, accountIds: accountsOf(segments, best, compare) })),
      total: totalOf(segments),
      unknown: unknownCounts(segments),
      missing: yield* missingValues(segments, filters),
      known: yield* countKnown(segments),
      ways: waysOut(segments),
      facets: yield* countFacets(segments),
      ...(spread && { spread: yield* countSpread(segments, spread) }),
    };
  }

  #liveWithout(ids: readonly string[]): Bitset {
    const gone = new Bitset(this.#base.size);
    for (const id of ids) {
      const { from, to } = this.#base.creators.run(id) ?? { from: 0, to: 0 };
      for (let at = from; at < to; at += 1) gone.add(at);
    }
    return this.#live.without(gone);
  }

  async #merge(
    changed: ReadonlyMap<string, readonly CreatorDocument[]>,
    gone: ReadonlySet<string>,
  ): Promise<void> {
    const kept = await yielding(keptDocuments({ segment: this.#base, live: this.#live }, gone));
    this.#base = await Segment.load([...kept, ...[...changed.values()].flat()]);
    this.#live = Bitset.full(this.#base.size);
    this.#delta = new Segment([]);
    this.#changed = new Map();
  }
}

function* judge(segments: readonly LiveSegment[], request: Judged): Generator<void, Map<string, Judgement>> {
  return yield* judgementsOf(yield* evaluateAll(segments, request));
}

function* certain(segments: readonly LiveSegment[], request: Judged): Generator<void, string[]> {
  return yield* certainOf(yield* evaluateAll(segments, request));
}

function* keptDocuments(part: LiveSegment, gone: ReadonlySet<string>): Generator<void, CreatorDocument[]> {
  const kept: CreatorDocument[] = [];
  for (const at of part.live) {
    const document = part.segment.documents[at];
    if (document && !gone.has(document.creatorId)) kept.push(document);
    if (kept.length % STEP === 0) yield;
  }
  return kept;
}

function* findNames(
  segments: readonly LiveSegment[],
  words: readonly string[],
  limit: number,
): Generator<void, string[]> {
  const named: Found[] = [];
  for (const { segment, live } of segments) {
    const fits = new Bitset(segment.size).addAll(yield* segment.names.find(words)).and(live);
    named.push({ segment, fits });
  }
  const compare = compareBy({ by: "followers", dir: "desc" });
  const page = yield* firstInOrder(bestOfEach(named, compare), { from: 0, count: limit, compare });
  return page.map((document) => document.creatorId);
}

type Compare = ReturnType<typeof compareBy>;

/** What every account is judged by. */
type Judged = Omit<SearchRequest, "sort" | "offset" | "limit" | "spread">;

/** Of each creator the account that comes first; of equal ones the most followed, which stands before the others. */
function* bestOfEach(segments: readonly Found[], compare: Compare): Generator<CreatorDocument> {
  for (const { segment, fits } of segments) {
    let best: CreatorDocument | undefined;
    let place: number | undefined;
    for (const at of fits) {
      const document = segment.documents[at];
      if (!document) continue;
      const isOther = segment.creators.places[at] !== place;
      if (isOther && best) yield best;
      if (isOther || !best || compare(document, best) < 0) best = document;
      place = segment.creators.places[at];
    }
    if (best) yield best;
  }
}

/** The accounts of a creator that fit, in order. */
function accountsOf(segments: readonly Found[], { creatorId }: CreatorDocument, compare: Compare): string[] {
  const found = segments.flatMap(({ segment, fits }) => {
    const { from, to } = segment.creators.run(creatorId) ?? { from: 0, to: 0 };
    return segment.documents.slice(from, to).filter((_document, index) => fits.has(from + index));
  });
  return found.toSorted(compare).map(({ id }) => id);
}
