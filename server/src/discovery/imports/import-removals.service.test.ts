import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import { creatorsOf, TABLE } from "./imports.fixtures.ts";

test("a removed import takes its creators along and gives replaced values back; undoing it repeats the import", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: "handle,platform,followers\nben_b,instagram,5000" });
  const before = await creatorsOf(app, ana);
  const { importId } = (await ana("POST", "/api/v1/imports", { text: TABLE })).json();
  const imported = await creatorsOf(app, ana);

  const removed = await ana("DELETE", `/api/v1/imports/${importId}`);
  const afterRemoval = await creatorsOf(app, ana);
  const restored = await ana("POST", `/api/v1/imports/${importId}/restore`);
  const afterRestore = await creatorsOf(app, ana);
  const again = await ana("DELETE", `/api/v1/imports/${importId}`);

  const values = (rows: typeof before) => rows.map(({ version: _v, updated_at: _u, ...rest }) => rest);
  expect(removed.json()).toMatchObject({ state: "removed", creators: 1, restored: 1, kept: 0 });
  expect(values(afterRemoval)).toEqual(values(before));
  expect(restored.json()).toMatchObject({ state: "done", creators: 1, restored: 1 });
  expect(values(afterRestore)).toEqual(values(imported));
  expect(again.json()).toMatchObject({ creators: 1, restored: 1 });
});

test("creators that somebody worked on stay when their import is removed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { importId } = (await ana("POST", "/api/v1/imports", { text: TABLE })).json();
  const [first] = await creatorsOf(app, ana);
  await ana("POST", "/api/v1/collections", { name: "Launch", creatorIds: [first?.creator_id] });

  const removed = await ana("DELETE", `/api/v1/imports/${importId}`);

  expect(removed.json()).toMatchObject({ creators: 1, kept: 1 });
  expect((await creatorsOf(app, ana)).map(({ handle }) => handle)).toEqual(["ana"]);
});

test("a removed import cannot be removed again, and one that stands cannot be brought back", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { importId } = (await ana("POST", "/api/v1/imports", { text: TABLE })).json();

  const notRemoved = await ana("POST", `/api/v1/imports/${importId}/restore`);
  await ana("DELETE", `/api/v1/imports/${importId}`);
  const twice = await ana("DELETE", `/api/v1/imports/${importId}`);

  expect([notRemoved.json().code, twice.json().code]).toEqual(["imports.not_removed", "imports.removed"]);
});

test("an import that was cut off counts as failed after a while, and can be removed", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const { importId } = (await ana("POST", "/api/v1/imports", { text: TABLE })).json();
  await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction.updateTable("imports").set({ state: "running" }).execute(),
  );

  const early = await ana("DELETE", `/api/v1/imports/${importId}`);
  clock.advance(20 * 60_000);
  const summary = await ana("GET", `/api/v1/imports/${importId}`);
  const late = await ana("DELETE", `/api/v1/imports/${importId}`);

  expect(early.json().code).toBe("imports.running");
  expect(summary.json().state).toBe("failed");
  expect(late.json()).toMatchObject({ state: "removed", creators: 2 });
});
