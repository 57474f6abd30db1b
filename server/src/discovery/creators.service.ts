import type { CreatorProfile, FigureField } from "@app/contract/discovery-creators";
import type { FigureSource } from "@app/contract/figures";
import { notFound } from "#/platform/errors.ts";
import { requireReader } from "#/platform/http/caller.ts";
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

  /** Where a figure comes from. @throws 404 for an unknown creator. */
  async figure(caller: Caller, id: string, field: FigureField): Promise<FigureSource> {
    requireReader(caller);
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
