import type { ObjectionInput, Objections, ObjectionsAdded } from "@app/contract/discovery/privacy";
import type { ListQuery } from "@app/contract/paging";
import { Platform } from "@app/contract/platforms";
import { randomUUID } from "node:crypto";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { toList } from "#/platform/database/keyset.ts";
import { notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { findAccountRows, findCreatorRows } from "#/discovery/creators/creators.rows.store.ts";
import { askedNotToBeStored } from "./objections.errors.ts";
import { keysOf, namedIn, objectionHash, objectionsTo, readObjection } from "./objections.rules.ts";
import type { Objected } from "./objections.rules.ts";
import * as store from "./objections.store.ts";

/** Who asked not to be stored, and is refused by whatever brings creators in. */
export class ObjectionsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #key: string;

  /** @param key of the hashes; whoever has it and the database can try names. */
  constructor({ db, clock, key }: { db: Database; clock: Clock; key: string }) {
    this.#db = db;
    this.#clock = clock;
    this.#key = key;
  }

  async list(caller: Caller, query: ListQuery): Promise<Objections> {
    requireRole(caller, "member");
    const page = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      store.listObjections(transaction, query),
    );
    return toList(page, ({ id, kind, platform, added_at, added_by }) => ({
      id,
      kind: kind === "email" ? "email" : "account",
      platform: platform === null ? null : Platform.parse(platform),
      addedAt: added_at.toISOString(),
      addedBy: added_by,
    }));
  }

  /** Each line is an objection; those that name nobody are answered, the others hold. */
  async add(caller: Caller, { text }: ObjectionInput): Promise<ObjectionsAdded> {
    requireRole(caller, "member");
    const lines = text.split("\n").map((line, index) => ({ line: index + 1, text: line.trim() }));
    const said = lines.filter((line) => line.text !== "");
    const read = said.flatMap((line) => readObjection(line.text) ?? []);
    return withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const added = await this.keep(transaction, caller, read);
      const emptied = await this.#emptyRows(transaction, caller.workspaceId, read);
      const emails = read.flatMap((one) => (one.kind === "email" ? [one.email.toLowerCase()] : []));
      return {
        added,
        known: read.length - added,
        unread: said.filter((line) => readObjection(line.text) === null),
        stored: await store.findStored(transaction, read.flatMap(keysOf), emails),
        emptied,
      };
    });
  }

  /** Takes the cells out of rows that name them and whose creators went with their imports. @returns how many. */
  async #emptyRows(
    transaction: Transaction,
    workspaceId: string,
    objected: readonly Objected[],
  ): Promise<number> {
    const handles = objected.flatMap((one) => (one.kind === "account" ? [one.handle] : []));
    const contacts = objected.flatMap((one) => (one.kind === "email" ? [one.email] : []));
    const left = await store.findRowsLeft(transaction, workspaceId, { handles, names: [], contacts });
    const named = await this.refused(transaction, workspaceId, left, ({ cells }) =>
      cells.flatMap((cell) => namedIn(cell, { isHandle: true })),
    );
    await store.emptyRows(transaction, workspaceId, [...named]);
    return named.size;
  }

  async remove(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "admin");
    const isDone = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      store.deleteObjection(transaction, caller.workspaceId, id),
    );
    if (!isDone) throw notFound("objection");
  }

  /** @returns how many were not there yet. */
  keep(transaction: Transaction, caller: Caller, objected: readonly Objected[]): Promise<number> {
    const now = this.#clock.now();
    const rows = objected.map((one) => ({
      workspace_id: caller.workspaceId,
      id: randomUUID(),
      hash: objectionHash(this.#key, caller.workspaceId, one),
      kind: one.kind,
      platform: one.kind === "account" ? one.platform : null,
      added_at: now,
      added_by: caller.name,
    }));
    return store.insertObjections(transaction, rows);
  }

  /** Those that name somebody who asked not to be stored. */
  async refused<Item>(
    transaction: Transaction,
    workspaceId: string,
    items: readonly Item[],
    namedBy: (item: Item) => readonly Objected[],
  ): Promise<ReadonlySet<Item>> {
    if (!(await store.hasObjections(transaction))) return new Set();
    const hashes = new Map(
      items.map((item) => [item, namedBy(item).map((one) => objectionHash(this.#key, workspaceId, one))]),
    );
    const found = await store.findObjections(transaction, [...hashes.values()].flat());
    return new Set(items.filter((item) => hashes.get(item)?.some((hash) => found.has(hash))));
  }

  /** Those of the creators who are stored and asked not to be. */
  async refusedCreators(
    transaction: Transaction,
    workspaceId: string,
    ids: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (ids.length === 0 || !(await store.hasObjections(transaction))) return new Set();
    const people = await findCreatorRows(transaction, workspaceId, ids, { lock: false });
    const accounts = await findAccountRows(transaction, workspaceId, { creatorIds: ids }, { lock: false });
    const known = accounts.map(({ creator_id: id, platform, handle }) => ({
      id,
      platform: Platform.parse(platform),
      handle,
      email: people.get(id)?.email,
    }));
    const refused = await this.refused(transaction, workspaceId, known, objectionsTo);
    return new Set([...refused].map(({ id }) => id));
  }

  /** @throws `discovery.objection` where any of them asked not to be stored. */
  async require(transaction: Transaction, workspaceId: string, named: readonly Objected[]): Promise<void> {
    const refused = await this.refused(transaction, workspaceId, named, (one) => [one]);
    if (refused.size > 0) throw askedNotToBeStored();
  }
}
