import type { ParsedQuery } from "@app/contract/discovery";
import type { CreatorSearch, CreatorSearchResult } from "@app/contract/discovery-creators";
import type { Filters, Sort } from "@app/contract/filters";
import { parseQuery } from "#/discovery/query-language/parse-query.ts";
import type { Clock } from "#/platform/clock.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { toItem } from "./creators.rules.ts";
import type { CreatorsStore } from "./creators.store.ts";
import { dayOf } from "./search.documents.rules.ts";
import type { SearchIndexes } from "./search.indexes.ts";
import { reasonsFor } from "./search.reasons.rules.ts";

/** The order of a list that nobody ordered, until there is a fit score. */
export const DEFAULT_SORT: Sort = { by: "followers", dir: "desc" };

/** Finds creators: the sentence becomes filters, the index answers ids and counts, the database the rows. */
export class SearchService {
  readonly #indexes: SearchIndexes;
  readonly #creators: CreatorsStore;
  readonly #clock: Clock;

  constructor(indexes: SearchIndexes, creators: CreatorsStore, clock: Clock) {
    this.#indexes = indexes;
    this.#creators = creators;
    this.#clock = clock;
  }

  /** Reads a sentence with the date of today. */
  parse(text: string): ParsedQuery {
    return parseQuery(text, { today: this.#clock.now().toISOString().slice(0, 10) });
  }

  /** What is written before the call is found by it. Filters that are given stand for what the text says. */
  async search(caller: Caller, request: CreatorSearch): Promise<CreatorSearchResult> {
    requireReader(caller);
    const began = performance.now();
    const parsed = this.parse(request.text ?? "");
    const filters = request.filters ?? parsed.filters;
    const sort = request.sort ?? filters.sort ?? DEFAULT_SORT;
    const index = await this.#indexes.fresh(caller.workspaceId);
    const { offset } = request;
    const limit = Math.max(0, Math.min(request.limit, (filters.limit ?? Infinity) - offset));
    const today = dayOf(this.#clock.now());
    const { ids, ...counts } = index.search({ filters, sort, offset, limit, today });
    const isEdited = request.filters !== undefined;
    return {
      ...counts,
      creators: index.size,
      items: await this.#items(caller.workspaceId, ids, filters),
      filters,
      sort,
      chips: parsed.chips,
      unparsed: parsed.unparsed,
      alternatives: isEdited ? [] : parsed.alternatives,
      tookMs: Math.round((performance.now() - began) * 100) / 100,
    };
  }

  async #items(
    workspaceId: string,
    ids: readonly string[],
    filters: Filters,
  ): Promise<CreatorSearchResult["items"]> {
    const found = await this.#creators.byIds(workspaceId, ids);
    return found.map(({ record, trend }) => {
      const item = toItem(record, trend, []);
      return { ...item, reasons: reasonsFor(item, filters) };
    });
  }
}
