import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * A private copy of the sample names its person; a removed workspace can be brought back for a while.
 * Until now people could write into the sample, which visitors see: what somebody has changed becomes an ordinary
 * workspace of the server administrators, and the next start makes the sample anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workspaces
    add column sample_copy_for uuid references users (id) on delete cascade,
    add column removed_at timestamptz`.execute(db);
  await sql`create unique index workspaces_sample_copy_key on workspaces (sample_copy_for)
    where sample_copy_for is not null and removed_at is null`.execute(db);
  await sql`do $$ begin
    execute format('grant temporary on database %I to herald_app', current_database());
  end $$`.execute(db);
  const { rows } = await sql<{ id: string }>`select id from workspaces where is_sample`.execute(db);
  for (const { id } of rows) await keepWhatPeopleWrote(db, id);
}

async function keepWhatPeopleWrote(db: Kysely<unknown>, id: string): Promise<void> {
  await sql`select set_config('herald.workspace', ${id}, true)`.execute(db);
  const { rows } = await sql<{ changed: boolean }>`select
    exists (select from imports where workspace_id = ${id})
    or exists (select from threads where workspace_id = ${id})
    or exists (select from uploads where workspace_id = ${id})
    or exists (select from brand_profiles where workspace_id = ${id})
    or exists (select from report_links where workspace_id = ${id})
    or exists (select from creators where workspace_id = ${id} and (source <> 'sample' or version > 1))
    or exists (select from collections where workspace_id = ${id} and created_by is not null)
    or exists (select from collection_creators where workspace_id = ${id}
      and (added_by is not null or note is not null or tags <> '{}'))
    or exists (select from campaign_activity where workspace_id = ${id} and by_name is distinct from 'Herald')
    or exists (select from content_checks where workspace_id = ${id}
      and (created_by_name is distinct from 'Herald' or verdict is not null or overrides <> '{}'))
    as changed`.execute(db);
  if (!rows[0]?.changed) return;
  await sql`update workspaces set is_sample = false, name = 'Sample as it was',
    slug = 'sample-as-it-was-' || left(id::text, 8), created_at = now() where id = ${id}`.execute(db);
  await sql`insert into memberships (workspace_id, user_id, role, created_at)
    select ${id}, id, 'owner', now() from users where is_server_administrator
    on conflict do nothing`.execute(db);
  await sql`update workspaces set claimed_at = now() where id = ${id}
    and exists (select from memberships where workspace_id = ${id})`.execute(db);
  await sql`delete from server_settings where key = 'sample'`.execute(db);
}
