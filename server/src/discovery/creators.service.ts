import type { CreatorItem, CreatorProfile, FigureField } from "@app/contract/discovery-creators";
import type { FigureSource } from "@app/contract/figures";
import type { Filters } from "@app/contract/filters";
import { notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { figureSource } from "./creators.figures.rules.ts";
import { priceOf, toItem, toProfile } from "./creators.rules.ts";
import type { CreatorRecord, CreatorsStore } from "./creators.store.ts";
import type { Audience } from "./discovery.tables.ts";
import type { SearchService } from "./search.service.ts";

/** Posts that a profile shows. Chosen by us. */
const PROFILE_POSTS = 12;
/** Candidates that a plan weighs at most. */
const CANDIDATES_MAX = 20_000;

/** Everything of a creator that a plan uses. Unknown is null. */
export interface Candidate {
  id: string;
  platform: string;
  handle: string;
  name: string | null;
  followers: number | null;
  /** Percent. */
  engagementRate: number | null;
  avgViews: number | null;
  medianViews: number | null;
  postsPerWeek: number | null;
  lastPostAt: Date | null;
  /** Percent. */
  sponsorShare: number | null;
  /** Percent. */
  fakeFollowers: number | null;
  country: string | null;
  city: string | null;
  language: string | null;
  gender: string | null;
  age: number | null;
  categories: string[];
  brands: string[];
  keywords: string[];
  audience: Audience;
  /** Minor units. */
  price: CreatorItem["price"];
  source: string;
  updatedAt: Date;
}

/** The door to creators for screens, collections, campaigns and strategy. */
export class CreatorsService {
  readonly #store: CreatorsStore;
  readonly #search: SearchService;

  constructor(store: CreatorsStore, search: SearchService) {
    this.#store = store;
    this.#search = search;
  }

  /** @throws 404. */
  async get(caller: Caller, id: string): Promise<CreatorProfile> {
    requireRole(caller, "viewer");
    const found = await this.#store.profile(caller.workspaceId, id, PROFILE_POSTS);
    if (!found) throw notFound("creator");
    return toProfile(found);
  }

  /** Where a figure comes from. @throws 404 for an unknown creator. */
  async figure(caller: Caller, id: string, field: FigureField): Promise<FigureSource> {
    requireRole(caller, "viewer");
    const found = await this.#store.profile(caller.workspaceId, id, 0);
    if (!found) throw notFound("creator");
    return figureSource(field, found.record, found.snapshots);
  }

  /** In the order of the ids; those that the workspace does not have are left out. */
  async getMany(caller: Caller, ids: readonly string[]): Promise<CreatorItem[]> {
    requireRole(caller, "viewer");
    const found = await this.#store.byIds(caller.workspaceId, ids);
    return found.map(({ record, trend }) => toItem(record, trend, []));
  }

  /** Ids of the creators that certainly fit, in the order of the filters. */
  async searchIds(caller: Caller, filters: Filters, limit = CANDIDATES_MAX): Promise<string[]> {
    const { ids } = await this.#search.ids(caller, filters, limit);
    return ids;
  }

  /** The creators that certainly fit with all that a plan uses; the largest come first when there are more. */
  async candidates(caller: Caller, filters: Filters, limit = CANDIDATES_MAX): Promise<Candidate[]> {
    const ids = await this.searchIds(caller, filters, limit);
    const found = await this.#store.byIds(caller.workspaceId, ids);
    return found.map(({ record }) => toCandidate(record));
  }
}

function toCandidate(record: CreatorRecord): Candidate {
  return {
    id: record.id,
    platform: record.platform,
    handle: record.handle,
    name: record.name,
    followers: record.followers,
    engagementRate: record.engagement_rate,
    avgViews: record.avg_views,
    medianViews: record.median_views,
    postsPerWeek: record.posts_per_week,
    lastPostAt: record.last_post_at,
    sponsorShare: record.sponsor_share,
    fakeFollowers: record.fake_followers,
    country: record.country,
    city: record.city,
    language: record.language,
    gender: record.gender,
    age: record.age,
    categories: record.categories,
    brands: record.brands,
    keywords: record.keywords,
    audience: record.audience,
    price: priceOf(record),
    source: record.source,
    updatedAt: record.updated_at,
  };
}
