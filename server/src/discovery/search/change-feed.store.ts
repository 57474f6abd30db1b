import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/** A creator or post that was written or removed; the version is the one that the write left behind. */
export interface Change {
  kind: "creator" | "post";
  id: string;
  version: number;
}

/** Tells the search index what this transaction changes. Call it in the transaction of the write itself. */
export async function recordChanges(
  transaction: Transaction,
  workspaceId: string,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const kinds = changes.map(({ kind }) => kind);
  const ids = changes.map(({ id }) => id);
  const versions = changes.map(({ version }) => version);
  await sql`
    insert into change_feed (workspace_id, kind, id, version)
    select ${workspaceId}::uuid, kind, id, version
    from unnest(${kinds}::text[], ${ids}::uuid[], ${versions}::bigint[]) as changed (kind, id, version)
  `.execute(transaction);
}
