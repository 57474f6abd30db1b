import { LRUCache } from "lru-cache";
import type { OwnResults } from "#/discovery/creators/own-work/own-results.ts";
import { CreatorIndex } from "./index/creator-index.ts";
import type { Database } from "#/platform/database/database.ts";
import { limitTo } from "#/platform/limits/limit.ts";
import type { Limit } from "#/platform/limits/limit.ts";
import { describeError } from "#/platform/log.ts";
import type { Log } from "#/platform/log.ts";
import { currentPosition, deleteRead, FEED_BATCH, readAhead, readFeed } from "./feed.reader.ts";
import type { FeedEntry, FeedPosition } from "./feed.reader.ts";
import { creatorsOfPosts, readAllDocuments, readDocuments } from "./search.documents.store.ts";

/** Measured for the design: changes are visible within 0.25 s (p95). */
const POLL_MS = 250;
/** Lines of the feed that everybody has read are deleted this often. Chosen by us. */
const DELETE_EVERY_MS = 60_000;
/** Creators that are read again in one transaction. */
const READ_MAX = 500;
/** Creators of all workspaces together that stay in memory: 6 kB each (measured), 1.5 GB. Chosen by us. */
const CREATORS_MAX = 250_000;

interface Loaded {
  index: CreatorIndex;
  /** Where its rows were read, until the poll has caught up with what was written meanwhile. */
  since: FeedPosition | null;
  /** Creators that changed, with the version that has to be read; kept until it was. */
  pending: Map<string, number>;
  /** One reading at a time: a slower one must not put an older state over a newer one. */
  oneAtATime: Limit;
}

/**
 * One index per workspace, loaded when it is first asked for and kept fresh by the change feed. What was searched
 * longest ago makes room for others, and is loaded again when it is asked for.
 */
export class SearchIndexes {
  readonly #db: Database;
  readonly #log: Log;
  readonly #own: OwnResults;
  readonly #loaded: LRUCache<string, Loaded, FeedPosition>;
  #position: FeedPosition | undefined;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #deleteAt = 0;
  #isStopped = false;

  constructor({ db, log, own }: { db: Database; log: Log; own: OwnResults }, creatorsMax = CREATORS_MAX) {
    this.#db = db;
    this.#log = log;
    this.#own = own;
    this.#loaded = new LRUCache({
      maxSize: creatorsMax,
      // Nothing may weigh nothing, and what is too large beside any other is kept alone.
      sizeCalculation: ({ index }) => Math.min(Math.max(index.size, 1), creatorsMax),
      fetchMethod: (workspaceId, _stale, { context }) => this.#load(workspaceId, context),
      ignoreFetchAbort: true,
    });
  }

  /** The index of a workspace with every change that is committed now. */
  async fresh(workspaceId: string): Promise<CreatorIndex> {
    // The position comes first: what is written while the rows are read is read again from the feed.
    this.#position ??= await currentPosition(this.#db);
    const position = this.#position;
    const loaded = await this.#loaded.forceFetch(workspaceId, { context: position });
    await this.#note(workspaceId, loaded, await readAhead(this.#db, workspaceId, loaded.since ?? position));
    this.#weighAgain(workspaceId, loaded);
    return loaded.index;
  }

  /** As `fresh`; null while the index is not in memory, which then begins to be loaded. */
  async freshIfLoaded(workspaceId: string): Promise<CreatorIndex | null> {
    if (this.#loaded.has(workspaceId)) return this.fresh(workspaceId);
    this.fresh(workspaceId).catch((error: unknown) => {
      if (!this.#isStopped) this.#log.warn(describeError(error), "An index could not be loaded");
    });
    return null;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#polling;
  }

  async #load(workspaceId: string, since: FeedPosition): Promise<Loaded> {
    const index = await CreatorIndex.load(await readAllDocuments(this.#db, workspaceId, this.#own));
    this.#schedule();
    return { index, since, pending: new Map(), oneAtATime: limitTo({ atOnce: 1 }) };
  }

  // The cache measures an entry only when it is set. An index that was evicted in the meantime must not be put back: it
  // has missed changes.
  #weighAgain(workspaceId: string, loaded: Loaded): void {
    if (this.#loaded.peek(workspaceId) !== loaded) return;
    this.#loaded.delete(workspaceId);
    this.#loaded.set(workspaceId, loaded);
  }

  #schedule(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#polling = this.#poll()
        .catch((error: unknown) => this.#log.warn({ error }, "The change feed could not be read"))
        .finally(() => this.#schedule());
    }, POLL_MS);
    this.#timer.unref();
  }

  async #poll(): Promise<void> {
    if (!this.#position) return;
    const { entries, position } = await readFeed(this.#db, this.#position);
    const present = [...this.#loaded.entries()];
    for (const [workspaceId, loaded] of present) {
      const own = loaded.since
        ? await readAhead(this.#db, workspaceId, loaded.since)
        : entries.filter((entry) => entry.workspaceId === workspaceId);
      await this.#note(workspaceId, loaded, own);
      loaded.since = null;
    }
    this.#position = position;
    await this.#deleteRead(position);
  }

  /** A batch at a time; what is left over goes with the next reading. */
  async #deleteRead(position: FeedPosition): Promise<void> {
    if (performance.now() < this.#deleteAt) return;
    const deleted = await deleteRead(this.#db, position);
    if (deleted < FEED_BATCH) this.#deleteAt = performance.now() + DELETE_EVERY_MS;
  }

  #note(workspaceId: string, loaded: Loaded, entries: readonly FeedEntry[]): Promise<void> {
    return loaded.oneAtATime(() => this.#apply(workspaceId, loaded, entries));
  }

  async #apply(workspaceId: string, loaded: Loaded, entries: readonly FeedEntry[]): Promise<void> {
    for (const { kind, id, version } of entries) {
      if (kind !== "creator" || (loaded.index.version(id) ?? 0) >= version) continue;
      loaded.pending.set(id, Math.max(version, loaded.pending.get(id) ?? 0));
    }
    const posts = entries.filter(({ kind }) => kind === "post").map(({ id }) => id);
    for (const id of await creatorsOfPosts(this.#db, workspaceId, posts)) {
      if (!loaded.pending.has(id)) loaded.pending.set(id, 0);
    }
    await this.#readPending(workspaceId, loaded);
  }

  async #readPending(workspaceId: string, { index, pending }: Loaded): Promise<void> {
    const wanted = [...pending];
    for (let from = 0; from < wanted.length; from += READ_MAX) {
      const part = new Map(wanted.slice(from, from + READ_MAX));
      const documents = await readDocuments(this.#db, workspaceId, [...part.keys()], this.#own);
      const found = new Set(documents.map((document) => document.creatorId));
      const current = documents.filter(({ creatorId, version }) => version >= (part.get(creatorId) ?? 0));
      const removed = [...part.keys()].filter((id) => !found.has(id));
      await index.apply(current, removed);
      for (const id of [...current.map(({ creatorId }) => creatorId), ...removed]) pending.delete(id);
    }
  }
}
