import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Who carries a keyed create out, until when that one is surely alive, and whether it has written something. What an
 * older Herald left unfinished may have been written: it is not done again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys
    add column holder uuid,
    add column leased_until timestamptz not null default '-infinity',
    add column wrote boolean not null default true`.execute(db);
  await sql`alter table idempotency_keys alter column leased_until drop default`.execute(db);
  await sql`alter table idempotency_keys alter column wrote drop default`.execute(db);
  await sql`create index idempotency_keys_by_time on idempotency_keys (workspace_id, created_at)`.execute(db);
}
