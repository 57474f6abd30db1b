import { expect, test } from "vitest";
import { sharedApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { creatorsOf } from "./imports.fixtures.ts";
import { lockImports } from "./imports.store.ts";

const PATIENCE = { timeout: 60_000, interval: 100 };
const TABLE = ["Instagram", ...Array.from({ length: 600 }, (_, index) => `@fern${index}`)].join("\n");

test("an import in the background that is stopped ends before its next batch and says what is left to do", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const other = await app.signIn();

  // No batch is written while the workspace's imports are held.
  const id: string = await withWorkspace(app.db, ana.workspaceId, async (transaction) => {
    await lockImports(transaction, ana.workspaceId);
    const started = await ana("POST", "/api/v1/imports", { text: TABLE, background: true });
    const foreign = await other("POST", `/api/v1/imports/${started.json().id}/cancel`);
    const asked = await ana("POST", `/api/v1/imports/${started.json().id}/cancel`);
    expect([foreign.statusCode, asked.statusCode]).toEqual([404, 200]);
    return asked.json().id;
  });
  const read = async () => (await ana("GET", `/api/v1/imports/${id}`)).json();
  await expect.poll(async () => (await read()).state, PATIENCE).toBe("failed");
  const again = await ana("POST", `/api/v1/imports/${id}/cancel`);
  const removed = await ana("DELETE", `/api/v1/imports/${id}`);

  expect(await creatorsOf(app, ana)).toEqual([]);
  expect(again.json()).toMatchObject({ status: 409, code: "imports.not_running" });
  expect(removed.json()).toMatchObject({ state: "removed", creators: 0 });
  expect((await read()).problem).toBeNull();
});

test("those who may be one person are proposed of what is in when an import is stopped", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const others = Array.from({ length: 4000 }, (_, index) => `moss${index},tiktok`);
  const text = ["handle,platform", "fern,instagram", "fern,tiktok", ...others].join("\n");
  const { id } = (await ana("POST", "/api/v1/imports", { text, background: true })).json();
  const read = async () => (await ana("GET", `/api/v1/imports/${id}`)).json();
  await expect.poll(async () => (await read()).progress?.rows, PATIENCE).toBeGreaterThan(0);

  await ana("POST", `/api/v1/imports/${id}/cancel`);

  await expect.poll(async () => (await read()).state, PATIENCE).toBe("failed");
  expect((await ana("GET", "/api/v1/merge-proposals")).json().items).toMatchObject([{ reason: "handle" }]);
});
