import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { copyDatabase } from "#/acceptance/test-app.fixtures.ts";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { updateSchema } from "#/migrations/index.ts";
import { describeSchema } from "#/migrations/schema-description.fixtures.ts";
import type { Connection } from "#/platform/database/database.ts";
import { addWorkspace, databaseOfBefore, emptyDatabase, within } from "./before.fixtures.ts";

/** Where main stood at the end of a day or of a feature: a database of before stands at one of them. */
const STAGES = [
  "0009-platform",
  "0015-import-runs",
  "0017-entries-by-place",
  "0021-versions",
  "0024-one-spelling-of-provenance",
];

let made: { marks: string[]; schema: string[] };

beforeAll(async () => {
  const { owner } = await emptyDatabase();
  await updateSchema(owner);
  made = await stateOf(owner);
});

test.each(STAGES.slice(0, byLength({ short: 1, long: STAGES.length })))(
  "a database of before that stands at %s becomes what a new one is",
  async (last) => {
    const { owner } = await databaseOfBefore(last);

    await updateSchema(owner);

    expect(await stateOf(owner)).toEqual(made);
  },
);

test("rows of before are there afterwards, with what the steps that were missing give them", async () => {
  const { owner } = await databaseOfBefore("0009-platform", addRows);

  await updateSchema(owner);

  await within(owner, async (db) => {
    const { rows: tokens } = await sql<{ name: string; days: number }>`
      select name, round(extract(epoch from expires_at - now()) / 86400)::int as days from api_tokens`.execute(
      db,
    );
    expect(tokens).toEqual([{ name: "Nightly", days: 90 }]);
    const { rows: labels } = await sql`select kind, value from creator_labels order by kind`.execute(db);
    expect(labels).toEqual([
      { kind: "notes", value: "any" },
      { kind: "tag", value: "gold" },
    ]);
    const { rows: creators } = await sql`select handle, provenance, version from creator_accounts`.execute(
      db,
    );
    expect(creators).toEqual([
      {
        handle: "fern",
        provenance: { avgViews: { source: "sample" }, notes: { source: "manual" } },
        version: 2,
      },
    ]);
    const { rows: workspaces } = await sql`select name, viewers_see_prices, version from workspaces`.execute(
      db,
    );
    expect(workspaces).toEqual([{ name: "Fernhollow", viewers_see_prices: true, version: 1 }]);
  });
});

test("what has run is not run again, whoever starts at the same moment", async () => {
  const { owner } = await databaseOfBefore("0017-entries-by-place", addRows);

  await Promise.all([updateSchema(owner), updateSchema(owner), updateSchema(owner)]);
  const first = await within(owner, (db) => sql`select * from kysely_migration order by name`.execute(db));
  await updateSchema(owner);

  const second = await within(owner, (db) => sql`select * from kysely_migration order by name`.execute(db));
  expect(second.rows).toEqual(first.rows);
  expect(await stateOf(owner)).toEqual(made);
});

test("a step that fails leaves a database of before as it was, and the next start goes on", async () => {
  const { owner } = await databaseOfBefore("0017-entries-by-place", async (db) => {
    await sql`create table member_events (in_the_way integer)`.execute(db);
  });
  const before = await stateOf(owner);

  await expect(updateSchema(owner)).rejects.toMatchObject({
    message: "Could not bring the database up to date",
    cause: { message: expect.stringContaining('"member_events" already exists') },
  });

  expect(await stateOf(owner)).toEqual(before);
  await within(owner, (db) => sql`drop table member_events`.execute(db));
  await updateSchema(owner);
  expect(await stateOf(owner)).toEqual(made);
});

test("a database that a newer Herald has used is refused with what to do, and left as it is", async () => {
  const { owner: newer } = await copyDatabase();
  const { owner: before } = await databaseOfBefore("0024-one-spelling-of-provenance");
  for (const owner of [newer, before]) {
    await within(owner, (db) => sql`insert into kysely_migration values ('0099-later', '2027')`.execute(db));
    const state = await stateOf(owner);

    await expect(updateSchema(owner)).rejects.toMatchObject({
      cause: {
        message:
          "A newer Herald has used this database: it has run 0099-later, which this one does not know. Start that version again, or a newer one.",
      },
    });
    expect(await stateOf(owner)).toEqual(state);
  }
});

function stateOf(owner: Connection): Promise<{ marks: string[]; schema: string[] }> {
  return within(owner, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by timestamp, name`.execute(db);
    return { marks: rows.map(({ name }) => name), schema: await describeSchema(db) };
  });
}

/** A workspace with one of each thing that a step looks at. */
async function addRows(db: Kysely<unknown>): Promise<void> {
  const [creator, collection] = [randomUUID(), randomUUID()];
  const workspace = await addWorkspace(db, "Fernhollow");
  const provenance = JSON.stringify({ avg_views: { source: "sample" }, notes: { source: "hand" } });
  await sql`insert into api_tokens (workspace_id, id, name, token_hash, scopes, created_at)
    values (${workspace}, ${randomUUID()}, 'Nightly', '', '{read}', now())`.execute(db);
  await sql`insert into creators (workspace_id, id, platform, handle, handle_key, categories, brands, keywords, audience,
      tags, source, provenance, version, created_at, updated_at)
    values (${workspace}, ${creator}, 'instagram', 'fern', 'fern', '{}', '{}', '{}', '{}',
      '{}', 'sample', ${provenance}, 1, now(), now())`.execute(db);
  await sql`insert into collections (workspace_id, id, name, created_at, updated_at)
    values (${workspace}, ${collection}, 'Summer', now(), now())`.execute(db);
  await sql`insert into collection_creators (workspace_id, collection_id, creator_id, place, state, note, tags, added_at)
    values (${workspace}, ${collection}, ${creator}, 1, 'untriaged', 'Warm', '{Gold}', now())`.execute(db);
}
