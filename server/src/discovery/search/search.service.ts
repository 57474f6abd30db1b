import type { ParsedQuery } from "@app/contract/discovery/queries";
import type { CreatorSearch, CreatorSearchResult } from "@app/contract/discovery/creators";
import type { Filters, Sort } from "@app/contract/discovery/filters";
import { parseQuery, prepareQueries } from "./query-language/parse-query.ts";
import type { Identity } from "#/identity/index.ts";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requirePrices, requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { toItem } from "#/discovery/creators/creators.rules.ts";
import type { CreatorsStore } from "#/discovery/creators/creators.store.ts";
import type { FoundCreator } from "./index/creator-index.ts";
import type { CreatorIndex } from "./index/creator-index.ts";
import type { Judgement } from "./index/evaluation.ts";
import { asksForPrices, readWithoutPrices } from "./search.prices.rules.ts";
import { dayOf } from "./search.documents.rules.ts";
import type { SearchIndexes } from "./search.indexes.ts";
import { creatorsAtStages, labelNames, withLabelIds } from "./search.labels.ts";
import type { NamedLabels, ReadStages } from "./search.labels.ts";
import { creatorsOfLinks } from "./search.links.ts";
import { withLabelNames } from "./search.names.ts";
import type { CalledAccount } from "./index/names-in-use.ts";
import type { WorkspaceNames } from "./query-language/workspace-names.ts";
import { reasonsFor } from "./search.reasons.rules.ts";

/** The order of a list that nobody ordered, until there is a fit score. */
const DEFAULT_SORT: Sort = { by: "followers", dir: "desc" };

/** Finds creators: the sentence becomes filters, the index answers ids and counts, the database the rows. */
export class SearchService {
  readonly #indexes: SearchIndexes;
  readonly #creators: CreatorsStore;
  readonly #clock: Clock;
  readonly #db: Database;
  readonly #named: NamedLabels;
  readonly #readStages: ReadStages;
  readonly #workspaces: Identity["workspaces"];

  constructor(dependencies: {
    db: Database;
    clock: Clock;
    indexes: SearchIndexes;
    creators: CreatorsStore;
    named: NamedLabels;
    readStages: ReadStages;
    workspaces: Identity["workspaces"];
  }) {
    this.#indexes = dependencies.indexes;
    this.#creators = dependencies.creators;
    this.#clock = dependencies.clock;
    this.#db = dependencies.db;
    this.#named = dependencies.named;
    this.#readStages = dependencies.readStages;
    this.#workspaces = dependencies.workspaces;
    prepareQueries();
  }

  /** Reads a sentence with the date of today. */
  parse(text: string): ParsedQuery {
    return parseQuery(text, { today: this.#today() });
  }

  /**
   * What this caller may ask of it, in the currency and with the names of the workspace, as far as its index is loaded.
   * For somebody who sees no prices, words about them are not understood.
   */
  async parseFor(caller: Caller, text: string): Promise<ParsedQuery> {
    const index = text === "" ? null : await this.#indexes.freshIfLoaded(caller.workspaceId);
    return this.#parseWith(index, caller, text);
  }

  async #parseWith(index: CreatorIndex | null, caller: Caller, text: string): Promise<ParsedQuery> {
    if (text === "") return this.parse(text);
    const { currency } = await this.#workspaces.setting(caller);
    const names = index ? await this.#namesOf(index, caller) : undefined;
    const isCreator = (name: string) => index?.hasCreator(name) === true;
    const links = await creatorsOfLinks(this.#db, caller.workspaceId, text);
    const known = names && { names, isCreator, creatorOf: (link: string) => links.get(link) };
    const parsed = parseQuery(text, { today: this.#today(), currency, ...known });
    return caller.seesPrices ? parsed : readWithoutPrices(parsed, text);
  }

  /** What the workspace calls its own, for whoever reads a text as a search reads it. */
  async names(caller: Caller): Promise<WorkspaceNames> {
    requireReader(caller);
    return this.#namesOf(await this.#indexes.fresh(caller.workspaceId), caller);
  }

  /** What every creator is called, account by account; the same list until one of them changes. */
  async called(caller: Caller): Promise<readonly CalledAccount[]> {
    requireReader(caller);
    const index = await this.#indexes.fresh(caller.workspaceId);
    return (await index.namesInUse()).creators;
  }

  async #namesOf(index: CreatorIndex, caller: Caller): Promise<WorkspaceNames> {
    const labels = await labelNames(this.#db, caller.workspaceId, this.#named);
    return withLabelNames(await index.namesInUse(), labels);
  }

  /**
   * What filters say of every account that does not certainly fit, by its id: the search itself, for whoever weighs all
   * of them. @throws `request.prices_hidden` for a filter by price.
   */
  async judge(caller: Caller, filters: Filters): Promise<ReadonlyMap<string, Judgement>> {
    const { index, request } = await this.#judging(caller, filters);
    return index.judgeInTurns(request);
  }

  /** Ids of the accounts that certainly fit. @throws `request.prices_hidden` for a filter by price. */
  async certain(caller: Caller, filters: Filters): Promise<readonly string[]> {
    const { index, request } = await this.#judging(caller, filters);
    return index.certainInTurns(request);
  }

  async #judging(caller: Caller, filters: Filters) {
    requireReader(caller);
    if (asksForPrices({ filters })) requirePrices(caller);
    const index = await this.#indexes.fresh(caller.workspaceId);
    const asked = await withLabelIds(this.#db, caller.workspaceId, filters, this.#named);
    const { seesPrices } = caller;
    const today = dayOf(this.#clock.now());
    const atStages = await this.#atStages(caller, asked.filters);
    return { index, request: { filters: asked.filters, today, seesPrices, ...atStages } };
  }

  /** Campaigns know who is at their stages; the index is told. */
  async #atStages(caller: Caller, filters: Filters): Promise<{ atStages?: ReadonlySet<string> }> {
    const atStages = await creatorsAtStages(this.#db, caller.workspaceId, filters, this.#readStages);
    return atStages ? { atStages } : {};
  }

  #today(): string {
    return this.#clock.now().toISOString().slice(0, 10);
  }

  /**
   * What is written before the call is found by it. Filters that are given stand for what the text says.
   * @throws `request.prices_hidden` for a filter or an order by price.
   */
  async search(caller: Caller, request: CreatorSearch): Promise<CreatorSearchResult> {
    requireReader(caller);
    const began = performance.now();
    if (asksForPrices(request)) requirePrices(caller);
    const index = await this.#indexes.fresh(caller.workspaceId);
    const parsed = await this.#parseWith(index, caller, request.text ?? "");
    const filters = request.filters ?? parsed.filters;
    const sort = request.sort ?? filters.sort ?? DEFAULT_SORT;
    const asked = await withLabelIds(this.#db, caller.workspaceId, filters, this.#named);
    const { offset, spread } = request;
    const limit = Math.max(0, Math.min(request.limit, (filters.limit ?? Infinity) - offset));
    const now = this.#clock.now();
    const today = dayOf(now);
    const { seesPrices } = caller;
    const atStages = await this.#atStages(caller, asked.filters);
    const wanted = { filters: asked.filters, sort, offset, limit, today, seesPrices, spread, ...atStages };
    const { found, known, ...counts } = await index.searchInTurns(wanted);
    const isEdited = request.filters !== undefined;
    return {
      ...counts,
      known: seesPrices ? known : withoutPrice(known),
      total: Math.min(counts.total, filters.limit ?? Infinity),
      creators: index.size,
      unknownLabels: asked.unknown,
      items: await this.#items(caller.workspaceId, found, seesPrices ? filters : withoutFields(filters)),
      filters,
      sort,
      chips: parsed.chips,
      unparsed: parsed.unparsed,
      alternatives: isEdited ? [] : parsed.alternatives,
      takenAt: now.toISOString(),
      tookMs: Math.round((performance.now() - began) * 100) / 100,
    };
  }

  async #items(
    workspaceId: string,
    creators: readonly FoundCreator[],
    filters: Filters,
  ): Promise<CreatorSearchResult["items"]> {
    const records = await this.#creators.byFinds(workspaceId, creators);
    return records.map(({ found, trend, ...record }) => {
      const item = toItem(record, trend, found.accountIds);
      return { ...item, reasons: reasonsFor(item, record.record, filters) };
    });
  }
}

function withoutPrice({ price: _price, ...others }: Record<string, number>): Record<string, number> {
  return others;
}

/** A field of the team's own may hold a price: its value is no reason for whoever sees none. */
function withoutFields({ field: _field, ...others }: Filters): Filters {
  return others;
}
