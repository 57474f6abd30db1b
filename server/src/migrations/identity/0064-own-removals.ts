import { sql } from "kysely";
import type { Kysely } from "kysely";

/** A person's own removals are reached in all workspaces, to be forgotten with what was prepared on their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const action of ["select", "delete"]) {
    await sql`create policy ${sql.ref(`own_${action}`)} on removed_memberships for ${sql.raw(action)}
      using (user_id = nullif(current_setting('herald.user', true), '')::uuid)`.execute(db);
  }
}
