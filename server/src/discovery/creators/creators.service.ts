import type {
  CreatorNames,
  CreatorNamesQuery,
  CreatorProfile,
  FigureField,
} from "@app/contract/discovery/creators";
import type { CreatorStanding } from "@app/contract/discovery/comparing/standing";
import type { FigureSource } from "@app/contract/figures";
import { Platform } from "@app/contract/platforms";
import type { Clock } from "#/platform/clock.ts";
import { notFound } from "#/platform/errors.ts";
import { requirePrices, requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { nameWords } from "./creator-names.store.ts";
import { figureSource } from "./creators.figures.rules.ts";
import { toProfile } from "./creators.rules.ts";
import type { CreatorsStore } from "./creators.store.ts";
import type { SearchIndexes } from "#/discovery/search/search.indexes.ts";

/** Posts that a profile shows. Chosen by us. */
const PROFILE_POSTS = 12;
/** The door to creators for screens, collections, campaigns and strategy. */
export class CreatorsService {
  readonly #store: CreatorsStore;
  readonly #indexes: SearchIndexes;
  readonly #clock: Clock;

  constructor(store: CreatorsStore, indexes: SearchIndexes, clock: Clock) {
    this.#store = store;
    this.#indexes = indexes;
    this.#clock = clock;
  }

  /** @throws 404. */
  async get(caller: Caller, id: string): Promise<CreatorProfile> {
    requireReader(caller);
    const found = await this.#store.profile(caller.workspaceId, id, PROFILE_POSTS);
    if (!found) throw notFound("creator");
    return toProfile(found);
  }

  /** Where a creator stands among all of the workspace, by each figure that is known of both. */
  async standing(caller: Caller, id: string): Promise<CreatorStanding> {
    requireReader(caller);
    const figures = await this.#store.standing(caller.workspaceId, id);
    return { figures, takenAt: this.#clock.now().toISOString() };
  }

  /** Creators by a part of their name or handle, the most followed first. */
  async names(caller: Caller, query: CreatorNamesQuery): Promise<CreatorNames> {
    requireReader(caller);
    const { workspaceId } = caller;
    const wanted = { words: nameWords(query.q), limit: query.limit };
    // The database reads every name of the workspace (90 ms of 100,000, measured), but needs no time to get ready.
    const index = await this.#indexes.freshIfLoaded(workspaceId);
    const records = index
      ? await this.#store.namesOf(workspaceId, await index.namesInTurns(wanted.words, wanted.limit))
      : await this.#store.names(workspaceId, wanted);
    return { items: records.map((record) => ({ ...record, platform: Platform.parse(record.platform) })) };
  }

  /** Where a figure comes from. @throws 404 for an unknown creator or account, `request.prices_hidden`. */
  async figure(caller: Caller, id: string, field: FigureField, accountId?: string): Promise<FigureSource> {
    requireReader(caller);
    if (field === "price") requirePrices(caller);
    const found = await this.#store.profile(caller.workspaceId, id, 0, accountId);
    if (!found) throw notFound("creator");
    if (accountId !== undefined && found.record.account_id !== accountId) throw notFound("account");
    return figureSource(field, found.record, found.snapshots);
  }

  /** Every account, or those of the ids, with all that a plan uses. */
  async candidates(caller: Caller, accountIds?: readonly string[]) {
    requireReader(caller);
    return this.#store.candidates(caller.workspaceId, accountIds);
  }

  /** The hours at which posts went live, by the clocks of a time zone, and how their views were. */
  async postingHours(caller: Caller, asked: { timeZone: string; ofCreator: number }) {
    requireReader(caller);
    return this.#store.postingHours(caller.workspaceId, asked);
  }
}
