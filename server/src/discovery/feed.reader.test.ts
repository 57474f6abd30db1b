import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { enter, withWorkspace } from "#/platform/database/database.ts";
import { startApp } from "#/test-app.fixtures.ts";
import { recordChanges } from "./change-feed.store.ts";
import { currentPosition, readAhead, readFeed } from "./feed.reader.ts";

/** Transactions of other tests on the same server hold the horizon for a moment. */
const SOON = { timeout: 10_000, interval: 50 };

test("a change that commits late is not passed by, whatever committed meanwhile", async () => {
  const { db, signIn } = await startApp();
  const { workspaceId } = await signIn();
  const [slow, quick] = [randomUUID(), randomUUID()];
  const start = await currentPosition(db);
  const open = await db.startTransaction().execute();
  await enter(open, "herald.workspace", workspaceId);
  await recordChanges(open, workspaceId, [{ kind: "creator", id: slow, version: 1 }]);
  await withWorkspace(db, workspaceId, (transaction) =>
    recordChanges(transaction, workspaceId, [{ kind: "creator", id: quick, version: 1 }]),
  );

  const meanwhile = await readFeed(db, start);
  const ahead = await readAhead(db, workspaceId, start);
  await open.commit().execute();

  expect(meanwhile.entries).toEqual([]);
  expect(ahead.map((entry) => entry.id)).toEqual([quick]);
  await expect
    .poll(async () => (await readFeed(db, meanwhile.position)).entries.map((entry) => entry.id), SOON)
    .toEqual([slow, quick]);
});

test("the next reading goes on where the last one ended", async () => {
  const { db, signIn } = await startApp();
  const { workspaceId } = await signIn();
  const start = await currentPosition(db);
  const ids = [randomUUID(), randomUUID()];
  for (const id of ids) {
    await withWorkspace(db, workspaceId, (transaction) =>
      recordChanges(transaction, workspaceId, [{ kind: "post", id, version: 3 }]),
    );
  }
  await expect.poll(async () => (await readFeed(db, start)).entries.length, SOON).toBe(2);

  const first = await readFeed(db, start);
  const second = await readFeed(db, first.position);

  expect(first.entries.map(({ id, kind, version }) => ({ id, kind, version }))).toEqual(
    ids.map((id) => ({ id, kind: "post", version: 3 })),
  );
  expect(second.entries).toEqual([]);
});
