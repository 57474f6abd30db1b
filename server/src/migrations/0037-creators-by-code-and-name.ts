import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Orders and payments look for their creators by code and by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index creators_by_code on creators (workspace_id, upper(code)) where code is not null`.execute(
    db,
  );
  await sql`create index creators_by_name on creators (workspace_id, lower(name)) where name is not null`.execute(
    db,
  );
}
