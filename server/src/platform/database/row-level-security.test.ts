import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase, withWorkspace } from "#/platform/database/database.ts";
import { copyDatabase, startApp } from "#/acceptance/test-app.fixtures.ts";

/** Tables without a workspace: people and what belongs to the server. Every other table is a tenant's. */
const SERVER_TABLES = [
  "address_calls",
  "attempts",
  "event_counts",
  "files_folder",
  "kysely_migration",
  "kysely_migration_lock",
  "language_model",
  "language_model_use",
  "mcp_setting",
  "one_time_tokens",
  "outbox_messages",
  "passwords",
  "server_administrator_events",
  "server_settings",
  "sessions",
  "signing_keys",
  "superseded_tokens",
  "upload_promises",
  "user_emails",
  "user_factors",
  "users",
  "workspaces",
];

test("every tenant table has the workspace first in its key and forces row-level security", async () => {
  const { owner } = await copyDatabase();
  const db = openDatabase(owner, 1);

  const { rows } = await sql<{ name: string; forced: boolean; key: string | null; policies: number }>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
      (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(db);
  await db.destroy();

  const tenants = rows.filter(({ name }) => !SERVER_TABLES.includes(name));
  expect(tenants.length).toBeGreaterThan(10);
  expect(
    tenants.filter(({ forced, key, policies }) => !forced || key !== "workspace_id" || policies === 0),
  ).toEqual([]);
});

test("the application owns no table, and without a workspace it sees no row of a tenant", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/collections", { name: "Beauty" });

  const { rows } = await sql<{ owned: number }>`
    select count(*) as owned from pg_class where relnamespace = 'public'::regnamespace
      and pg_get_userbyid(relowner) = current_user`.execute(app.db);
  const unset = await app.db.selectFrom("collections").selectAll().execute();
  const set = await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction.selectFrom("collections").selectAll().execute(),
  );

  expect(rows).toEqual([{ owned: 0 }]);
  expect(unset).toEqual([]);
  expect(set).toHaveLength(1);
});

test("a row of another workspace can be neither written nor read", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const { id }: { id: string } = (await ben("POST", "/api/v1/collections", { name: "Gaming" })).json();

  const foreign = withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction
      .insertInto("images")
      .values({
        workspace_id: ben.workspaceId,
        id,
        file_id: id,
        width: 1,
        height: 1,
        created_at: new Date(0),
      })
      .execute(),
  );

  await expect(foreign).rejects.toThrow("row-level security");
  expect((await ana("GET", `/api/v1/collections/${id}`)).statusCode).toBe(404);
});

test("pooled connections never carry a workspace into the next transaction", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  await ana("POST", "/api/v1/collections", { name: "Ana" });
  await ben("POST", "/api/v1/collections", { name: "Ben" });
  const read = (workspaceId: string) =>
    withWorkspace(app.db, workspaceId, (transaction) =>
      transaction.selectFrom("collections").select("name").execute(),
    );

  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, turn) => {
      if (turn % 3 === 2) return [turn, await app.db.selectFrom("collections").select("name").execute()];
      return [turn, await read(turn % 3 === 0 ? ana.workspaceId : ben.workspaceId)];
    }),
  );

  const expected = [[{ name: "Ana" }], [{ name: "Ben" }], []];
  expect(answers).toEqual(answers.map(([turn]) => [turn, expected[Number(turn) % 3]]));
});
