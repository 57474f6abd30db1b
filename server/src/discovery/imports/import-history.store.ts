import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { After, Before, CreatorRow } from "./imports.store.ts";

/** What an import did to one creator. `before` is null where it made the creator. */
export interface HistoryRow {
  line: number;
  part: number;
  creatorId: string;
  before: Before | null;
  after: After;
}

/** The changes of an import after a place, in the order of its rows. */
export async function readHistory(
  transaction: Transaction,
  workspaceId: string,
  importId: string,
  from: { line: number; part: number },
  limit: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select line, part, creator_id as "creatorId", before, after
    from import_rows
    where workspace_id = ${workspaceId} and import_id = ${importId}
      and (line, part) > (${from.line}::integer, ${from.part}::integer)
      and creator_id is not null and after is not null
    order by line, part limit ${limit}
  `.execute(transaction);
  return rows;
}

/** Remembers the version with which creators came back, so that the import can be taken back again. */
export async function setHistoryVersions(
  transaction: Transaction,
  workspaceId: string,
  importId: string,
  creators: readonly CreatorRow[],
): Promise<void> {
  if (creators.length === 0) return;
  const ids = creators.map(({ id }) => id);
  const versions = creators.map(({ version }) => version);
  await sql`
    update import_rows set after = jsonb_set(after, '{version}', to_jsonb(back.version))
    from unnest(${ids}::uuid[], ${versions}::bigint[]) as back (id, version)
    where workspace_id = ${workspaceId} and import_id = ${importId}
      and creator_id = back.id and after is not null
  `.execute(transaction);
}
