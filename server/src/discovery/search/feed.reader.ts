import { sql } from "kysely";
import type { Database } from "#/platform/database/database.ts";

/** A line of the change feed. */
export interface FeedEntry {
  workspaceId: string;
  kind: string;
  id: string;
  version: number;
}

/** Where a reader stands; both are 64-bit numbers as text. */
export interface FeedPosition {
  xid: string;
  seq: string;
}

const ENTRIES_MAX = 20_000;
/** A reader of another process is never this far behind; chosen by us. */
const KEPT_HOURS = 1;
/** Lines deleted by one statement, so that no write waits for it. Chosen by us. */
export const FEED_BATCH = 1_000;

/**
 * The oldest transaction that still runs: every change of an older one is already visible to whoever reads the
 * tables from now on, every other one will be read after this position.
 */
export async function currentPosition(db: Database): Promise<FeedPosition> {
  const { rows } = await sql<{ xid: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(db);
  return { xid: rows[0]?.xid ?? "0", seq: "-1" };
}

/**
 * Changes after a position in the order of (xid, seq), below the snapshot horizon: reading by sequence alone
 * loses the changes of slow transactions.
 */
export async function readFeed(
  db: Database,
  after: FeedPosition,
): Promise<{ entries: FeedEntry[]; position: FeedPosition }> {
  const { rows } = await sql<FeedEntry & FeedPosition>`
    select workspace_id as "workspaceId", kind, id, version, xid::text as xid, seq::text as seq
    from change_feed
    where (xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint)
      and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, seq
    limit ${ENTRIES_MAX}`.execute(db);
  const last = rows.at(-1);
  const position = last ? { xid: last.xid, seq: last.seq } : after;
  return { entries: rows, position };
}

/** Committed changes of one workspace that the reader has not reached yet, beyond the horizon too. */
export async function readAhead(
  db: Database,
  workspaceId: string,
  after: FeedPosition,
): Promise<FeedEntry[]> {
  const entries: FeedEntry[] = [];
  let position = after;
  for (;;) {
    const { rows } = await sql<FeedEntry & FeedPosition>`
      select workspace_id as "workspaceId", kind, id, version, xid::text as xid, seq::text as seq
      from change_feed
      where workspace_id = ${workspaceId} and (xid, seq) > (${position.xid}::xid8, ${position.seq}::bigint)
      order by xid, seq
      limit ${ENTRIES_MAX}`.execute(db);
    entries.push(...rows);
    const last = rows.at(-1);
    if (!last || rows.length < ENTRIES_MAX) return entries;
    position = { xid: last.xid, seq: last.seq };
  }
}

/** Deletes up to `FEED_BATCH` lines that were read at `position` and are old, the oldest first. @returns how many. */
export async function deleteRead(db: Database, position: FeedPosition): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from change_feed where (workspace_id, seq) in (
      select workspace_id, seq from change_feed
      where (xid, seq) <= (${position.xid}::xid8, ${position.seq}::bigint)
        and written_at < now() - make_interval(hours => ${KEPT_HOURS})
      order by xid, seq
      limit ${FEED_BATCH}
    )`.execute(db);
  return Number(numAffectedRows);
}
