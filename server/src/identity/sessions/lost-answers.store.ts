import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { SessionsTable } from "#/identity/identity.tables.ts";
import type { Database } from "#/platform/database/database.ts";
import { toSession } from "./sessions.store.ts";
import type { SessionRecord } from "./sessions.store.ts";

/**
 * Gives a session another token in place of the one that was lost with the answer to a call, once: to whoever has the
 * token before it and the id of the call. @returns null where they do not belong together, or it is too late.
 */
export async function giveTokenAnew(
  db: Database,
  lost: { from: Buffer; callHash: Buffer; to: Buffer; since: Date; now: Date },
): Promise<SessionRecord | null> {
  const { rows } = await sql<Selectable<SessionsTable>>`with lost as (
      update superseded_tokens set call_hash = null
      where token_hash = ${lost.from} and call_hash = ${lost.callHash} and superseded_at > ${lost.since}
      returning session_id
    ), before as materialized (
      select s.id, s.token_hash from sessions s join lost on lost.session_id = s.id
      where s.expires_at > ${lost.now} for update of s
    ), superseded as (
      insert into superseded_tokens (token_hash, session_id, superseded_at)
      select token_hash, id, ${lost.now} from before
    )
    update sessions s set token_hash = ${lost.to}, last_accessed_at = ${lost.now}
    from before where before.id = s.id returning s.*`.execute(db);
  return rows[0] ? toSession(rows[0]) : null;
}

/** Whether the token that a session has came from a call, which `callHash` names. */
export async function isGivenBy(db: Database, sessionId: string, callHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom("superseded_tokens")
    .select("session_id")
    .where("session_id", "=", sessionId)
    .where("call_hash", "=", callHash)
    .executeTakeFirst();
  return row !== undefined;
}
