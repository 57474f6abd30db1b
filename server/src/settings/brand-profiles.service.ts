import type { BrandProfile, BrandProfileChange } from "@app/contract/settings/schemas";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { editBrandProfile, readBrandProfile } from "./brand-profiles.store.ts";

const EMPTY: BrandProfile = {
  handles: [],
  sells: "",
  markets: [],
  languages: [],
  rivals: [],
  updatedAt: null,
  version: 0,
};

export class BrandProfilesService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** An empty one while nobody has saved any. */
  async get(caller: Caller): Promise<BrandProfile> {
    requireReader(caller);
    return (await readBrandProfile(this.#db, caller.workspaceId)) ?? EMPTY;
  }

  /** @throws `platform.edited_meanwhile`. */
  async save(caller: Caller, change: BrandProfileChange): Promise<BrandProfile> {
    requireRole(caller, "member");
    return editBrandProfile(this.#db, caller.workspaceId, change, this.#clock.now());
  }
}
