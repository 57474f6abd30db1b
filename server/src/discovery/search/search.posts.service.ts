import type { PostSearchQuery, PostSearchResult } from "@app/contract/discovery/creators";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { toPost } from "#/discovery/creators/creators.rules.ts";
import { asPostQuery, topicPhrases } from "./search.posts.rules.ts";
import { searchPosts } from "./search.posts.store.ts";
import type { SearchService } from "./search.service.ts";

/** Finds pieces of content by the words and hashtags of their captions. */
export class PostSearchService {
  readonly #db: Database;
  readonly #search: SearchService;
  readonly #clock: Clock;

  constructor(db: Database, search: SearchService, clock: Clock) {
    this.#db = db;
    this.#search = search;
    this.#clock = clock;
  }

  async search(caller: Caller, { text, limit, offset }: PostSearchQuery): Promise<PostSearchResult> {
    requireReader(caller);
    const began = performance.now();
    const parsed = await this.#search.parseFor(caller, text);
    const { filters, chips, unparsed, names } = asPostQuery(text, parsed);
    const now = this.#clock.now();
    const { total, records } = await searchPosts(this.#db, caller.workspaceId, {
      filters,
      topics: topicPhrases(text, chips),
      names,
      limit,
      offset,
      now,
    });
    return {
      total,
      items: records.map(toPost),
      filters,
      chips,
      unparsed,
      takenAt: now.toISOString(),
      tookMs: Math.round((performance.now() - began) * 100) / 100,
    };
  }
}
