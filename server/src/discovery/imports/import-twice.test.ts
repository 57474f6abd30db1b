import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

const LINKED = "Name,Instagram,TikTok\nAna Berg,@ana.b,@ana.tt";
/** Each account in a row of its own: nothing in the table says that they are of one creator. */
const APART = [
  "Name,Handle,Platform,Followers,City,Shoe size,Locker,E-mail",
  "Ana Berg,@ana.b,Instagram,100,Berlin,38,B12,",
  "Ana Berg,@ana.tt,TikTok,200,Paris,39,,ana@berg.example",
].join("\n");

test("rows that turn out to be of one creator count once each, what gives way is told, and again nothing changes", async () => {
  const ana = await (await sharedApp()).signIn();
  await bring(ana, LINKED);

  const first = await bring(ana, APART);
  const profile = await onlyProfile(ana);
  const preview = (await ana("POST", "/api/v1/imports/preview", { text: APART })).json();
  const again = await bring(ana, APART);

  expect(profile).toMatchObject({
    city: "berlin",
    country: "DE",
    email: "ana@berg.example",
    fields: { "Shoe size": "38", Locker: "B12" },
  });
  expect(first.rows).toMatchObject({ updated: 2 });
  for (const report of [first, preview, again]) {
    expect(report.cells).toEqual({ read: 14, stored: 10, ownFields: 2, ignored: 0, refused: 2 });
    expect(report.notUsed).toMatchObject([
      { line: 3, column: "City", value: "Paris" },
      { line: 3, column: "Shoe size", value: "39" },
    ]);
  }
  expect(again.rows).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  expect(await onlyProfile(ana)).toEqual(profile);
});

test("own fields of all accounts of a creator are kept, of two values the later one, and the other is told", async () => {
  const ana = await (await sharedApp()).signIn();
  const table = [
    "Name,Instagram,TikTok,Shoe size,Locker",
    "Ana Berg,@ana.b,,38,B12",
    "Ana Berg,,@ana.tt,39,",
    "Ana Berg,@ana.b,@ana.tt,,",
  ].join("\n");

  const first = await bring(ana, table);
  const profile = await onlyProfile(ana);
  const again = await bring(ana, table);

  expect(profile).toMatchObject({ fields: { "Shoe size": "39", Locker: "B12" } });
  expect(first.notUsed).toEqual([
    {
      line: 2,
      column: "Shoe size",
      value: "38",
      reason: "Line 3 says something else of the same creator, and the later line counts",
    },
  ]);
  expect(again.rows).toMatchObject({ updated: 0, unchanged: 3 });
});

async function bring(person: Person, text: string) {
  return (await person("POST", "/api/v1/imports", { text })).json();
}

async function onlyProfile(person: Person) {
  const { items } = (await person("POST", "/api/v1/creators/search", { filters: {} })).json();
  const ids = new Set(items.map(({ id }: { id: string }) => id));
  expect(ids.size).toBe(1);
  return (await person("GET", `/api/v1/creators/${[...ids].join("")}`)).json();
}
