import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#/platform/database/database.ts";
import type { Connection, Database } from "#/platform/database/database.ts";
import { copyDatabase } from "#/acceptance/test-app.fixtures.ts";
import { drawSample } from "./creators.rules.ts";
import { deleteSample, insertCreators } from "./sample.store.ts";

const COUNT = 1500;
const NOW = new Date("2026-11-21T09:00:00Z");

test("a sample that comes into emptied tables finds its creators by their key, whatever was counted in between", async () => {
  const { owner, application } = await copyDatabase();
  const server = open(owner);
  // One connection, whose own counts of what it read are complete once it has told them.
  const db = open(application);
  await fill(server, db, "00000000-0000-4000-8000-000000000001");
  await db.transaction().execute(deleteSample);
  await sql`analyze`.execute(server);
  const before = await entriesRead(db);

  await fill(server, db, "00000000-0000-4000-8000-000000000002");

  const read = (await entriesRead(db)) - before;
  expect(read).toBeLessThan(COUNT);
});

function open(connection: Connection): Database {
  const db = openDatabase(connection, 1);
  onTestFinished(() => db.destroy());
  return db;
}

async function fill(server: Database, db: Database, workspaceId: string): Promise<void> {
  await sql`insert into workspaces (id, slug, name, time_zone, currency, is_sample, created_at)
    values (${workspaceId}, 'sample', 'Sample', 'UTC', 'EUR', true, ${NOW})`.execute(server);
  await insertCreators(
    db,
    workspaceId,
    drawSample({ workspaceId, now: NOW, faces: { female: [], male: [] }, images: [], count: COUNT }),
  );
}

/** Entries read of the index over handles: a look-up by id that takes it reads the whole workspace. */
async function entriesRead(db: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ read: number }>`
    select idx_tup_read as read from pg_stat_user_indexes where indexrelname = 'creators_handle_key'`.execute(
    db,
  );
  return rows[0]?.read ?? 0;
}
