import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What of an open payment was paid already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add paid_amount bigint`.execute(db);
}
