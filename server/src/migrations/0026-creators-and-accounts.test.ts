import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { addAdministrator, addWorkspace, databaseOfBefore, within } from "./before/before.fixtures.ts";
import { updateSchema } from "./index.ts";

const LAST_OF_BEFORE = "0024-one-spelling-of-provenance";
const NOW = "2026-11-01T00:00:00.000Z";
const PASTED = { source: "paste", asOf: NOW };
const SOURCES = { name: PASTED, followers: PASTED, price: PASTED };

test("a creator of before keeps its id, its lists and its figures, and gets an account; its import can be removed", async () => {
  const [made, changed, importId] = [randomUUID(), randomUUID(), randomUUID()];
  let headers: Record<string, string> = {};
  const database = await databaseOfBefore(LAST_OF_BEFORE, async (db) => {
    const workspaceId = await addWorkspace(db, "Fernhollow");
    headers = await addAdministrator(db, workspaceId);
    const fern = creatorRow(workspaceId, made, "fern");
    const moss = creatorRow(workspaceId, changed, "moss");
    await addRow(db, "creators", fern);
    await addRow(db, "creators", moss);
    await addRow(db, "posts", postRow(workspaceId, made));
    await addRow(db, "creator_snapshots", {
      workspace_id: workspaceId,
      creator_id: made,
      month: "2026-10-01",
      followers: 11_000,
    });
    await addRow(db, "collections", {
      workspace_id: workspaceId,
      id: importId,
      name: "Launch",
      version: 1,
      created_at: NOW,
      updated_at: NOW,
    });
    await addRow(db, "imports", importOf(workspaceId, importId));
    const row = { workspace_id: workspaceId, import_id: importId, part: 0, raw: {} };
    const after = { columns: columnsOf(fern), provenance: SOURCES, version: 2, row: fern };
    await addRow(db, "import_rows", { ...row, line: 2, state: "created", creator_id: made, after });
    const from = {
      columns: { name: "Moss before", price_amount: null, price_currency: null, price_per: null },
    };
    const to = { columns: { name: "moss", price_amount: 90_000, price_currency: "EUR", price_per: "reel" } };
    await addRow(db, "import_rows", {
      ...row,
      line: 3,
      state: "updated",
      creator_id: changed,
      before: { ...from, provenance: {} },
      after: { ...to, provenance: SOURCES, version: 2 },
    });
  });

  await updateSchema(database.owner);

  const app = await startApp({ database });
  const read = async (id: string) =>
    (await app.http.inject({ url: `/api/v1/creators/${id}`, headers })).json();
  expect(await read(made)).toMatchObject({
    id: made,
    name: "fern",
    followers: 12_000,
    price: { amount: 90_000, currency: "EUR", per: "reel" },
    accounts: [{ id: made, handle: "fern", platform: "instagram" }],
    posts: [{ creatorId: made, creatorHandle: "fern" }],
    snapshots: [{ month: "2026-10-01", followers: 11_000 }],
    client: null,
  });
  const { rows } = await within(database.owner, (db) =>
    sql`select distinct clients.name from collections join clients on clients.id = collections.client_id`.execute(
      db,
    ),
  );
  expect(rows).toEqual([{ name: "Fernhollow" }]);

  const removed = await app.http.inject({ method: "DELETE", url: `/api/v1/imports/${importId}`, headers });
  expect(removed.json()).toMatchObject({ creators: 1, restored: 1, kept: 0 });
  expect(await read(made)).toMatchObject({ status: 404 });
  expect(await read(changed)).toMatchObject({ name: "Moss before", price: null, followers: 12_000 });
  const restored = await app.http.inject({
    method: "POST",
    url: `/api/v1/imports/${importId}/restore`,
    headers,
  });
  expect(restored.json()).toMatchObject({ creators: 1, restored: 1 });
  expect(await read(made)).toMatchObject({
    id: made,
    name: "fern",
    followers: 12_000,
    price: { amount: 90_000 },
  });
});

function creatorRow(workspaceId: string, id: string, handle: string) {
  return {
    workspace_id: workspaceId,
    id,
    platform: "instagram",
    handle,
    handle_key: handle,
    name: handle,
    followers: 12_000,
    categories: [],
    brands: [],
    keywords: [],
    audience: {},
    tags: [],
    price_amount: 90_000,
    price_currency: "EUR",
    price_per: "reel",
    source: "paste",
    provenance: SOURCES,
    version: 2,
    created_at: NOW,
    updated_at: NOW,
  };
}

function columnsOf({
  name,
  followers,
  price_amount,
  price_currency,
  price_per,
}: ReturnType<typeof creatorRow>) {
  return { name, followers, price_amount, price_currency, price_per };
}

function postRow(workspaceId: string, creatorId: string) {
  return {
    workspace_id: workspaceId,
    id: randomUUID(),
    creator_id: creatorId,
    platform: "instagram",
    format: "reel",
    hashtags: [],
    mentions: [],
    brands: [],
    source: "paste",
    version: 1,
  };
}

function importOf(workspaceId: string, id: string) {
  return {
    workspace_id: workspaceId,
    id,
    kind: "paste",
    sha256: "",
    columns: [],
    counts: {},
    state: "done",
    created_at: NOW,
  };
}

async function addRow(db: Kysely<unknown>, name: string, row: object): Promise<void> {
  const table = sql.table(name);
  await sql`insert into ${table}
    select * from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)`.execute(db);
}
