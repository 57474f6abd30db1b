import type { CreatorEdited } from "@app/contract/discovery/creator-edits";
import type { CreatorProfile, CreatorSearchResult } from "@app/contract/discovery/creators";
import type { ImportReport } from "@app/contract/discovery/imports";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";

const TABLE = "handle,platform,status,owner,Shoe size,Dog\nhugo,instagram,contacted,Jana,39,yes";

test("what a team notes of a creator can be written by hand, is found, and is undone with what it was", async () => {
  const { write, read, find } = await hugo();

  const { previous } = await write({
    status: "accepted",
    owner: "Kai",
    client: "Veganz",
    agency: "North",
    code: "HUGO10",
    address: "Rua 1",
    lastContact: "2026-11-02",
    lastDeal: "2026-10-01",
    lastFee: { amount: 90_000, currency: "EUR" },
    fields: { "Shoe size": "40", Note: "left-handed" },
  });

  expect(await read()).toMatchObject({
    status: "accepted",
    owner: "Kai",
    client: { name: "Veganz" },
    agency: "North",
    code: "HUGO10",
    address: "Rua 1",
    lastContact: "2026-11-02",
    lastDeal: "2026-10-01",
    lastFee: { amount: 90_000, currency: "EUR" },
    fields: { "Shoe size": "40", Dog: "yes", Note: "left-handed" },
  });
  expect(await find("owner Kai")).toBe(1);
  expect(await find("Shoe size over 39")).toBe(1);
  await write(previous);
  expect(await read()).toMatchObject({
    status: "contacted",
    owner: "Jana",
    client: null,
    lastFee: null,
    fields: { "Shoe size": "39", Dog: "yes" },
  });
});

test("a city that is in one country only says the country where nobody did", async () => {
  const { write, read } = await hugo();

  await write({ city: "München" });
  expect(await read()).toMatchObject({ city: "munich", country: "DE" });
  await write({ city: "Paris", country: "US" });
  expect(await read()).toMatchObject({ city: "paris", country: "US" });
});

test("an import leaves what was typed, says so, and fills the other fields of the team's own", async () => {
  const { write, read, bring } = await hugo();
  await write({ owner: "Kai", fields: { "Shoe size": "41" } });

  const report = await bring("handle,platform,owner,Shoe size,Dog\nhugo,instagram,Jana,39,no");

  expect(report.kept.map(({ field, kept, offered }) => [field, kept, offered])).toEqual([
    ["owner", "Kai", "Jana"],
    ["Shoe size", "41", "39"],
  ]);
  expect(await read()).toMatchObject({ owner: "Kai", fields: { "Shoe size": "41", Dog: "no" } });
});

test.each([
  [{ status: "maybe" }, "status"],
  [{ country: "Germany" }, "country"],
  [{ lastDeal: "1.3.2027" }, "lastDeal"],
  [{ lastContact: "2999-01-01" }, "lastContact"],
  [{ followers: 5 }, ""],
])("what cannot be written is refused and named: %j", async (change, path) => {
  const { url, ana, read } = await hugo();
  const { version } = await read();

  const response = await ana("PATCH", url, { ...change, version });

  expect(response.statusCode).toBe(400);
  const { errors } = response.json<{ errors: { path: string; message: string }[] }>();
  expect(errors[0]?.path).toBe(path);
  expect((await read()).version).toBe(version);
});

async function hugo() {
  const app = await sharedApp();
  const ana = await app.signIn();
  const bring = async (text: string) => (await ana("POST", "/api/v1/imports", { text })).json<ImportReport>();
  await bring(TABLE);
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json<CreatorSearchResult>();
  const url = `/api/v1/creators/${items[0]?.id}`;
  const read = async () => (await ana("GET", url)).json<CreatorProfile>();
  const write = async (change: object) => {
    const response = await ana("PATCH", url, { ...change, version: (await read()).version });
    expect(response.json()).not.toHaveProperty("errors");
    return response.json<CreatorEdited>();
  };
  const find = async (text: string) =>
    (await ana("POST", "/api/v1/creators/search", { text })).json<CreatorSearchResult>().total;
  return { ana, url, read, write, find, bring };
}
