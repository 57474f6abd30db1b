import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * API tokens and invitations may have ended with a password that was reset, with the other sessions of their maker, or
 * with the first proof of an address. Those from before keep the word that stood for it: role.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["api_tokens", "invitations"]) {
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_ended_with_check`)},
        add constraint ${sql.ref(`${table}_ended_with_check`)}
          check (ended_with in ('membership', 'role', 'password', 'sessions', 'first_proof'))`.execute(db);
  }
}
