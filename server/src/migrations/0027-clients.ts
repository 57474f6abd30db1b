import { sql } from "kysely";
import type { Kysely } from "kysely";
import { tenantTable } from "./tenant-table.ts";

/** Whatever is done for a client. */
const WITH_CLIENT = "creators collections campaigns threads strategies reports content_checks".split(" ");

/**
 * For whom a workspace works: at first for itself alone. The database gives whatever is written without a client to the
 * workspace's own, however it is written; so it does with the client of a new workspace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(
    db,
    "clients",
    sql`id uuid not null, name text not null, handles text[] not null, is_own boolean not null`,
  );
  await sql`create unique index clients_own on clients (workspace_id) where is_own`.execute(db);
  await createFunctions(db);
  await sql`create trigger workspaces_own_client after insert on workspaces
    for each row execute function make_own_client()`.execute(db);
  for (const name of WITH_CLIENT) {
    // Creators have the column already: what reads them was made with it.
    await sql`alter table ${sql.table(name)} add column if not exists client_id uuid,
      add foreign key (workspace_id, client_id) references clients (workspace_id, id)`.execute(db);
  }
  await fillClients(db);
  for (const name of WITH_CLIENT) {
    await sql`create trigger ${sql.ref(`${name}_own_client`)} before insert on ${sql.table(name)}
      for each row when (new.client_id is null) execute function give_own_client()`.execute(db);
  }
}

// A new workspace is not yet the one of the transaction, and only rows of that one may be written.
async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`create function make_own_client() returns trigger language plpgsql as $$
    declare entered text := coalesce(current_setting('herald.workspace', true), '');
    begin
      perform set_config('herald.workspace', new.id::text, true);
      insert into clients (workspace_id, id, name, handles, is_own)
        values (new.id, gen_random_uuid(), new.name, '{}', true);
      perform set_config('herald.workspace', entered, true);
      return null;
    end $$`.execute(db);
  await sql`create function give_own_client() returns trigger language plpgsql as $$
    begin
      new.client_id := (select id from clients where workspace_id = new.workspace_id and is_own);
      return new;
    end $$`.execute(db);
}

async function fillClients(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from workspaces`.execute(db);
  for (const { id, name } of rows) {
    await sql`select set_config('herald.workspace', ${id}, true)`.execute(db);
    await sql`insert into clients (workspace_id, id, name, handles, is_own)
      values (${id}::uuid, gen_random_uuid(), ${name}, '{}', true)`.execute(db);
    for (const table of WITH_CLIENT) {
      await sql`update ${sql.table(table)} set client_id = (select id from clients where workspace_id = ${id}::uuid)
        where workspace_id = ${id}::uuid`.execute(db);
    }
  }
  await sql`select set_config('herald.workspace', '', true)`.execute(db);
}
