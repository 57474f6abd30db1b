import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { callerOf, startApp } from "#/acceptance/test-app.fixtures.ts";
import type { TestApp } from "#/acceptance/test-app.fixtures.ts";
import { up } from "./0022-sample-copies.ts";

const HOST = { host: "localhost:4870" };

test("what people wrote into the sample of before is kept for the administrators and shown to nobody else", async () => {
  const app = await startApp();
  const root = await app.signIn({ isServerAdministrator: true });
  const sample = await oldSample(app);
  const within = { ...(await callerOf(app, root)), workspaceId: sample.id, isFixed: false };
  await app.collections.collections.create(within, { name: "Secret" });

  await upgrade(app);

  expect((await app.http.inject({ url: "/api/v1/demo/collections", headers: HOST })).statusCode).toBe(404);
  expect(await app.sample.workspace.isSettled()).toBe(false);
  const mine = (await root("GET", "/api/v1/workspaces")).json().items;
  expect(mine).toMatchObject([
    { name: "Fernhollow" },
    { name: "Sample as it was", role: "owner", isSample: false },
  ]);
  const headers = { ...root.headers, "herald-workspace": mine[1].slug };
  expect((await app.http.inject({ url: "/api/v1/collections", headers })).body).toContain("Secret");
  expect(await app.identity.workspaces.localCaller()).toMatchObject({ workspaceId: root.workspaceId });
});

test("a sample that nobody has touched stays the sample", async () => {
  const app = await startApp();
  const sample = await oldSample(app);

  await upgrade(app);

  expect(await app.identity.workspaces.sample()).toMatchObject({ id: sample.id, slug: "sample" });
  expect(await app.sample.workspace.isSettled()).toBe(true);
});

async function oldSample(app: TestApp): Promise<{ id: string }> {
  const sample = await app.identity.workspaces.sample({ name: "Sample", slug: "sample" });
  if (!sample) throw new Error("There is no sample");
  await app.db
    .insertInto("server_settings")
    .values({ key: "sample", value: JSON.stringify({ value: "loaded" }), updated_at: app.clock.now() })
    .execute();
  return sample;
}

/** Takes the change of the schema back and makes it again, as an upgrade does. */
async function upgrade(app: TestApp): Promise<void> {
  const owning: Database = openDatabase(app.owner, 1);
  onTestFinished(() => owning.destroy());
  await owning.transaction().execute(async (transaction) => {
    await sql`alter table workspaces drop column sample_copy_for, drop column removed_at`.execute(
      transaction,
    );
    await up(transaction.$omitTables<keyof Schema>());
  });
}
