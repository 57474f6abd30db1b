import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * When a creator came to the stage, and when first to one that is agreed: what is known of a creator is as new as that.
 * Of rows from before, whoever reads them takes the time at which the creator was added.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign_creators add moved_at timestamptz, add agreed_at timestamptz`.execute(db);
  await sql`create index campaign_creators_by_creator on campaign_creators (workspace_id, creator_id)`.execute(
    db,
  );
}
