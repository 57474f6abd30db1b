import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { addAdministrator, addWorkspace, databaseOfBefore, within } from "./before/before.fixtures.ts";
import { updateSchema } from "./index.ts";

const LAST_OF_BEFORE = "0024-one-spelling-of-provenance";
const TABLE = "Platform,Handle,Price\ninstagram,fern,1200 EUR";
const AS_OF = "2026-11-01T00:00:00.000Z";
const PASTED = { source: "paste", asOf: AS_OF };
const typed = (source: "hand" | "manual") => ({
  price: { source, asOf: AS_OF, replaced: { source: PASTED, value: null } },
  // What somebody wrote is theirs, whatever it looks like.
  notes: { ...PASTED, column: 'A "source": "hand"' },
});
const trail = (source: "hand" | "manual") => ({ columns: { bio: null }, provenance: typed(source) });

test("what a person typed before is still theirs: its source is told, and an import leaves it as it is", async () => {
  const id = randomUUID();
  let headers: Record<string, string> = {};
  const database = await databaseOfBefore(LAST_OF_BEFORE, async (db) => {
    const workspaceId = await addWorkspace(db, "Fernhollow");
    headers = await addAdministrator(db, workspaceId);
    await addCreator(db, workspaceId, id);
    await addImport(db, workspaceId, id);
  });

  await updateSchema(database.owner);

  const app = await startApp({ database });
  const figure = await app.http.inject({ url: `/api/v1/creators/${id}/figures/price`, headers });
  const payload = { text: TABLE };
  const imported = await app.http.inject({ method: "POST", url: "/api/v1/imports", headers, payload });
  expect(figure.json()).toMatchObject({ source: "Typed by hand", asOf: AS_OF });
  expect(imported.json()).toMatchObject({ kept: [{ field: "price", kept: "990.00 EUR" }] });
  const { rows } = await within(database.owner, (db) =>
    sql`select account.provenance, trail.before, trail.after
      from creator_accounts as account
      join import_rows as trail on trail.creator_id = account.creator_id and trail.line = 7`.execute(db),
  );
  // Later numbers tell the creator from the account.
  const { price, notes } = typed("manual");
  const account = { columns: { bio: null }, provenance: { price } };
  expect(rows).toMatchObject([{ provenance: { price, notes }, before: { account }, after: { account } }]);
});

async function addCreator(db: Kysely<unknown>, workspaceId: string, id: string): Promise<void> {
  await sql`insert into creators (workspace_id, id, platform, handle, handle_key, price_amount, price_currency, notes,
      categories, brands, keywords, audience, tags, source, provenance, version, created_at, updated_at)
    values (${workspaceId}, ${id}, 'instagram', 'fern', 'fern', 99000, 'EUR', 'Ask for June',
      '{}', '{}', '{}', '{}', '{}', 'paste', ${JSON.stringify(typed("hand"))}, 2, now(), now())`.execute(db);
}

/** What an import keeps for its removal. */
async function addImport(db: Kysely<unknown>, workspaceId: string, creatorId: string): Promise<void> {
  const id = randomUUID();
  const kept = JSON.stringify(trail("hand"));
  await sql`insert into imports (workspace_id, id, kind, sha256, columns, counts, state, created_at)
    values (${workspaceId}, ${id}, 'paste', '', '[]', '{}', 'done', now())`.execute(db);
  await sql`insert into import_rows (workspace_id, import_id, line, part, raw, state, creator_id, before, after)
    values (${workspaceId}, ${id}, 7, 0, '{}', 'updated', ${creatorId}, ${kept}, ${kept})`.execute(db);
}
