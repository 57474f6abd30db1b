import type {
  Collection,
  CollectionAdded,
  CollectionAddition,
  CollectionCreator,
  CollectionCreatorList,
  CollectionEdit,
  CollectionEntry,
  CollectionEntryEdit,
  CollectionInput,
  CollectionList,
  CollectionOrder,
  CollectionRemoved,
  Vote,
} from "@app/contract/collections/schemas";
import type { SearchedListQuery } from "@app/contract/paging";
import { randomUUID } from "node:crypto";
import { requirePerson } from "#/identity/index.ts";
import { labelCreators, readCreatorCards, readCreatorSheet, unlabelCreators } from "#/discovery/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { toCsv } from "#/platform/csv.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { editCollection, editEntry } from "./collection-edits.store.ts";
import { inOrder, priceSpreads, sortOf } from "./collection-order.rules.ts";
import { readMembers, requireCollection, requireEntry, requireWhole } from "./collection-creators.ts";
import { nothingToAdd, unknownCreators } from "./collections.errors.ts";
import { relabelCreators } from "./collections.labels.ts";
import { csvRows } from "./collections.rules.ts";
import {
  deleteEntries,
  findCollection,
  insertCollection,
  insertEntries,
  listCollections,
  listEntries,
  listNamesOf,
  updateCollection,
} from "./collections.store.ts";
import type { EntryChoice, NewEntry } from "./collections.store.ts";
import { storeVote } from "./votes.store.ts";
import type { EntryKey } from "./votes.store.ts";

/** Which creators of a collection are asked for, and in which order. */
export interface EntryPage extends Pick<EntryChoice, "state" | "tag"> {
  sort?: CollectionOrder | undefined;
  limit: number;
  offset: number;
}

/** Collections: named lists of creators with notes, tags, triage and votes. The door for campaigns and plans. */
export class CollectionsService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Last changed first. */
  async list(caller: Caller, query: SearchedListQuery): Promise<CollectionList> {
    requireReader(caller);
    return this.#in(caller, (transaction) => listCollections(transaction, caller.workspaceId, query));
  }

  /** Names of the collections that a creator is in. */
  async namesOf(caller: Caller, creatorId: string): Promise<string[]> {
    requireReader(caller);
    return this.#in(caller, (transaction) => listNamesOf(transaction, caller.workspaceId, creatorId));
  }

  /** @throws 404 for a removed collection, and for one of another workspace. */
  async get(caller: Caller, id: string): Promise<Collection> {
    requireReader(caller);
    return this.#in(caller, (transaction) => requireWhole(transaction, caller, id));
  }

  /** @throws `collections.unknown_creators` when one of them is not in the workspace. */
  async create(caller: Caller, input: CollectionInput): Promise<Collection> {
    requireRole(caller, "member");
    const id = randomUUID();
    return this.#in(caller, async (transaction) => {
      const { name, note = null, creatorIds = [] } = input;
      const now = this.#clock.now();
      await insertCollection(transaction, caller.workspaceId, {
        id,
        name,
        note,
        createdBy: caller.userId,
        now,
      });
      await this.#add(transaction, caller, id, creatorIds.map(newEntry));
      return requireWhole(transaction, caller, id);
    });
  }

  /** @throws `platform.edited_meanwhile`. */
  async edit(caller: Caller, id: string, change: CollectionEdit): Promise<Collection> {
    requireRole(caller, "member");
    return this.#in(caller, async (transaction) => {
      await editCollection(transaction, caller.workspaceId, id, { change, now: this.#clock.now() });
      return requireWhole(transaction, caller, id);
    });
  }

  /** The collection can be brought back with `restore`. */
  async remove(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "member");
    await this.#in(caller, async (transaction) => {
      await requireCollection(transaction, caller, id);
      const now = this.#clock.now();
      await updateCollection(transaction, caller.workspaceId, id, { updated_at: now, removed_at: now });
      await unlabelCreators(transaction, caller.workspaceId, null, { kind: "collection", value: id });
      const entries = await listEntries(transaction, caller.workspaceId, id);
      const ids = entries.map(({ creatorId }) => creatorId);
      await relabelCreators(transaction, caller.workspaceId, ids);
    });
  }

  /** Undoes a removal; a collection that is there stays as it is. */
  async restore(caller: Caller, id: string): Promise<Collection> {
    requireRole(caller, "member");
    return this.#in(caller, async (transaction) => {
      const { workspaceId } = caller;
      const removed = await findCollection(transaction, workspaceId, id, { removed: true });
      if (!removed) return requireWhole(transaction, caller, id);
      await updateCollection(transaction, workspaceId, id, {
        updated_at: this.#clock.now(),
        removed_at: null,
      });
      const entries = await listEntries(transaction, workspaceId, id);
      const ids = entries.map(({ creatorId }) => creatorId);
      await labelCreators(transaction, workspaceId, ids, { kind: "collection", value: id });
      await relabelCreators(transaction, workspaceId, ids);
      return requireWhole(transaction, caller, id);
    });
  }

  /** In the order in which they were added, unless another is asked for. */
  async creators(caller: Caller, id: string, page: EntryPage): Promise<CollectionCreatorList> {
    requireReader(caller);
    const { sort, limit, offset, ...choice } = page;
    const all = await this.#in(caller, (transaction) => readMembers(transaction, caller, id, choice));
    // An order by prices would tell them to whoever sees none.
    const isOpen = sort !== undefined && (caller.seesPrices || sortOf(sort) !== "price");
    const items = (isOpen ? inOrder(all, sort) : all).slice(offset, offset + limit);
    return { total: all.length, items, prices: caller.seesPrices ? priceSpreads(all) : [] };
  }

  /** The creators that nobody has passed over, shortlisted ones first. @throws 404. */
  async chosen(caller: Caller, id: string): Promise<CollectionCreator[]> {
    requireReader(caller);
    const all = await this.#in(caller, (transaction) => readMembers(transaction, caller, id));
    const { shortlisted = [], untriaged = [] } = Object.groupBy(all, ({ state }) => state);
    return [...shortlisted, ...untriaged];
  }

  /** Their ids. @throws 404. */
  async membersOf(caller: Caller, id: string): Promise<string[]> {
    return (await this.chosen(caller, id)).map(({ creatorId }) => creatorId);
  }

  async add(caller: Caller, id: string, addition: CollectionAddition): Promise<CollectionAdded> {
    requireRole(caller, "member");
    const entries = [
      ...(addition.creatorIds ?? []).map(newEntry),
      ...(addition.entries ?? []).map(wholeEntry),
    ];
    if (entries.length === 0) throw nothingToAdd();
    return this.#in(caller, async (transaction) => {
      await requireCollection(transaction, caller, id);
      const added = await this.#add(transaction, caller, id, entries);
      await this.#touch(transaction, caller, id);
      const collection = await requireWhole(transaction, caller, id);
      return { collection, added, already: new Set(entries.map(({ creatorId }) => creatorId)).size - added };
    });
  }

  /** Answers the removed entries, so that they can be added again as they were. */
  async removeCreators(
    caller: Caller,
    id: string,
    creatorIds: readonly string[],
  ): Promise<CollectionRemoved> {
    requireRole(caller, "member");
    return this.#in(caller, async (transaction) => {
      const { workspaceId } = caller;
      await requireCollection(transaction, caller, id);
      const entries = await listEntries(transaction, workspaceId, id, { creatorIds });
      await deleteEntries(transaction, workspaceId, id, creatorIds);
      await unlabelCreators(transaction, workspaceId, creatorIds, { kind: "collection", value: id });
      await relabelCreators(transaction, workspaceId, creatorIds);
      await this.#touch(transaction, caller, id);
      return { entries: entries.map(({ addedAt: _addedAt, version: _version, ...entry }) => entry) };
    });
  }

  /** Notes on, tags or triages one creator. @throws `platform.edited_meanwhile`, 404 when it is not in the collection. */
  async editCreator(
    caller: Caller,
    id: string,
    creatorId: string,
    change: CollectionEntryEdit,
  ): Promise<CollectionCreator> {
    requireRole(caller, "member");
    return this.#in(caller, async (transaction) => {
      await requireCollection(transaction, caller, id);
      await editEntry(transaction, caller.workspaceId, { collectionId: id, creatorId }, change);
      const entry = await requireEntry(transaction, caller, { collectionId: id, creatorId });
      if (change.tags !== undefined || change.note !== undefined) {
        await relabelCreators(transaction, caller.workspaceId, [creatorId]);
      }
      await this.#touch(transaction, caller, id);
      return entry;
    });
  }

  /** Everybody has one vote on a creator; null takes it back. @throws 404 when it is not in the collection. */
  async vote(caller: Caller, key: EntryKey, vote: Vote | null): Promise<CollectionCreator> {
    const userId = requirePerson(caller);
    requireRole(caller, "member");
    return this.#in(caller, async (transaction) => {
      await requireCollection(transaction, caller, key.collectionId);
      await storeVote(transaction, caller.workspaceId, key, { userId, vote, now: this.#clock.now() });
      // Nothing of it stays where the creator is not there.
      return requireEntry(transaction, caller, key);
    });
  }

  /** The collection as CSV, safe to open in a spreadsheet. */
  async exportCsv(caller: Caller, id: string): Promise<{ name: string; csv: string }> {
    requireReader(caller);
    return this.#in(caller, async (transaction) => {
      const { name } = await requireWhole(transaction, caller, id);
      const members = await readMembers(transaction, caller, id);
      const ids = members.map(({ creatorId }) => creatorId);
      const sheet = await readCreatorSheet(transaction, caller.workspaceId, ids, caller);
      return { name, csv: toCsv(csvRows(members, sheet, caller)) };
    });
  }

  #in<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#db, caller.workspaceId, work);
  }

  async #touch(transaction: Transaction, caller: Caller, id: string): Promise<void> {
    await updateCollection(transaction, caller.workspaceId, id, { updated_at: this.#clock.now() });
  }

  /** @returns how many are new. */
  async #add(
    transaction: Transaction,
    caller: Caller,
    id: string,
    entries: readonly NewEntry[],
  ): Promise<number> {
    const unique = [...new Map(entries.map((entry) => [entry.creatorId, entry])).values()];
    const ids = unique.map(({ creatorId }) => creatorId);
    const known = await readCreatorCards(transaction, caller.workspaceId, ids);
    if (known.size < ids.length) throw unknownCreators(ids.length - known.size);
    const stamp = { by: caller.userId, at: this.#clock.now() };
    const added = await insertEntries(transaction, caller.workspaceId, id, unique, stamp);
    await labelCreators(transaction, caller.workspaceId, added, { kind: "collection", value: id });
    await relabelCreators(transaction, caller.workspaceId, added);
    return added.length;
  }
}

function newEntry(creatorId: string): NewEntry {
  return { creatorId, state: "untriaged", note: null, tags: [], place: null };
}

function wholeEntry(entry: CollectionEntry): NewEntry {
  const { creatorId, state = "untriaged", note = null, tags = [], place = null } = entry;
  return { creatorId, state, note, tags, place };
}
