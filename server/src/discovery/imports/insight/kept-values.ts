import { ImportKept } from "@app/contract/discovery/import-history";
import type { CreatorKept, CreatorKeptList } from "@app/contract/discovery/import-history";
import { sql } from "kysely";
import { notFound } from "#/platform/errors.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";

interface KeptRow {
  import_id: string;
  file_name: string | null;
  created_at: Date;
  kept: unknown;
}

/** What tables would have replaced of one creator, where a person typed a value or a newer one was there. */
export class KeptValues {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async ofCreator(caller: Caller, creatorId: string): Promise<CreatorKeptList> {
    requireReader(caller);
    const { workspaceId } = caller;
    const rows = await withWorkspace(this.#db, workspaceId, async (transaction) => {
      const known = await transaction
        .selectFrom("creators")
        .select("id")
        .where("workspace_id", "=", workspaceId)
        .where("id", "=", creatorId)
        .executeTakeFirst();
      if (!known) throw notFound("creator");
      return readKept(transaction, workspaceId, creatorId);
    });
    const found = new Map<string, CreatorKept>();
    for (const { import_id: importId, file_name: fileName, created_at: at, kept } of rows) {
      const value = ImportKept.parse(kept);
      const key = `${value.creator} ${value.field}`;
      if (!found.has(key)) found.set(key, { ...value, importId, fileName, at: at.toISOString() });
    }
    return { items: [...found.values()] };
  }
}

/** The newest table first; of what was taken back nothing is told. */
async function readKept(
  transaction: Transaction,
  workspaceId: string,
  creatorId: string,
): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select imports.id as import_id, imports.file_name, imports.created_at, told.kept
    from imports
    cross join lateral jsonb_array_elements(imports.counts -> 'told' -> 'kept') as told (kept)
    where imports.workspace_id = ${workspaceId}::uuid and imports.removed_at is null
      and exists (select from import_rows as row where row.workspace_id = imports.workspace_id
        and row.import_id = imports.id and row.line = (told.kept ->> 'line')::int
        and row.creator_id = ${creatorId}::uuid)
    order by imports.created_at desc, imports.id`.execute(transaction);
  return rows;
}
