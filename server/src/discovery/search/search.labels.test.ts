import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

const SEARCH = "/api/v1/creators/search";

test("a collection is searched by the name that people gave it, also after it was renamed", async () => {
  const { ana, ids } = await withThreeCreators();
  const made = await ana("POST", "/api/v1/collections", { name: "Summer Picks" });
  const { id } = made.json();
  await ana("POST", `/api/v1/collections/${id}/creators`, { creatorIds: ids.slice(0, 2) });

  const found = await handles(ana, "creators in my collection “Summer picks”");
  const others = await handles(ana, "not in collection Summer Picks");
  const inNone = await handles(ana, "creators not in any collection");
  await ana("PATCH", `/api/v1/collections/${id}`, { version: 1, name: "Autumn" });

  expect(found).toEqual(["one", "two"]);
  expect(others).toEqual(["three"]);
  expect(inNone).toEqual(["three"]);
  expect(await handles(ana, "creators in collection autumn")).toEqual(["one", "two"]);
  expect(await handles(ana, "creators in my collection “Summer picks”")).toEqual([]);
});

test("a collection and a campaign are known by name, made of whatever words, as soon as they are there", async () => {
  const { ana, ids } = await withThreeCreators();
  await ana("POST", "/api/v1/collections", { name: "Best 20", creatorIds: ids.slice(0, 2) });
  const { id } = (await ana("POST", "/api/v1/campaigns", { name: "Winter Start", brand: "Alpenhof" })).json();
  await ana("POST", `/api/v1/campaigns/${id}/creators`, { creatorIds: ids.slice(2) });

  expect(await handles(ana, "those on the Best 20 list")).toEqual(["one", "two"]);
  expect(await handles(ana, "Kampagne Winter Start")).toEqual(["three"]);
});

test("tags and notes of creators are searched, and stand as filters by their kind", async () => {
  const { ana, ids } = await withThreeCreators();
  await ana("PATCH", `/api/v1/creators/${ids[0]}`, { version: 1, tags: ["VIP"] });
  await ana("PATCH", `/api/v1/creators/${ids[1]}`, { version: 1, notes: "Called in May" });

  const response = await ana("POST", SEARCH, { text: "my tag vip" });

  expect(response.json()).toMatchObject({
    items: [{ handle: "one" }],
    filters: { label: [{ kind: "tag", value: "vip" }] },
    unparsed: [],
  });
  expect(await handles(ana, "creators with notes")).toEqual(["two"]);
  expect(await handles(ana, "creators without notes")).toEqual(["one", "three"]);
});

test("tags and notes in a collection are searched until no collection holds them", async () => {
  const { ana, ids } = await withThreeCreators();
  const made = await ana("POST", "/api/v1/collections", { name: "Summer", creatorIds: ids });
  const entries = `/api/v1/collections/${made.json().id}/creators`;
  await ana("PATCH", `${entries}/${ids[0]}`, { version: 1, tags: ["Gold"] });
  await ana("PATCH", `${entries}/${ids[2]}`, { version: 1, note: "Warm" });

  const gold = await handles(ana, "tagged gold");
  const noted = await handles(ana, "creators with notes");
  await ana("PATCH", `${entries}/${ids[0]}`, { version: 2, tags: [] });
  const taken = await handles(ana, "tagged gold");
  await ana("DELETE", `/api/v1/collections/${made.json().id}`);

  expect([gold, noted, taken]).toEqual([["one"], ["three"], []]);
  expect(await handles(ana, "creators with notes")).toEqual([]);
});

test("a collection of another workspace is not found by its name", async () => {
  const { ana, ids } = await withThreeCreators();
  const { ana: ben } = await withThreeCreators();
  const made = await ana("POST", "/api/v1/collections", { name: "Secret" });
  await ana("POST", `/api/v1/collections/${made.json().id}/creators`, { creatorIds: ids });

  expect(await handles(ben, "creators in collection Secret")).toEqual([]);
});

test("a collection or campaign that is not there is told of, and others are not", async () => {
  const { ana } = await withThreeCreators();
  await ana("POST", "/api/v1/collections", { name: "Summer" });

  const none = await ana("POST", SEARCH, { text: "creators in collection Nonexistent" });
  const there = await ana("POST", SEARCH, { text: "creators in collection Summer" });
  const any = await ana("POST", SEARCH, { text: "creators in any collection" });

  expect(none.json()).toMatchObject({
    total: 0,
    unknownLabels: [{ kind: "collection", value: "nonexistent" }],
  });
  expect([there, any].map((response) => response.json().unknownLabels)).toEqual([[], []]);
});

test("a sentence that asks for so many is answered with as many", async () => {
  const { ana } = await withThreeCreators();

  const response = await ana("POST", SEARCH, { text: "top 2 by followers" });

  expect(response.json()).toMatchObject({ total: 2, items: [{ handle: "one" }, { handle: "two" }] });
});

async function withThreeCreators(): Promise<{ ana: Person; ids: string[] }> {
  const app = await sharedApp();
  const ana = await app.signIn();
  const pasted = {
    text: "Platform,Handle,Followers\ninstagram,one,30000\ninstagram,two,20000\ninstagram,three,10000",
  };
  await ana("POST", "/api/v1/imports", pasted);
  const all = await ana("POST", SEARCH, {});
  return { ana, ids: all.json().items.map(({ id }: { id: string }) => id) };
}

async function handles(person: Person, text: string): Promise<string[]> {
  const response = await person("POST", SEARCH, { text });
  return response.json().items.map(({ handle }: { handle: string }) => handle);
}
