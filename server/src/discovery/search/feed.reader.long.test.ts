import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { enter, withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { recordChanges } from "./change-feed.store.ts";
import { currentPosition, deleteRead, FEED_BATCH, readAhead, readFeed } from "./feed.reader.ts";

/** Transactions of other tests on the same server hold the horizon for a moment, on a busy machine for seconds. */
const SOON = { timeout: 40_000, interval: 50 };

test("a change that commits late is not passed by, whatever committed meanwhile", async () => {
  const { db, signIn } = await startApp({ isNew: true });
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
  const { db, signIn } = await startApp({ isNew: true });
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

test("what was read and is older than an hour is deleted, everything else stays", async () => {
  const { db, signIn } = await startApp({ isNew: true });
  const { workspaceId } = await signIn();
  const write = (id: string, hours: number) =>
    withWorkspace(db, workspaceId, (transaction) =>
      transaction
        .insertInto("change_feed")
        .values({ workspace_id: workspaceId, kind: "creator", id, version: 1, written_at: hoursAgo(hours) })
        .execute(),
    );
  const [old, recent, unread] = [randomUUID(), randomUUID(), randomUUID()];
  const start = await currentPosition(db);
  await write(old, 2);
  await write(recent, 0);
  await expect.poll(async () => (await readFeed(db, start)).entries.length, SOON).toBe(2);
  const { position } = await readFeed(db, start);
  await write(unread, 2);

  const deleted = await deleteRead(db, position);

  const left = await db.selectFrom("change_feed").select("id").orderBy("seq").execute();
  expect(deleted).toBe(1);
  expect(left.map(({ id }) => id)).toEqual([recent, unread]);
});

test("one deletion takes a batch, the oldest first", async () => {
  const { db, signIn } = await startApp({ isNew: true });
  const { workspaceId } = await signIn();
  const last = randomUUID();
  const ids = [...Array.from({ length: FEED_BATCH }, () => randomUUID()), last];
  await withWorkspace(db, workspaceId, (transaction) =>
    recordChanges(
      transaction,
      workspaceId,
      ids.map((id) => ({ kind: "creator", id, version: 1 })),
    ),
  );
  await ageFeed(db, workspaceId);
  const everything = { xid: "9223372036854775807", seq: "0" };

  const first = await deleteRead(db, everything);

  const left = await db.selectFrom("change_feed").select("id").execute();
  expect([first, await deleteRead(db, everything)]).toEqual([FEED_BATCH, 1]);
  expect(left).toEqual([{ id: last }]);
});

test("the search deletes what it has read long ago", async () => {
  const app = await startApp({ isNew: true });
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: "handle,platform,followers\nclay,instagram,5000" });
  await ageFeed(app.db, ana.workspaceId);

  const found = await ana("POST", "/api/v1/creators/search", {});

  expect(found.json()).toMatchObject({ total: 1 });
  await expect.poll(() => app.db.selectFrom("change_feed").selectAll().execute(), SOON).toEqual([]);
});

async function ageFeed(db: Database, workspaceId: string): Promise<void> {
  await withWorkspace(db, workspaceId, (transaction) =>
    transaction
      .updateTable("change_feed")
      .set({ written_at: hoursAgo(2) })
      .execute(),
  );
}

/** By the database's own clock, which the deletion goes by. */
function hoursAgo(hours: number) {
  return sql<Date>`now() - make_interval(hours => ${hours})`;
}
