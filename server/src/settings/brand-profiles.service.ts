import type { BrandProfile, BrandProfileInput } from "@app/contract/settings";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { readBrandProfile, writeBrandProfile } from "./brand-profiles.store.ts";

const EMPTY: BrandProfile = {
  handles: [],
  sells: "",
  markets: [],
  languages: [],
  rivals: [],
  updatedAt: null,
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

  async save(caller: Caller, profile: BrandProfileInput): Promise<BrandProfile> {
    requireRole(caller, "member");
    return writeBrandProfile(this.#db, caller.workspaceId, profile, this.#clock.now());
  }
}
