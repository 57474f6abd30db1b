import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Which call superseded a token, by the hash of the id that the client gave the call: whoever has both and got no answer
 * is given another token.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table superseded_tokens add column call_hash bytea`.execute(db);
  await sql`create index superseded_tokens_by_session on superseded_tokens (session_id)`.execute(db);
}
