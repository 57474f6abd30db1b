import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Share links know the API token that made them: prices in them end with it. Of links from before it is the one token of
 * their name and maker; where the maker has that name, too, or several tokens do, none is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table share_links add column token_id uuid`.execute(db);
  const { rows } = await sql<{ id: string }>`select id from workspaces`.execute(db);
  for (const { id } of rows) {
    // Row-level security holds for the owner of the tables as well.
    await sql`select set_config('herald.workspace', ${id}, true)`.execute(db);
    await sql`update share_links as link set token_id = token.id
      from (select name, created_by, (array_agg(id))[1] as id from api_tokens where workspace_id = ${id}::uuid
        group by name, created_by having count(*) = 1) as token
      where link.workspace_id = ${id}::uuid and link.created_by_name = token.name
        and link.created_by is not distinct from token.created_by
        and not exists (select from users as maker where maker.id = link.created_by and maker.name = token.name)`.execute(
      db,
    );
  }
  await sql`select set_config('herald.workspace', '', true)`.execute(db);
}
