import { sql } from "kysely";
import type { Kysely } from "kysely";

/** The picture by which a check is recognised; null where its video gave none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_checks add column still_image_id uuid`.execute(db);
}
