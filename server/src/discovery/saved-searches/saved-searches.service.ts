import { NEWS_MAX, SAVED_SEARCHES_MAX } from "@app/contract/discovery/saved-searches/schemas";
import type {
  SavedSearch,
  SavedSearchEdit,
  SavedSearchInput,
  SavedSearchList,
  SavedSearchNews,
} from "@app/contract/discovery/saved-searches/schemas";
import { asksForPrices } from "#/discovery/search/search.prices.rules.ts";
import type { SearchService } from "#/discovery/search/search.service.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { removeRow, restoreRow } from "#/platform/database/removals.ts";
import { AppError, notFound } from "#/platform/errors.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { namesMoney } from "#/platform/http/price-texts.ts";
import {
  creatorsOfAccounts,
  findSearch,
  insertSearch,
  listSearches,
  readLook,
  renameSearch,
  writeLook,
} from "./saved-searches.store.ts";
import type { StoredSearch } from "./saved-searches.store.ts";

/** Above it nobody reads a list again from its top, and what is new is not counted. Chosen by us. */
const REMEMBERED_MAX = 5_000;

/** Searches that a team keeps: what each finds is asked anew, and told apart from what a person has seen. */
export class SavedSearchesService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #search: SearchService;

  constructor(dependencies: { db: Database; clock: Clock; search: SearchService }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#search = dependencies.search;
  }

  /** By name. Whoever sees no prices sees none that asks for them. */
  async list(caller: Caller): Promise<SavedSearchList> {
    requireReader(caller);
    const all = await this.#in(caller, (transaction) => listSearches(transaction, caller.workspaceId));
    return { items: all.filter((one) => isFor(caller, one)).map(toSavedSearch) };
  }

  /** @throws `discovery.saved_searches_full`, `request.prices_hidden`. */
  async save(caller: Caller, input: SavedSearchInput): Promise<SavedSearch> {
    requireRole(caller, "member");
    const id = await this.#in(caller, async (transaction) => {
      const all = await listSearches(transaction, caller.workspaceId);
      if (all.length >= SAVED_SEARCHES_MAX) throw tooMany();
      const stamp = { by: caller.userId, at: this.#clock.now() };
      return insertSearch(transaction, caller.workspaceId, input, stamp);
    });
    return toSavedSearch(await this.#require(caller, id));
  }

  /** @throws `platform.edited_meanwhile`, `request.not_found`. */
  async rename(caller: Caller, id: string, edit: SavedSearchEdit): Promise<SavedSearch> {
    requireRole(caller, "member");
    await this.#in(caller, (transaction) => renameSearch(transaction, caller.workspaceId, id, edit));
    return toSavedSearch(await this.#require(caller, id));
  }

  /** It can be restored. @throws `request.not_found`. */
  async remove(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "member");
    const row = { workspaceId: caller.workspaceId, id, now: this.#clock.now() };
    const wasThere = await this.#in(caller, (transaction) => removeRow(transaction, "saved_searches", row));
    if (!wasThere) throw notFound("saved search");
  }

  /** @throws `request.not_found` where none of this id was removed. */
  async restore(caller: Caller, id: string): Promise<SavedSearch> {
    requireRole(caller, "member");
    const row = { workspaceId: caller.workspaceId, id };
    const wasThere = await this.#in(caller, (transaction) => restoreRow(transaction, "saved_searches", row));
    if (!wasThere) throw notFound("saved search");
    return toSavedSearch(await this.#require(caller, id));
  }

  /** Whom it finds now, and who is new since this person last opened it. @throws `request.not_found`. */
  async news(caller: Caller, id: string): Promise<SavedSearchNews> {
    requireReader(caller);
    return this.#news(caller, await this.#require(caller, id), false);
  }

  /** The same, and remembers that the person has seen it. @throws `request.not_found`. */
  async look(caller: Caller, id: string): Promise<SavedSearchNews> {
    requireReader(caller);
    return this.#news(caller, await this.#require(caller, id), true);
  }

  async #news(caller: Caller, saved: StoredSearch, isLook: boolean): Promise<SavedSearchNews> {
    const filters = saved.filters ?? (await this.#search.parseFor(caller, saved.text)).filters;
    const accounts = await this.#search.certain(caller, filters);
    const { workspaceId, userId } = caller;
    return this.#in(caller, async (transaction) => {
      const creators = await creatorsOfAccounts(transaction, workspaceId, accounts);
      const looking = { workspaceId, searchId: saved.id, userId };
      const last = userId === null ? null : await readLook(transaction, { ...looking, userId });
      if (isLook && userId !== null) {
        const creatorIds = creators.length > REMEMBERED_MAX ? null : creators.map((creator) => creator.id);
        await writeLook(transaction, { ...looking, userId }, { at: this.#clock.now(), creatorIds });
      }
      const seen = last?.creatorIds ? new Set(last.creatorIds) : null;
      const added = seen && creators.filter((creator) => !seen.has(creator.id));
      return {
        found: creators.length,
        since: last?.at.toISOString() ?? null,
        added: added?.length ?? null,
        handles: (added ?? []).slice(0, NEWS_MAX).map(({ handle }) => handle),
      };
    });
  }

  async #require(caller: Caller, id: string): Promise<StoredSearch> {
    const saved = await this.#in(caller, (transaction) => findSearch(transaction, caller.workspaceId, id));
    if (!saved || !isFor(caller, saved)) throw notFound("saved search");
    return saved;
  }

  #in<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#db, caller.workspaceId, work);
  }
}

function isFor({ seesPrices }: Caller, { name, text, filters, sort }: StoredSearch): boolean {
  if (seesPrices) return true;
  const isPriced = asksForPrices({ filters: filters ?? undefined, sort: sort ?? undefined });
  return !isPriced && !namesMoney(name) && !namesMoney(text);
}

function toSavedSearch({ savedAt, ...saved }: StoredSearch): SavedSearch {
  return { ...saved, savedAt: savedAt.toISOString() };
}

const tooMany = () =>
  new AppError({
    code: "discovery.saved_searches_full",
    status: 409,
    detail: `A workspace keeps at most ${SAVED_SEARCHES_MAX} searches. Remove one that nobody opens.`,
  });
