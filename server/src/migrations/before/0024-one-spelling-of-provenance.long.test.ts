import { expect, test } from "vitest";
import { openDatabase, withWorkspace } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { up } from "./0024-one-spelling-of-provenance.ts";

test("sources that were kept under the names of columns are found under those of the API", async () => {
  const { db, owner, signIn } = await sharedApp();
  const ana = await signIn();
  await ana("POST", "/api/v1/imports", { text: "Platform,Handle,Followers\ninstagram,one,30000" });
  const source = { source: "sample", asOf: "2026-11-01T00:00:00.000Z" };
  const before = {
    followers: source,
    median_views: { ...source, sample: 12 },
    price_amount: source,
    price_per: source,
  };
  await withWorkspace(db, ana.workspaceId, (transaction) =>
    transaction
      .updateTable("creators")
      .set({ provenance: JSON.stringify(before) })
      .execute(),
  );
  const owning = openDatabase(owner, 1);

  await owning.transaction().execute((transaction) => up(transaction.$omitTables<keyof Schema>()));

  await owning.destroy();
  const stored = await withWorkspace(db, ana.workspaceId, (transaction) =>
    transaction.selectFrom("creators").select("provenance").executeTakeFirstOrThrow(),
  );
  expect(stored.provenance).toEqual({
    followers: source,
    medianViews: { ...source, sample: 12 },
    price: source,
  });
});
