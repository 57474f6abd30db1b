import type { Suggestion, Suggestions } from "@app/contract/discovery/creators";
import type { Filters } from "@app/contract/discovery/filters";
import { sql } from "kysely";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { dayOf } from "./search.documents.rules.ts";
import type { SearchIndexes } from "./search.indexes.ts";
import { asPostQuery, topicPhrases } from "./search.posts.rules.ts";
import { searchPosts } from "./search.posts.store.ts";
import type { SearchService } from "./search.service.ts";
import {
  BRANDS,
  firstThatFind,
  isTelling,
  OWN_COUNT,
  ownPrompts,
  ownReelQueries,
  ownSearches,
  PROMPTS,
  REEL_QUERIES,
  SUGGESTION_COUNTS,
} from "./suggestions.rules.ts";

/** A search that is only counted. */
const NO_ROWS = { sort: { by: "followers", dir: "desc" }, offset: 0, limit: 0 } as const;
/** Whoever has a price, whatever its currency, has a value for it. */
const ANY_PRICE: Filters = { price: { min: 0, currency: "EUR" } };

/** What can be asked once there are creators. */
const EXAMPLES: Suggestions = {
  creators: 0,
  prompts: PROMPTS.map((text) => ({ text, count: 0, needs: ["creators"] })),
  reels: REEL_QUERIES.map((text) => ({ text, count: 0, needs: ["posts"] })),
  brands: BRANDS.map((text) => ({ text, count: 0, needs: ["brand"] })),
  own: [],
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
    const { seesPrices } = caller;
    const tryOut = async (filters: Filters) => {
      const { total, missing } = await index.searchInTurns({ ...NO_ROWS, filters, today, seesPrices });
      return { count: total, needs: missing };
    };
    const tryPrompt = async (text: string) => ({ text, ...(await tryOut(this.#search.parse(text).filters)) });
    const tryBrand = async (brand: string) => ({ text: brand, ...(await tryOut({ brand: [brand] })) });
    const prompts = await inSequence(PROMPTS, tryPrompt);
    const brands = await inSequence(BRANDS, tryBrand);
    return {
      creators: index.size,
      prompts: await fill(prompts, SUGGESTION_COUNTS.prompts, async () => {
        const { needs } = await tryOut(ANY_PRICE);
        const prices = seesPrices && !needs.includes("price");
        return inSequence(ownPrompts(await index.facets(), { prices }), tryPrompt);
      }),
      reels: await this.#reels(caller),
      brands: await fill(brands, SUGGESTION_COUNTS.brands, async () =>
        inSequence(await this.#topPostValues(caller, "brands"), tryBrand),
      ),
      own: await tellingOf(ownSearches(await index.facets()), index.size, tryPrompt),
    };
  }

  async #reels(caller: Caller): Promise<Suggestion[]> {
    const wanted = await this.#countPosts(caller, REEL_QUERIES);
    return fill(wanted, SUGGESTION_COUNTS.reels, async () =>
      this.#countPosts(caller, ownReelQueries(await this.#topPostValues(caller, "hashtags"))),
    );
  }

  async #countPosts(caller: Caller, texts: readonly string[]): Promise<Suggestion[]> {
    const count = async (text: string): Promise<number> => {
      const { filters, chips, names } = asPostQuery(text, this.#search.parse(text));
      const topics = topicPhrases(text, chips);
      const request = { filters, topics, names, limit: 0, offset: 0, now: this.#clock.now() };
      return (await searchPosts(this.#db, caller.workspaceId, request)).total;
    };
    const needs: Suggestion["needs"] = (await count("")) === 0 ? ["posts"] : [];
    return inSequence(texts, async (text) => ({ text, count: await count(text), needs }));
  }

  /** The most common hashtags of the workspace, or brands: those of its posts, of what they mention, and of its lists. */
  async #topPostValues(caller: Caller, column: "hashtags" | "brands"): Promise<string[]> {
    const rows = await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const values =
        column === "hashtags"
          ? sql`select unnest(hashtags) as value from posts`
          : sql`select unnest(brands) as value from accounts
              union all select unnest(brands) from posts
              union all select mention from posts, unnest(mentions) as mention
                where not exists (select from accounts where handle_key = mention)`;
      const { rows: found } = await sql<{ value: string }>`
        select lower(value) as value from (${values}) as said
        group by 1 order by count(*) desc, 1 limit ${SUGGESTION_COUNTS.brands * 2}`.execute(transaction);
      return found;
    });
    return rows.map((row) => row.value);
  }
}

/** One after the other, and others have a turn between two: reading a text takes a millisecond or two. */
async function inSequence<T>(texts: readonly string[], count: (text: string) => Promise<T>): Promise<T[]> {
  const counted: T[] = [];
  for (const text of texts) {
    counted.push(await count(text));
    await nextTurn();
  }
  return counted;
}

/** Of each kind the first that tells some from the others, until there are enough. */
async function tellingOf(
  kinds: ReturnType<typeof ownSearches>,
  creators: number,
  count: (text: string) => Promise<Suggestion>,
): Promise<Suggestion[]> {
  const own: Suggestion[] = [];
  for (const { within, texts } of kinds) {
    if (own.length === OWN_COUNT) break;
    const whole = within === undefined ? creators : (await count(within)).count;
    const found = await firstTelling(texts, whole, count);
    if (found) own.push(found);
  }
  return own;
}

async function firstTelling(
  texts: readonly string[],
  whole: number,
  count: (text: string) => Promise<Suggestion>,
): Promise<Suggestion | null> {
  for (const text of texts) {
    const suggestion = await count(text);
    if (isTelling(suggestion.count, whole)) return suggestion;
    await nextTurn();
  }
  return null;
}

/** Own suggestions are only written where one of the wanted finds nothing. */
async function fill(
  wanted: readonly Suggestion[],
  count: number,
  write: () => Promise<Suggestion[]>,
): Promise<Suggestion[]> {
  const isFull = wanted.every((suggestion) => suggestion.count > 0);
  return firstThatFind(wanted, isFull ? [] : await write(), count);
}
