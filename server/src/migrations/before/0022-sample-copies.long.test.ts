import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { updateSchema } from "#/migrations/index.ts";
import { addAdministrator, addWorkspace, databaseOfBefore } from "./before.fixtures.ts";

const HOST = { host: "localhost:4870" };

test("what people wrote into the sample of before is kept for the administrators and shown to nobody else", async () => {
  let headers: Record<string, string> = {};
  const app = await upgraded(async (db) => {
    const sample = await addSample(db);
    headers = await addAdministrator(db, await addWorkspace(db, "Fernhollow"));
    await sql`insert into collections (workspace_id, id, name, created_by, created_at, updated_at)
      values (${sample}, ${randomUUID()}, 'Secret', ${randomUUID()}, now(), now())`.execute(db);
  });

  expect((await app.http.inject({ url: "/api/v1/demo/collections", headers: HOST })).statusCode).toBe(404);
  expect(await app.sample.workspace.isSettled()).toBe(false);
  const mine = (await app.http.inject({ url: "/api/v1/workspaces", headers })).json().items;
  expect(mine).toMatchObject([
    { name: "Fernhollow" },
    { name: "Sample as it was", role: "owner", isSample: false },
  ]);
  const within = { ...headers, "herald-workspace": mine[1].slug };
  expect((await app.http.inject({ url: "/api/v1/collections", headers: within })).body).toContain("Secret");
  expect(await app.identity.workspaces.localCaller()).toMatchObject({ workspaceId: mine[0].id });
});

test("a sample that nobody has touched stays the sample, to be made anew at the next start", async () => {
  let id = "";
  const app = await upgraded(async (db) => {
    id = await addSample(db);
  });

  expect(await app.identity.workspaces.sample()).toMatchObject({ id, slug: "sample" });
  expect(await app.sample.workspace.isSettled()).toBe(false);
});

async function addSample(db: Kysely<unknown>): Promise<string> {
  const id = await addWorkspace(db, "Sample", true);
  await sql`insert into server_settings (key, value, updated_at)
    values ('sample', ${JSON.stringify({ value: "loaded" })}, now())`.execute(db);
  return id;
}

/** A server on a database that stood before this step, and was brought up to date. */
async function upgraded(fill: (db: Kysely<unknown>) => Promise<void>) {
  const database = await databaseOfBefore("0021-versions", fill);
  await updateSchema(database.owner);
  return startApp({ database });
}
