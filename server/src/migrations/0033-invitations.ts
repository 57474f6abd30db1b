import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Creators came into a campaign as invited, whether anybody had invited them or not. Those whom nobody has moved there are
 * still to be invited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from workspaces`.execute(db);
  for (const { id } of rows) {
    // Row-level security holds for the owner of the tables as well.
    await sql`select set_config('herald.workspace', ${id}, true)`.execute(db);
    await sql`update campaign_creators as creator set stage = 'to-invite'
      where workspace_id = ${id}::uuid and stage = 'invited' and not exists (
        select from campaign_activity as told
        where told.workspace_id = creator.workspace_id and told.campaign_id = creator.campaign_id
          and starts_with(told.text, 'Moved ' || coalesce(creator.name, '@' || creator.handle) || ' to Invited'))`.execute(
      db,
    );
  }
  await sql`select set_config('herald.workspace', '', true)`.execute(db);
}
