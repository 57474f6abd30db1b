import type { ImportReversal } from "@app/contract/discovery/imports";
import { Platform } from "@app/contract/platforms";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { recordChanges } from "#/discovery/search/change-feed.store.ts";
import { forgetHistory, noteHistory, noteMonths } from "#/discovery/creators/snapshots.store.ts";
import type { Change } from "#/discovery/search/change-feed.store.ts";
import { objectionsTo } from "#/discovery/privacy/objections.rules.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import { importNotFound, importNotRemoved, importRemoved, importRunning } from "./imports.errors.ts";
import { reverse } from "./import-removals.rules.ts";
import type { Current, Direction, Outcome, Reversal } from "./import-removals.rules.ts";
import type { WritingTools } from "./import-writing.ts";
import type { RecordPlace } from "./records/record-keeper.ts";
import { followTouched } from "./records/record-writing.ts";
import { stateOf } from "./imports.rules.ts";
import { EVERY_LINE, keepMade, lastLine, readHistory, setHistoryVersions } from "./import-history.store.ts";
import type { HistoryRow } from "./import-history.store.ts";
import { findAccounts, findImport, lockImports, updateImport } from "./imports.store.ts";
import {
  deleteRows,
  insertAccounts,
  insertCreators,
  findAccountRows,
  findCreatorRows,
  updateAccounts,
  updateCreators,
} from "#/discovery/creators/creators.rows.store.ts";

/** Accounts in one transaction, as in an import. */
const AT_ONCE = 500;
const BEFORE_ALL: RecordPlace = { line: -1, part: -1 };

type Totals = Omit<ImportReversal, "id" | "state" | "records">;

interface RemovalDependencies extends WritingTools {
  clock: Clock;
  objections: ObjectionsService;
}

/** Takes imports back, and brings them back. Both may be repeated after a crash: what is done already counts as kept. */
export class ImportRemovalsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #objections: ObjectionsService;
  readonly #tools: WritingTools;

  constructor({ clock, objections, ...tools }: RemovalDependencies) {
    this.#db = tools.db;
    this.#clock = clock;
    this.#objections = objections;
    this.#tools = tools;
  }

  /**
   * Creators, posts, orders and payments that the import made go, unless somebody has worked on them since; values that
   * it replaced come back.
   * @throws `imports.removed`, `imports.running`, 404.
   */
  async remove(caller: Caller, id: string): Promise<ImportReversal> {
    requireRole(caller, "member");
    const state = await this.#state(caller, id);
    if (state === "removed") throw importRemoved();
    if (state === "running") throw importRunning();
    const records = await this.#reverseRecords(caller, id, "remove");
    await this.#keepMade(caller, id);
    const totals = await this.#eachBatch(caller, id, "remove");
    const removed_at = this.#clock.now();
    await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      updateImport(transaction, caller.workspaceId, id, { state: "removed", removed_at }),
    );
    return { id, state: "removed", ...totals, records };
  }

  /** Undoes a removal. @throws `imports.not_removed`, 404. */
  async restore(caller: Caller, id: string): Promise<ImportReversal> {
    requireRole(caller, "member");
    if ((await this.#state(caller, id)) !== "removed") throw importNotRemoved();
    const { workspaceId } = caller;
    const totals = await this.#eachBatch(caller, id, "restore");
    const records = await this.#reverseRecords(caller, id, "restore");
    await withWorkspace(this.#db, workspaceId, async (transaction) => {
      await updateImport(transaction, workspaceId, id, { state: "done", removed_at: null });
      if (totals.creators > 0)
        await this.#tools.keeper.tryWaiting(this.#tools.jobs, transaction, workspaceId);
    });
    return { id, state: "done", ...totals, records };
  }

  /** Posts, orders and payments: before their creators go, and after these are back. */
  async #reverseRecords(
    { workspaceId }: Caller,
    importId: string,
    direction: Direction,
  ): Promise<ImportReversal["records"]> {
    const { keeper } = this.#tools;
    const found = { gone: 0, restored: 0, kept: 0 };
    let after: RecordPlace | null = BEFORE_ALL;
    while (after) {
      const from: RecordPlace = after;
      const part = await withWorkspace(this.#db, workspaceId, async (transaction) => {
        const imported = { workspaceId, importId, objections: this.#objections };
        const done = await keeper.reverse(transaction, imported, direction, from);
        await followTouched(transaction, workspaceId, importId, done.creatorIds);
        return done;
      });
      found.gone += part.gone;
      found.restored += part.restored;
      found.kept += part.kept;
      after = part.next;
    }
    return found;
  }

  async #state(caller: Caller, id: string): Promise<string> {
    const row = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      findImport(transaction, caller.workspaceId, id),
    );
    if (!row) throw importNotFound();
    return stateOf(row, this.#clock.now());
  }

  async #keepMade({ workspaceId }: Caller, id: string): Promise<void> {
    const last = await withWorkspace(this.#db, workspaceId, (transaction) =>
      lastLine(transaction, workspaceId, id),
    );
    for (let first = 0; first <= last; first += AT_ONCE) {
      await withWorkspace(this.#db, workspaceId, async (transaction) => {
        await lockImports(transaction, workspaceId);
        await keepMade(transaction, workspaceId, id, { first, last: first + AT_ONCE - 1 });
      });
    }
  }

  async #eachBatch(caller: Caller, id: string, direction: Direction): Promise<Totals> {
    const outcomes = new Map<string, Outcome>();
    let after: RecordPlace | null = BEFORE_ALL;
    while (after) {
      const from: RecordPlace = after;
      after = await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
        await lockImports(transaction, caller.workspaceId);
        const history = await readHistory(transaction, caller.workspaceId, id, from, AT_ONCE);
        const found = await this.#apply(transaction, caller.workspaceId, id, history, direction);
        for (const [creator, outcome] of found) {
          const known = outcomes.get(creator);
          if (!known || known === "kept") outcomes.set(creator, outcome);
        }
        return history.length === AT_ONCE ? (history.at(-1) ?? null) : null;
      });
    }
    const count = (wanted: Outcome) => [...outcomes.values()].filter((each) => each === wanted).length;
    return { creators: count("creators"), restored: count("restored"), kept: count("kept") };
  }

  async #apply(
    transaction: Transaction,
    workspaceId: string,
    importId: string,
    history: readonly HistoryRow[],
    direction: Direction,
  ): Promise<Map<string, Outcome>> {
    const free = direction === "restore" ? await withoutTaken(transaction, workspaceId, history) : history;
    const current = await readCurrent(transaction, workspaceId, free);
    const reversal = reverse(direction, free, current, { importId, now: this.#clock.now() });
    const { people, accounts, outcomes } = await this.#withoutRefused(transaction, workspaceId, reversal);
    await deleteRows(transaction, "accounts", workspaceId, idsOf(accounts.deleted));
    await deleteRows(transaction, "creators", workspaceId, idsOf(people.deleted));
    await insertCreators(transaction, people.inserted);
    await insertAccounts(transaction, accounts.inserted);
    await updateCreators(transaction, people.updated);
    await updateAccounts(transaction, accounts.updated);
    await noteMonths(transaction, workspaceId, idsOf([...accounts.inserted, ...accounts.updated]));
    await this.#reverseMonths(transaction, workspaceId, free, direction);
    await setHistoryVersions(transaction, workspaceId, importId, linesOf(history), {
      people: people.inserted,
      accounts: accounts.inserted,
    });
    // Creators that came back earlier, with an account of a line far below.
    await setHistoryVersions(transaction, workspaceId, importId, EVERY_LINE, {
      people: people.updated.filter((row) => row.import_id === importId),
    });
    await recordChanges(transaction, workspaceId, changesOf(people));
    for (const { creatorId } of history) if (!outcomes.has(creatorId)) outcomes.set(creatorId, "kept");
    return outcomes;
  }

  /** Months that the import told of accounts which are there. */
  async #reverseMonths(
    transaction: Transaction,
    workspaceId: string,
    history: readonly HistoryRow[],
    direction: Direction,
  ): Promise<void> {
    const told = history.flatMap(({ after }) => after.months ?? []);
    if (direction === "remove") {
      await forgetHistory(transaction, workspaceId, told);
      return;
    }
    const known = await findAccountRows(transaction, workspaceId, {
      ids: told.map(({ accountId }) => accountId),
    });
    const ids = new Set(known.map(({ id }) => id));
    await noteHistory(
      transaction,
      workspaceId,
      told.filter(({ accountId }) => ids.has(accountId)),
    );
  }

  /** Nothing comes back of creators who have asked meanwhile not to be stored. */
  async #withoutRefused(
    transaction: Transaction,
    workspaceId: string,
    reversal: Reversal,
  ): Promise<Reversal> {
    const { people, accounts } = reversal;
    const emails = [...people.inserted, ...people.updated].map(({ id, email }) => {
      return { id, email, platform: null, handle: null };
    });
    const handles = accounts.inserted.map(({ creator_id: id, platform, handle }) => {
      return { id, platform: Platform.parse(platform), handle };
    });
    const coming = [...emails, ...handles];
    const refused = await this.#objections.refused(transaction, workspaceId, coming, objectionsTo);
    const ids = new Set([...refused].map(({ id }) => id));
    if (ids.size === 0) return reversal;
    const isAllowed = ({ id }: { id: string }) => !ids.has(id);
    const isOfAllowed = (account: { creator_id: string }) => !ids.has(account.creator_id);
    return {
      people: {
        ...people,
        inserted: people.inserted.filter(isAllowed),
        updated: people.updated.filter(isAllowed),
      },
      accounts: {
        ...accounts,
        inserted: accounts.inserted.filter(isOfAllowed),
        updated: accounts.updated.filter(isOfAllowed),
      },
      outcomes: new Map([...reversal.outcomes].filter(([id]) => !ids.has(id))),
    };
  }
}

async function readCurrent(
  transaction: Transaction,
  workspaceId: string,
  history: readonly HistoryRow[],
): Promise<Current> {
  const ids = history.map(({ accountId }) => accountId);
  const accounts = await findAccountRows(transaction, workspaceId, { ids });
  const owners = accounts.map((account) => account.creator_id);
  const creatorIds = new Set([...owners, ...history.map(({ creatorId }) => creatorId)]);
  return {
    accounts: new Map(accounts.map((account) => [account.id, account])),
    people: await findCreatorRows(transaction, workspaceId, [...creatorIds]),
  };
}

/** An account that somebody has brought in again meanwhile stays as it is. */
async function withoutTaken(
  transaction: Transaction,
  workspaceId: string,
  history: readonly HistoryRow[],
): Promise<HistoryRow[]> {
  const wanted = history.flatMap(({ after }) => after.account?.row ?? []);
  const keys = wanted.map(({ platform, handle_key }) => ({ platform, handleKey: handle_key }));
  const taken = await findAccounts(transaction, workspaceId, keys);
  return history.filter(({ after, accountId }) => {
    const row = after.account?.row;
    if (!row) return true;
    const holder = taken.get(`${row.platform} ${row.handle_key}`);
    return holder === undefined || holder === accountId;
  });
}

function changesOf({ deleted, inserted, updated }: Reversal["people"]): Change[] {
  return [
    ...deleted.map(({ id, version }): Change => ({ kind: "creator", id, version: version + 1 })),
    ...[...inserted, ...updated].map(({ id, version }): Change => ({ kind: "creator", id, version })),
  ];
}

function linesOf(history: readonly HistoryRow[]) {
  return { first: history[0]?.line ?? 0, last: history.at(-1)?.line ?? 0 };
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
