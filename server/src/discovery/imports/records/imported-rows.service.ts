import type { ImportedRowList } from "@app/contract/discovery/import-records";
import type { ListQuery } from "@app/contract/paging";
import { importNotFound } from "#/discovery/imports/imports.errors.ts";
import { findImport } from "#/discovery/imports/imports.store.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { toList } from "#/platform/database/keyset.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { pageOfRows, toImportedRow } from "./imported-rows.store.ts";

/** The rows of imports as they came. */
export class ImportedRowsService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** In the order of the table; those above its header among them. @throws 404 for an import of another workspace. */
  async list(caller: Caller, importId: string, page: ListQuery): Promise<ImportedRowList> {
    requireReader(caller);
    const { workspaceId } = caller;
    const found = await withWorkspace(this.#db, workspaceId, async (transaction) => {
      if (!(await findImport(transaction, workspaceId, importId))) throw importNotFound();
      return pageOfRows(transaction, { workspaceId, importId }, page);
    });
    return toList(found, toImportedRow);
  }
}
