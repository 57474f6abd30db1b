import { sql } from "kysely";
import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
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

  expect(removed.json()).toMatchObject({ state: "removed", creators: 1, restored: 1, kept: 0 });
  expect(withoutVersions(afterRemoval)).toEqual(withoutVersions(before));
  expect(restored.json()).toMatchObject({ state: "done", creators: 1, restored: 1 });
  expect(withoutVersions(afterRestore)).toEqual(withoutVersions(imported));
  expect(again.json()).toMatchObject({ creators: 1, restored: 1 });
});

test("an import that is removed and brought back twice is as it was, to the last value and source", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { importId } = (await ana("POST", "/api/v1/imports", { text: TABLE, fileName: "list.csv" })).json();
  const imported = await creatorsOf(app, ana);

  const first = await takenAndBroughtBack(ana, importId);
  const afterFirst = await creatorsOf(app, ana);
  const second = await takenAndBroughtBack(ana, importId);
  const afterSecond = await creatorsOf(app, ana);

  expect([first, second]).toEqual([
    { gone: 2, back: 2 },
    { gone: 2, back: 2 },
  ]);
  expect(withoutVersions(afterFirst)).toEqual(withoutVersions(imported));
  expect(withoutVersions(afterSecond)).toEqual(withoutVersions(imported));
});

test("an account far below the first one of its creator goes and comes back with it", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const others = Array.from({ length: 600 }, (_, row) => `other.${row},,,${row}`);
  const text = ["instagram,tiktok,youtube,followers", "ana,,,5", ...others, "ana,ana.tik,,7"].join("\n");
  const { importId } = (await ana("POST", "/api/v1/imports", { text })).json();
  const imported = await creatorsOf(app, ana);

  const removed = await ana("DELETE", `/api/v1/imports/${importId}`);
  const left = await creatorsOf(app, ana);
  await ana("POST", `/api/v1/imports/${importId}/restore`);
  const restored = await creatorsOf(app, ana);
  const again = await ana("DELETE", `/api/v1/imports/${importId}`);

  expect([removed.json().creators, left, again.json().creators]).toEqual([601, [], 601]);
  expect(restored.map(({ handle }) => handle)).toContain("ana.tik");
  expect(withoutVersions(restored)).toEqual(withoutVersions(imported));
});

test("an import of an older Herald, which kept each row as it made it, is removed and brought back", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { importId } = (await ana("POST", "/api/v1/imports", { text: TABLE })).json();
  const imported = await creatorsOf(app, ana);
  await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    sql`update import_rows set after = jsonb_build_object(
        'person', after -> 'person' || jsonb_build_object('row', to_jsonb(creators)),
        'account', after -> 'account' || jsonb_build_object('row', to_jsonb(accounts)))
      from creators, accounts
      where creators.id = import_rows.creator_id and accounts.id = import_rows.account_id`.execute(
      transaction,
    ),
  );

  const removed = await ana("DELETE", `/api/v1/imports/${importId}`);
  const left = await creatorsOf(app, ana);
  const restored = await ana("POST", `/api/v1/imports/${importId}/restore`);

  expect([removed.json().creators, left, restored.json().creators]).toEqual([2, [], 2]);
  expect(withoutVersions(await creatorsOf(app, ana))).toEqual(withoutVersions(imported));
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

async function takenAndBroughtBack(ana: Person, importId: string) {
  const removed = await ana("DELETE", `/api/v1/imports/${importId}`);
  const restored = await ana("POST", `/api/v1/imports/${importId}/restore`);
  return { gone: removed.json().creators, back: restored.json().creators };
}

function withoutVersions(rows: Awaited<ReturnType<typeof creatorsOf>>) {
  return rows.map(({ version: _version, updated_at: _updatedAt, ...rest }) => rest);
}
