import type { Suggestions } from "@app/contract/discovery-creators";
import { sql } from "kysely";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { dayOf } from "./search.documents.rules.ts";
import type { SearchIndexes } from "./search.indexes.ts";
import { topicPhrases } from "./search.posts.rules.ts";
import { searchPosts } from "./search.posts.store.ts";
import type { SearchService } from "./search.service.ts";
import {
  BRANDS,
  firstThatFind,
  ownPrompts,
  ownReelQueries,
  PROMPTS,
  REEL_QUERIES,
  SUGGESTION_COUNTS,
} from "./suggestions.rules.ts";

interface Counted {
  text: string;
  count: number;
}

/** What can be asked once there are creators. */
const EXAMPLES: Suggestions = {
  creators: 0,
  prompts: PROMPTS.map(countNothing),
  reels: REEL_QUERIES.map(countNothing),
  brands: BRANDS.map(countNothing),
};

/** What to try first: written by us, and from the workspace's own data where ours would find nothing. */
export class SuggestionsService {
  readonly #db: Database;
  readonly #indexes: SearchIndexes;
  readonly #search: SearchService;
  readonly #clock: Clock;

  constructor(db: Database, indexes: SearchIndexes, search: SearchService, clock: Clock) {
    this.#db = db;
    this.#indexes = indexes;
    this.#search = search;
    this.#clock = clock;
  }

  async list(caller: Caller): Promise<Suggestions> {
    requireReader(caller);
    const index = await this.#indexes.fresh(caller.workspaceId);
    if (index.size === 0) return EXAMPLES;
    const today = dayOf(this.#clock.now());
    const countCreators = async (text: string, filters = this.#search.parse(text).filters) => {
      return { text, count: await index.countInTurns(filters, today) };
    };
    const prompts = await fill(
      await inTurn(PROMPTS, (text) => countCreators(text)),
      SUGGESTION_COUNTS.prompts,
      async () => {
        const own = ownPrompts(await index.facets(), { prices: caller.seesPrices });
        return inTurn(own, (text) => countCreators(text));
      },
    );
    const countBrand = (brand: string) => countCreators(brand, { brand: [brand] });
    const brands = await inTurn(BRANDS, countBrand);
    const ownBrands = await inTurn(await this.#topPostValues(caller, brands, "brands"), countBrand);
    return {
      creators: index.size,
      prompts,
      reels: await this.#reels(caller),
      brands: firstThatFind(brands, ownBrands, SUGGESTION_COUNTS.brands),
    };
  }

  async #reels(caller: Caller): Promise<Counted[]> {
    const wanted = await this.#countPosts(caller, REEL_QUERIES);
    if (wanted.every(({ count }) => count > 0)) return wanted;
    const tags = await this.#topPostValues(caller, wanted, "hashtags");
    const own = await this.#countPosts(caller, ownReelQueries(tags));
    return firstThatFind(wanted, own, SUGGESTION_COUNTS.reels);
  }

  async #countPosts(caller: Caller, texts: readonly string[]): Promise<Counted[]> {
    const counted: Counted[] = [];
    for (const text of texts) {
      const { filters, chips } = this.#search.parse(text);
      const request = {
        filters,
        topics: topicPhrases(text, chips),
        limit: 0,
        offset: 0,
        now: this.#clock.now(),
      };
      const { total } = await searchPosts(this.#db, caller.workspaceId, request);
      counted.push({ text, count: total });
    }
    return counted;
  }

  /** The most common hashtags or brands of the workspace; none while every wanted suggestion finds something. */
  async #topPostValues(
    caller: Caller,
    wanted: readonly Counted[],
    column: "hashtags" | "brands",
  ): Promise<string[]> {
    if (wanted.every(({ count }) => count > 0)) return [];
    const rows = await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const table = sql.table(column === "brands" ? "creators" : "posts");
      const { rows: found } = await sql<{ value: string }>`
        select value from ${table}, unnest(${sql.ref(column)}) as value
        group by value order by count(*) desc, value limit ${SUGGESTION_COUNTS.brands * 2}`.execute(
        transaction,
      );
      return found;
    });
    return rows.map((row) => row.value);
  }
}

/** One after the other, and others have a turn between two: reading a text takes a millisecond or two. */
async function inTurn<T>(texts: readonly string[], count: (text: string) => Promise<T>): Promise<T[]> {
  const counted: T[] = [];
  for (const text of texts) {
    counted.push(await count(text));
    await nextTurn();
  }
  return counted;
}

async function fill(
  wanted: readonly Counted[],
  count: number,
  write: () => Promise<Counted[]>,
): Promise<Counted[]> {
  const isFull = wanted.every((suggestion) => suggestion.count > 0);
  return firstThatFind(wanted, isFull ? [] : await write(), count);
}

function countNothing(text: string): Counted {
  return { text, count: 0 };
}
