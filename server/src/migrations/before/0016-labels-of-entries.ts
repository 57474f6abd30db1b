import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Makes tags and notes known to the search that were given in collections before it knew of any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from workspaces`.execute(db);
  for (const { id } of rows) {
    // Row-level security holds for the owner of the tables as well.
    await sql`select set_config('herald.workspace', ${id}, true)`.execute(db);
    await labelEntries(db, id);
  }
  await sql`select set_config('herald.workspace', '', true)`.execute(db);
}

async function labelEntries(db: Kysely<unknown>, workspaceId: string): Promise<void> {
  await sql`
    with entries as (
      select entry.creator_id, entry.tags, entry.note
      from collection_creators as entry
      join collections on collections.workspace_id = entry.workspace_id and collections.id = entry.collection_id
      join creators on creators.workspace_id = entry.workspace_id and creators.id = entry.creator_id
      where entry.workspace_id = ${workspaceId}::uuid and collections.removed_at is null
    ),
    labelled as (
      insert into creator_labels (workspace_id, creator_id, kind, value)
      select ${workspaceId}::uuid, creator_id, 'tag', lower(trim(tag)) from entries, unnest(tags) as tag
      union
      select ${workspaceId}::uuid, creator_id, 'notes', 'any' from entries where note is not null
      on conflict do nothing returning creator_id
    ),
    changed as (
      update creators set version = version + 1
      where workspace_id = ${workspaceId}::uuid and id in (select creator_id from labelled)
      returning id, version
    )
    insert into change_feed (workspace_id, kind, id, version)
    select ${workspaceId}::uuid, 'creator', id, version from changed
  `.execute(db);
}
