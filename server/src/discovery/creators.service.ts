import type {
  CreatorNames,
  CreatorNamesQuery,
  CreatorProfile,
  FigureField,
} from "@app/contract/discovery-creators";
import type { FigureSource } from "@app/contract/figures";
import { Platform } from "@app/contract/platforms";
import { notFound } from "#/platform/errors.ts";
import { requirePrices, requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { figureSource } from "./creators.figures.rules.ts";
import { toProfile } from "./creators.rules.ts";
import type { CreatorsStore } from "./creators.store.ts";

/** Posts that a profile shows. Chosen by us. */
const PROFILE_POSTS = 12;
/** The door to creators for screens, collections, campaigns and strategy. */
export class CreatorsService {
  readonly #store: CreatorsStore;

  constructor(store: CreatorsStore) {
    this.#store = store;
  }

  /** @throws 404. */
  async get(caller: Caller, id: string): Promise<CreatorProfile> {
    requireReader(caller);
    const found = await this.#store.profile(caller.workspaceId, id, PROFILE_POSTS);
    if (!found) throw notFound("creator");
    return toProfile(found);
  }

  /** Creators by a part of their name or handle, the most followed first. */
  async names(caller: Caller, query: CreatorNamesQuery): Promise<CreatorNames> {
    requireReader(caller);
    const records = await this.#store.names(caller.workspaceId, query);
    return { items: records.map((record) => ({ ...record, platform: Platform.parse(record.platform) })) };
  }

  /** Where a figure comes from. @throws 404 for an unknown creator, `request.prices_hidden`. */
  async figure(caller: Caller, id: string, field: FigureField): Promise<FigureSource> {
    requireReader(caller);
    if (field === "price") requirePrices(caller);
    const found = await this.#store.profile(caller.workspaceId, id, 0);
    if (!found) throw notFound("creator");
    return figureSource(field, found.record, found.snapshots);
  }

  /** Every creator with all that a plan uses. */
  async candidates(caller: Caller) {
    requireReader(caller);
    return this.#store.candidates(caller.workspaceId);
  }
}
