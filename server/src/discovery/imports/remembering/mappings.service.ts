import type { RememberedColumn, RememberedMappingList } from "@app/contract/discovery/imports";
import type { ListQuery } from "@app/contract/paging";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { toList } from "#/platform/database/keyset.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { notFound } from "#/platform/errors.ts";
import { toMapping, toRemembered } from "./mappings.rules.ts";
import type { ChosenColumns } from "./mappings.rules.ts";
import { deleteMapping, forgetMappings, listMappings, readMappings, saveMappings } from "./mappings.store.ts";

/** What a workspace has chosen for columns of its tables. */
export class MappingsService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Newest first. */
  async list(caller: Caller, query: ListQuery): Promise<RememberedMappingList> {
    requireReader(caller);
    const page = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      listMappings(transaction, caller.workspaceId, query),
    );
    return toList(page, toMapping);
  }

  /** @throws 404 for a choice of another workspace. */
  async forget(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "member");
    const isGone = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      deleteMapping(transaction, caller.workspaceId, id),
    );
    if (!isGone) throw notFound("remembered column");
  }

  /** What the next table is held against. */
  async known(workspaceId: string): Promise<RememberedColumn[]> {
    const rows = await withWorkspace(this.#db, workspaceId, (transaction) =>
      readMappings(transaction, workspaceId),
    );
    return rows.map(toRemembered);
  }
}

/** Keeps what an import was told about its columns, in its transaction. */
export async function keepChosen(
  transaction: Transaction,
  workspaceId: string,
  { kept, forgotten }: ChosenColumns,
  { kind, chosenBy }: { kind: string; chosenBy: string | null },
): Promise<void> {
  await saveMappings(transaction, workspaceId, kept, chosenBy);
  await forgetMappings(transaction, workspaceId, kind, forgotten);
}
