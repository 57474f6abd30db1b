import type { ImportReversal } from "@app/contract/discovery/imports";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { recordChanges } from "#/discovery/search/change-feed.store.ts";
import type { Change } from "#/discovery/search/change-feed.store.ts";
import { importNotFound, importNotRemoved, importRemoved, importRunning } from "./imports.errors.ts";
import { bringBack, takeBack } from "./import-removals.rules.ts";
import type { Reversal } from "./import-removals.rules.ts";
import { stateOf } from "./imports.rules.ts";
import { readHistory, setHistoryVersions } from "./import-history.store.ts";
import type { HistoryRow } from "./import-history.store.ts";
import {
  deleteCreators,
  findImport,
  insertCreators,
  lockCreators,
  lockImports,
  updateCreators,
  updateImport,
} from "./imports.store.ts";

/** Creators in one transaction, as in an import. */
const AT_ONCE = 500;

type Totals = Omit<ImportReversal, "id" | "state">;

/** Takes imports back, and brings them back. Both may be repeated after a crash: what is done already counts as kept. */
export class ImportRemovalsService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Creators that the import made go, unless somebody has worked on them since; values that it replaced come back.
   * @throws `imports.removed`, `imports.running`, 404.
   */
  async remove(caller: Caller, id: string): Promise<ImportReversal> {
    requireRole(caller, "member");
    const state = await this.#state(caller, id);
    if (state === "removed") throw importRemoved();
    if (state === "running") throw importRunning();
    const totals = await this.#eachBatch(caller, id, takeBack);
    const removed_at = this.#clock.now();
    await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      updateImport(transaction, caller.workspaceId, id, { state: "removed", removed_at }),
    );
    return { id, state: "removed", ...totals };
  }

  /** Undoes a removal. @throws `imports.not_removed`, 404. */
  async restore(caller: Caller, id: string): Promise<ImportReversal> {
    requireRole(caller, "member");
    if ((await this.#state(caller, id)) !== "removed") throw importNotRemoved();
    const totals = await this.#eachBatch(caller, id, bringBack);
    await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      updateImport(transaction, caller.workspaceId, id, { state: "done", removed_at: null }),
    );
    return { id, state: "done", ...totals };
  }

  async #state(caller: Caller, id: string): Promise<string> {
    const row = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      findImport(transaction, caller.workspaceId, id),
    );
    if (!row) throw importNotFound();
    return stateOf(row, this.#clock.now());
  }

  async #eachBatch(caller: Caller, id: string, decide: typeof takeBack): Promise<Totals> {
    const totals: Totals = { creators: 0, restored: 0, kept: 0 };
    let after: { line: number; part: number } | null = { line: -1, part: -1 };
    while (after) {
      const from: { line: number; part: number } = after;
      after = await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
        await lockImports(transaction, caller.workspaceId);
        const history = await readHistory(transaction, caller.workspaceId, id, from, AT_ONCE);
        const batch = await this.#apply(transaction, caller.workspaceId, id, history, decide);
        totals.creators += batch.creators;
        totals.restored += batch.restored;
        totals.kept += batch.kept;
        return history.length === AT_ONCE ? (history.at(-1) ?? null) : null;
      });
    }
    return totals;
  }

  async #apply(
    transaction: Transaction,
    workspaceId: string,
    importId: string,
    history: readonly HistoryRow[],
    decide: typeof takeBack,
  ): Promise<Totals> {
    const ids = history.map(({ creatorId }) => creatorId);
    const known = await lockCreators(transaction, workspaceId, ids);
    const now = this.#clock.now();
    const decisions = history.map((row) => decide(row, known.get(row.creatorId), now));
    const gone = decisions.filter((decision) => decision.kind === "delete");
    await deleteCreators(
      transaction,
      workspaceId,
      gone.map(({ id }) => id),
    );
    const wanted = decisions.filter((decision) => decision.kind === "insert");
    const added = new Set(
      await insertCreators(
        transaction,
        wanted.map(({ row }) => row),
      ),
    );
    const inserted = wanted.filter(({ row }) => added.has(row.id));
    await setHistoryVersions(
      transaction,
      workspaceId,
      importId,
      inserted.map(({ row }) => row),
    );
    const changed = decisions.filter((decision) => decision.kind === "update");
    await updateCreators(
      transaction,
      changed.map(({ row }) => row),
    );
    await recordChanges(transaction, workspaceId, [
      ...gone.map(({ id, version }): Change => ({ kind: "creator", id, version })),
      ...[...inserted, ...changed].map(({ row }): Change => ({
        kind: "creator",
        id: row.id,
        version: row.version,
      })),
    ]);
    return {
      creators: gone.length + inserted.length,
      restored: changed.length,
      kept: decisions.filter(isKept).length + wanted.length - inserted.length,
    };
  }
}

function isKept(decision: Reversal): boolean {
  return decision.kind === "keep";
}
