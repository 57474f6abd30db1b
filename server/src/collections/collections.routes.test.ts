import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import { bring } from "./collections.fixtures.ts";

test("a workspace sees only its own collections, last changed first", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const ben = await app.signIn();
  await ana("POST", "/api/v1/collections", { name: "Beauty" });
  clock.advance(1000);
  await ana("POST", "/api/v1/collections", { name: " Fitness " });
  await ben("POST", "/api/v1/collections", { name: "Gaming" });

  const response = await ana("GET", "/api/v1/collections");

  expect(response.json().items.map(({ name }: { name: string }) => name)).toEqual(["Fitness", "Beauty"]);
});

test("the smallest body answers an id under which the collection is read again", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const made = await ana("POST", "/api/v1/collections", { name: "Beauty" });
  const read = await ana("GET", `/api/v1/collections/${made.json().id}`);

  expect(made.statusCode).toBe(201);
  expect(read.json()).toMatchObject({ id: made.json().id, name: "Beauty", counts: { all: 0 } });
});

test("an empty name is refused with the field and what is allowed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const response = await ana("POST", "/api/v1/collections", { name: " " });

  expect(response.json()).toMatchObject({
    status: 400,
    errors: [{ path: "name", message: "Give the collection a name" }],
  });
});

test("creators are added once, triaged and noted on, and counted by state", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [first, second, third] = await bring(app, ana, ["one", "two", "three"]);
  const { id } = (await ana("POST", "/api/v1/collections", { name: "Launch", creatorIds: [first] })).json();

  const added = await ana("POST", `/api/v1/collections/${id}/creators`, {
    creatorIds: [first, second, third],
  });
  await ana("PATCH", `/api/v1/collections/${id}/creators/${second}`, {
    version: 1,
    state: "shortlisted",
    note: "Ask for June",
  });
  await ana("PATCH", `/api/v1/collections/${id}/creators/${third}`, {
    version: 1,
    state: "passed",
    tags: ["too dear"],
  });
  const all = await ana("GET", `/api/v1/collections/${id}/creators`);
  const chosen = await ana("GET", `/api/v1/collections/${id}/creators?state=shortlisted&limit=5`);
  const tagged = await ana("GET", `/api/v1/collections/${id}/creators?tag=too%20dear`);
  const collection = await ana("GET", `/api/v1/collections/${id}`);

  expect(tagged.json()).toMatchObject({ total: 1, items: [{ handle: "three", tags: ["too dear"] }] });
  expect(added.json()).toMatchObject({ added: 2, already: 1 });
  expect(all.json()).toMatchObject({ total: 3, items: [{ handle: "one", state: "untriaged" }, {}, {}] });
  expect(chosen.json()).toMatchObject({ total: 1, items: [{ handle: "two", note: "Ask for June" }] });
  expect(collection.json().counts).toEqual({ all: 3, untriaged: 1, shortlisted: 1, passed: 1 });
});

test("a list answers the first four creators of each collection, in their order", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ids = await bring(app, ana, ["one", "two", "three", "four", "five"]);
  await ana("POST", "/api/v1/collections", { name: "Beauty", creatorIds: ids });

  const list = await ana("GET", "/api/v1/collections");

  expect(list.json().items[0].faces).toEqual(
    ["one", "two", "three", "four"].map((handle) => ({ name: `=Name ${handle}`, imageId: null })),
  );
});

test("creators are read page by page in their order, those who are gone left out and not counted", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ids = await bring(app, ana, ["one", "two", "three", "four"]);
  const { id } = (await ana("POST", "/api/v1/collections", { name: "Beauty", creatorIds: ids })).json();
  const creators = `/api/v1/collections/${id}/creators`;
  await ana("PATCH", `${creators}/${ids[0]}`, { version: 1, tags: ["vip"] });
  await ana("PATCH", `${creators}/${ids[3]}`, { version: 1, state: "shortlisted", tags: ["vip"] });
  await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction.deleteFrom("creators").where("name", "=", "=Name two").execute(),
  );
  const read = async (query: string) => {
    const { total, items } = (await ana("GET", `${creators}?${query}`)).json();
    return { total, handles: items.map(({ handle }: { handle: string }) => handle) };
  };

  expect(await read("limit=10&offset=1")).toEqual({ total: 3, handles: ["three", "four"] });
  expect(await read("limit=10&tag=vip")).toEqual({ total: 2, handles: ["one", "four"] });
  expect(await read("limit=10&tag=vip&state=shortlisted")).toEqual({ total: 1, handles: ["four"] });
  expect(await read("limit=10&offset=9")).toEqual({ total: 3, handles: [] });
});

test("a removed creator comes back with its note, tags and state", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [first = ""] = await bring(app, ana, ["one"]);
  const { id } = (await ana("POST", "/api/v1/collections", { name: "Launch", creatorIds: [first] })).json();
  const entry = { creatorId: first, state: "shortlisted", note: "Warm", tags: ["spf"] };
  await ana("PATCH", `/api/v1/collections/${id}/creators/${first}`, { ...entry, version: 1 });

  const removed = await ana("DELETE", `/api/v1/collections/${id}/creators`, { creatorIds: [first] });
  const empty = await ana("GET", `/api/v1/collections/${id}`);
  await ana("POST", `/api/v1/collections/${id}/creators`, { entries: removed.json().entries });
  const back = await ana("GET", `/api/v1/collections/${id}/creators`);

  expect(removed.json()).toEqual({ entries: [{ ...entry, place: 1 }] });
  expect(empty.json().counts.all).toBe(0);
  expect(back.json().items[0]).toMatchObject(entry);
});

test("a removed collection is gone, and restoring brings it back with its creators", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ids = await bring(app, ana, ["one", "two"]);
  const { id } = (await ana("POST", "/api/v1/collections", { name: "Launch", creatorIds: ids })).json();

  const removed = await ana("DELETE", `/api/v1/collections/${id}`);
  const gone = await ana("GET", `/api/v1/collections/${id}`);
  const restored = await ana("POST", `/api/v1/collections/${id}/restore`);

  expect([removed.statusCode, gone.statusCode]).toEqual([204, 404]);
  expect(restored.json()).toMatchObject({ name: "Launch", counts: { all: 2 } });
});

test("the export is a CSV in which nothing runs as a formula and unknown is empty", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ids = await bring(app, ana, ["one"]);
  const { id } = (await ana("POST", "/api/v1/collections", { name: "Läunch", creatorIds: ids })).json();

  const response = await ana("GET", `/api/v1/collections/${id}/export.csv`);

  expect(response.headers["content-type"]).toContain("text/csv");
  expect(response.headers["content-disposition"]).toContain("L%C3%A4unch.csv");
  expect(response.body.startsWith("\uFEFFPlatform,")).toBe(true);
  expect(response.body.split("\r\n")[1]).toBe("Instagram,one,'=Name one,,,,,,,,Untriaged,,");
});

test("creators and collections of another workspace cannot be reached", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const [theirs] = await bring(app, ben, ["secret"]);
  const { id } = (await ben("POST", "/api/v1/collections", { name: "Canary" })).json();

  const read = await ana("GET", `/api/v1/collections/${id}`);
  const foreign = await ana("POST", "/api/v1/collections", { name: "Mine", creatorIds: [theirs] });

  expect([read.statusCode, foreign.statusCode]).toEqual([404, 404]);
  expect((await ana("GET", "/api/v1/collections")).json().items).toEqual([]);
});

test("a viewer reads collections and changes none", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const { id } = (await ana("POST", "/api/v1/collections", { name: "Launch" })).json();

  const read = await viewer("GET", `/api/v1/collections/${id}`);
  const renamed = await viewer("PATCH", `/api/v1/collections/${id}`, { version: 1, name: "Mine" });

  expect([read.statusCode, renamed.statusCode]).toEqual([200, 403]);
});
