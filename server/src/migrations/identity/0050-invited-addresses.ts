import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Whom an invitation was mailed to, who alone can use it; those from before are for whoever has the link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitations add email text`.execute(db);
}
