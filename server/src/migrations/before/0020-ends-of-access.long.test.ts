import { expect, test } from "vitest";
import { openDatabase, withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";
import { sql } from "kysely";
import { up } from "./0020-ends-of-access.ts";

test("at the upgrade tokens get an end, and what former members made stops; the command line's stays", async () => {
  const app = await startApp({ isNew: true });
  const owner = await app.signIn();
  const gone = await app.signIn({ workspaceOf: owner, role: "admin" });
  const lowered = await app.signIn({ workspaceOf: owner, role: "admin" });
  const local = await app.identity.workspaces.localCaller(owner.workspaceSlug);
  const input = { scopes: ["read" as const], days: 90 };
  await app.identity.apiTokens.create(local, { name: "Of the command line", ...input });
  for (const [person, name] of [
    [owner, "Of the owner"],
    [gone, "Of who is gone"],
  ] as const) {
    await person("POST", "/api/v1/api-tokens", { name, ...input });
  }
  for (const person of [owner, gone, lowered]) await person("POST", "/api/v1/invitations", {});
  await asBefore(app, owner, [gone, lowered]);

  await migrate(app);

  const { items: tokens } = (await owner("GET", "/api/v1/api-tokens")).json<{
    items: { name: string; expiresAt: string }[];
  }>();
  expect(tokens.map(({ name }) => name).toSorted()).toEqual(["Of the command line", "Of the owner"]);
  const days = tokens.map(({ expiresAt }) => Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000));
  expect(days).toEqual([90, 90]);
  expect((await owner("GET", "/api/v1/invitations")).json()).toMatchObject({ total: 1 });
});

/** The database as it was before: no end, no log, one member removed and one lowered without consequences. */
async function asBefore(app: TestApp, owner: Person, [gone, lowered]: Person[]): Promise<void> {
  const owning = openDatabase(app.owner, 1);
  await sql`drop table member_events`.execute(owning);
  for (const table of ["api_tokens", "invitations"]) {
    await sql`alter table ${sql.table(table)} drop column ended_with`.execute(owning);
  }
  await sql`alter table api_tokens alter column expires_at drop not null`.execute(owning);
  await owning.destroy();
  await inWorkspace(app.db, owner, async (db) => {
    await sql`update api_tokens set expires_at = null`.execute(db);
    await sql`delete from memberships where user_id = ${gone?.userId}`.execute(db);
    await sql`update memberships set role = 'member' where user_id = ${lowered?.userId}`.execute(db);
  });
}

function inWorkspace(db: Database, person: Person, work: (db: Database) => Promise<void>): Promise<void> {
  return withWorkspace(db, person.workspaceId, work);
}

async function migrate(app: TestApp): Promise<void> {
  const owning = openDatabase(app.owner, 1);
  await owning.transaction().execute((transaction) => up(transaction.$omitTables<keyof Schema>()));
  await owning.destroy();
}
