import { sql } from "kysely";
import type { Kysely } from "kysely";

/** An invitation knows its mail, and a mail which kind of failure it met: who invited is told without the server's words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitations add column mail_id uuid`.execute(db);
  await sql`alter table outbox_messages add column failure_kind text`.execute(db);
}
