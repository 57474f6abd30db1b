import { expect, test } from "vitest";
import { viewersSeePrices } from "#/acceptance/prices.fixtures.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

const PATH = "/api/v1/saved-searches";

test("a saved search says whom it finds, and who is new since each person last opened it", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn({ workspaceOf: ana });
  await bring(ana, "lena.k,instagram,PT", "joao,tiktok,PT", "max,instagram,DE");
  const { id } = await save(ana, { name: "Portugal", text: "creators in Portugal" });
  const news = `${PATH}/${id}/news`;

  const before = (await ana("GET", news)).json();
  const opened = (await ana("POST", news)).json();
  await bring(ana, "rita,instagram,PT", "tom,instagram,DE");

  expect(before).toEqual({ found: 2, since: null, added: null, handles: [] });
  expect(opened).toEqual(before);
  expect((await ana("GET", news)).json()).toMatchObject({ found: 3, added: 1, handles: ["rita"] });
  expect((await ben("GET", news)).json()).toMatchObject({ found: 3, since: null, added: null });
  expect((await ana("POST", news)).json()).toMatchObject({ added: 1 });
  expect((await ana("GET", news)).json()).toMatchObject({ found: 3, added: 0, handles: [] });
});

test("filters that are kept stand for what the sentence says", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bring(ana, "lena.k,instagram,PT", "max,instagram,DE");
  const { id } = await save(ana, {
    name: "Germany",
    text: "creators in Portugal",
    filters: { country: ["DE"] },
  });
  await ana("POST", `${PATH}/${id}/news`);
  await bring(ana, "tom,instagram,DE", "rita,instagram,PT");

  expect((await ana("GET", `${PATH}/${id}/news`)).json()).toMatchObject({ found: 2, handles: ["tom"] });
});

test("saved searches are listed by name, renamed over the version that was seen, removed and brought back", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const stranger = await app.signIn();
  await save(ana, { name: "zebra", text: "creators in Spain" });
  const saved = await save(ana, { name: "Alps", text: "creators in Austria" });
  const names = async () => (await ana("GET", PATH)).json().items.map(({ name }: { name: string }) => name);
  const one = `${PATH}/${saved.id}`;

  expect(await names()).toEqual(["Alps", "zebra"]);
  const renamed = await ana("PATCH", one, { name: "Austria", version: saved.version });
  const late = await ana("PATCH", one, { name: "Tyrol", version: saved.version });
  expect([renamed.statusCode, late.statusCode, late.json().code]).toEqual([
    200,
    409,
    "platform.edited_meanwhile",
  ]);
  expect((await ana("DELETE", one)).statusCode).toBe(204);
  expect(await names()).toEqual(["zebra"]);
  expect((await ana("GET", `${one}/news`)).statusCode).toBe(404);
  expect((await ana("POST", `${one}/restore`)).json().name).toBe("Austria");
  expect((await stranger("GET", `${one}/news`)).statusCode).toBe(404);
  expect((await stranger("DELETE", one)).statusCode).toBe(404);
});

test("a search that asks for nothing is not kept, and a viewer keeps none", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });

  const empty = await ana("POST", PATH, { name: "All", text: " " });
  const refused = await viewer("POST", PATH, { name: "Spain", text: "creators in Spain" });

  expect([empty.statusCode, refused.statusCode]).toEqual([400, 403]);
  expect(empty.body).toContain("Search for something first");
});

test("whoever sees no prices sees no saved search that asks for them", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  await save(ana, { name: "Spain", text: "creators in Spain" });
  const cheap = await save(ana, { name: "Cheap", text: "under 500 €" });
  await save(ana, { name: "By price", text: "", filters: { price: { max: 300, currency: "EUR" } } });

  await viewersSeePrices(ana, false);
  const list = (await viewer("GET", PATH)).json();

  expect(list.items.map(({ name }: { name: string }) => name)).toEqual(["Spain"]);
  expect((await viewer("GET", `${PATH}/${cheap.id}/news`)).statusCode).toBe(404);
  expect((await ana("GET", PATH)).json().items).toHaveLength(3);
});

test("a workspace keeps fifty searches, and says so of the next one", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  for (let number = 0; number < 50; number += 1) {
    await save(ana, { name: `Search ${String(number)}`, text: "creators in Spain" });
  }

  const next = await ana("POST", PATH, { name: "One more", text: "creators in Spain" });

  expect([next.statusCode, next.json().code]).toEqual([409, "discovery.saved_searches_full"]);
});

async function bring(person: Person, ...rows: string[]): Promise<void> {
  await person("POST", "/api/v1/imports", { text: ["handle,platform,country", ...rows].join("\n") });
}

async function save(person: Person, search: object): Promise<{ id: string; version: number }> {
  const answer = await person("POST", PATH, search);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
