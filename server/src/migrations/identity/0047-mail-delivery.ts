import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What became of a mail. Those from before were never to be sent: they are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_messages
    add state text not null default 'kept' check (state in ('waiting', 'sent', 'failed', 'kept')),
    add action text,
    add tries integer not null default 0,
    add tried_at timestamptz,
    add failure text`.execute(db);
  await sql`create index outbox_messages_by_try on outbox_messages (recipient, tried_at)
    where tried_at is not null`.execute(db);
}
