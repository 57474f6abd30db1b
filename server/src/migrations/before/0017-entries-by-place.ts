import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Creators of a collection are read page by page in the order in which they were added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index collection_creators_by_place on collection_creators
    (workspace_id, collection_id, place, creator_id)`.execute(db);
}
