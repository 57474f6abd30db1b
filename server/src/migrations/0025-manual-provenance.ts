import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";

/** Where a creator's values came from is kept with the creator, and with each import for its removal. */
const KEPT_IN = { creators: ["provenance"], import_rows: ["before", "after"] };

/** What a person entered has the source "manual"; it was called "hand". */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from workspaces`.execute(db);
  for (const { id } of rows) {
    // Row-level security holds for the owner of the tables as well.
    await sql`select set_config('herald.workspace', ${id}, true)`.execute(db);
    for (const [table, columns] of Object.entries(KEPT_IN)) {
      for (const column of columns) await rename(db, id, sql.table(table), sql.ref(column));
    }
  }
  await sql`select set_config('herald.workspace', '', true)`.execute(db);
}

// As text, since a source stands at every depth. Within a word that somebody wrote the quotes are escaped.
async function rename(
  db: Kysely<unknown>,
  workspaceId: string,
  table: RawBuilder<unknown>,
  column: RawBuilder<unknown>,
) {
  await sql`update ${table}
    set ${column} = replace(${column}::text, '"source": "hand"', '"source": "manual"')::jsonb
    where workspace_id = ${workspaceId}::uuid and ${column}::text like '%"source": "hand"%'`.execute(db);
}
