import { expect, test } from "vitest";
import { openDatabase, withWorkspace } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { up } from "./0016-labels-of-entries.ts";

test("tags and notes that were given before the search knew of any are found after the next start", async () => {
  const { db, owner, signIn } = await sharedApp();
  const ana = await signIn();
  await ana("POST", "/api/v1/imports", {
    text: "Platform,Handle,Followers\ninstagram,one,30000\ninstagram,two,20000\ninstagram,three,10000",
  });
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json();
  const [one, two, three] = items.map(({ id }: { id: string }) => id);
  const kept = await collect(ana, { [one]: { tags: ["Gold"] }, [two]: { note: "Warm" } });
  const removed = await collect(ana, { [three]: { tags: ["Gold"] } });
  await ana("DELETE", `/api/v1/collections/${removed}`);
  await withWorkspace(db, ana.workspaceId, (transaction) =>
    transaction.deleteFrom("creator_labels").where("kind", "in", ["tag", "notes"]).execute(),
  );
  // Has the search read the creator anew, as a start does.
  const { version } = (await ana("GET", `/api/v1/creators/${one}`)).json();
  await ana("PATCH", `/api/v1/creators/${one}`, { version, notes: "Met" });
  const before = await handles(ana, "tagged gold");
  const owning = openDatabase(owner, 1);

  await owning.transaction().execute((transaction) => up(transaction.$omitTables<keyof Schema>()));

  await owning.destroy();
  expect(kept).not.toBe(removed);
  expect(before).toEqual([]);
  expect(await handles(ana, "tagged gold")).toEqual(["one"]);
  expect(await handles(ana, "creators with notes")).toEqual(["one", "two"]);
});

/** Puts creators into a new collection. @returns its id. */
async function collect(person: Person, entries: Readonly<Record<string, object>>): Promise<string> {
  const creatorIds = Object.keys(entries);
  const { id } = (await person("POST", "/api/v1/collections", { name: "Summer", creatorIds })).json();
  for (const [creatorId, change] of Object.entries(entries)) {
    await person("PATCH", `/api/v1/collections/${id}/creators/${creatorId}`, { ...change, version: 1 });
  }
  return id;
}

async function handles(person: Person, text: string): Promise<string[]> {
  const response = await person("POST", "/api/v1/creators/search", { text });
  return response.json().items.map(({ handle }: { handle: string }) => handle);
}
