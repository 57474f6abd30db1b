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
import { keysOf, objectionHash, objectionsTo, readObjection } from "./objections.rules.ts";
import type { Known, Objected } from "./objections.rules.ts";
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
      const emails = read.flatMap((one) => (one.kind === "email" ? [one.email.toLowerCase()] : []));
      return {
        added,
        known: read.length - added,
        unread: said.filter((line) => readObjection(line.text) === null),
        stored: await store.findStored(transaction, read.flatMap(keysOf), emails),
      };
    });
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

  /** Those of the accounts whose owner asked not to be stored. */
  async refused<Account extends Known>(
    transaction: Transaction,
    workspaceId: string,
    accounts: readonly Account[],
  ): Promise<ReadonlySet<Account>> {
    if (!(await store.hasObjections(transaction))) return new Set();
    const hashes = new Map(
      accounts.map((account) => [
        account,
        objectionsTo(account).map((one) => objectionHash(this.#key, workspaceId, one)),
      ]),
    );
    const found = await store.findObjections(transaction, [...hashes.values()].flat());
    return new Set(accounts.filter((account) => hashes.get(account)?.some((hash) => found.has(hash))));
  }
}
