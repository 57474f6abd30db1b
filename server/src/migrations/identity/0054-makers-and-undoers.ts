import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Share links know who made them and have a text without prices; what people take back knows who took it back.
 * Of links from before, the maker is the one member or token of that name; where there is none, or several, nobody is known,
 * and prices in them are not shown any more. They have no text without prices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table share_links
    add column created_by uuid references users (id),
    add column by_workspace boolean not null default false,
    add column plain_content jsonb`.execute(db);
  for (const table of ["share_links", "api_tokens", "invitations"]) {
    await sql`alter table ${sql.table(table)} add column revoked_by uuid, add column revoked_as text`.execute(
      db,
    );
  }
  const { rows } = await sql<{ id: string }>`select id from workspaces`.execute(db);
  for (const { id } of rows) {
    // Row-level security holds for the owner of the tables as well.
    await sql`select set_config('herald.workspace', ${id}, true)`.execute(db);
    await sql`update share_links as link set created_by = maker.id
      from (select name, (array_agg(id))[1] as id from (
          select person.name, person.id from memberships as member join users as person on person.id = member.user_id
            where member.workspace_id = ${id}::uuid
          union
          select name, created_by from api_tokens where workspace_id = ${id}::uuid
        ) as named (name, id) group by name having count(*) = 1) as maker
      where link.workspace_id = ${id}::uuid and link.created_by_name = maker.name`.execute(db);
  }
  await sql`select set_config('herald.workspace', '', true)`.execute(db);
}
