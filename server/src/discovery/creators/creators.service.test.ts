import { CreatorNames, CreatorProfile } from "@app/contract/discovery/creators";
import { FigureSource } from "@app/contract/figures";
import { expect, test } from "vitest";
import { callerOf, sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { addCreators, SEARCH } from "#/discovery/search/search.fixtures.ts";

test("a profile has what is known, and null for the rest", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [id] = await addCreators(app.db, ana, [{ handle: "bare", followers: 1_200 }]);

  const response = await ana("GET", `/api/v1/creators/${id}`);

  const profile = CreatorProfile.parse(response.json());
  expect(profile).toMatchObject({ handle: "bare", followers: 1_200, engagementRate: null, posts: [] });
  expect(profile).toMatchObject({ growth: null, viewRate: null, price: null, snapshots: [] });
});

test("a figure says its definition, inputs, sample, date and source", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [id] = await addCreators(app.db, ana, [{ handle: "sourced", followers: 84_200 }]);

  const response = await ana("GET", `/api/v1/creators/${id}/figures/followers`);

  expect(FigureSource.parse(response.json())).toMatchObject({
    metric: "followers",
    inputs: [{ label: "Followers", value: "84,200" }],
    sample: "1 imported row",
    asOf: "2026-11-01T00:00:00.000Z",
    source: "Imported file: list.csv, line 7, column “Followers”",
  });
});

test("the day of the last post is written as everywhere on screen", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [id] = await addCreators(app.db, ana, [{ handle: "posted", last_post_at: "2026-11-18T09:00:00Z" }]);

  const response = await ana("GET", `/api/v1/creators/${id}/figures/lastPostAt`);

  expect(FigureSource.parse(response.json()).inputs).toEqual([{ label: "Published", value: "18/11/2026" }]);
});

test("a figure that does not exist is not found", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [id] = await addCreators(app.db, ana, [{ handle: "someone" }]);

  const response = await ana("GET", `/api/v1/creators/${id}/figures/shoe-size`);

  expect(response.json()).toMatchObject({ status: 404, detail: "There is no figure of this name." });
});

test("a part of the name or handle finds creators, the most followed first", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  await addCreators(app.db, ana, [
    { handle: "veganwithines", followers: 900 },
    { handle: "ines.cooks", followers: 70_000 },
    { handle: "nobody", followers: 1_000_000 },
  ]);

  expect(await names(ana, "INES")).toEqual(["ines.cooks", "veganwithines"]);
  expect(await names(ana, "@ines cook")).toEqual(["ines.cooks"]);
  expect(await names(ana, "100%_")).toEqual([]);
  expect(await names(ben, "ines")).toEqual([]);
});

test("names are found the same way before and after the first search, and a new one at once", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await addCreators(app.db, ana, [{ handle: "Ines.Bakes" }, { handle: "ines.cooks", followers: 70_000 }]);

  const before = await names(ana, "ines");
  await ana("POST", SEARCH, { text: "" });
  const after = await names(ana, "ines");
  await addCreators(app.db, ana, [{ handle: "ines.runs", followers: 80_000 }]);

  expect(before).toEqual(["ines.cooks", "Ines.Bakes"]);
  expect(after).toEqual(before);
  expect(await names(ana, "INES r")).toEqual(["ines.runs"]);
});

test("a search without its words says which parameter is missing and what it may hold", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ask = async (url: string) => (await ana("GET", url)).json();

  const [name, limit, posts] = [
    await ask("/api/v1/creators"),
    await ask("/api/v1/creators?q=ines&limit=21"),
    await ask("/api/v1/posts/search"),
  ];

  expect(name).toMatchObject({
    status: 400,
    errors: [{ path: "q", message: "Enter a part of the name or handle, from 1 to 1000 characters" }],
  });
  expect(name.detail).toMatch(/^q: Enter a part/u);
  expect(limit.errors).toEqual([{ path: "limit", message: "Enter a whole number from 1 to 20" }]);
  expect(posts.errors).toMatchObject([{ path: "text", message: expect.stringMatching(/^Enter what/u) }]);
});

test("a plan gets every creator with all that it uses, unknown ones as null", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await addCreators(app.db, ana, [
    { handle: "small", followers: 2_000, country: "DE", categories: ["vegan"] },
    { handle: "large", followers: 90_000, country: "DE", categories: ["vegan"], engagement_rate: 2 },
    { handle: "far", followers: 90_000, country: "FR", categories: ["vegan"] },
  ]);
  const caller = await callerOf(app, ana);

  const candidates = await app.discovery.creators.candidates(caller);
  const found = await ana("POST", SEARCH, { filters: { country: ["DE"] } });

  expect(candidates.map(({ handle }) => handle)).toEqual(["far", "large", "small"]);
  expect(candidates[2]).toMatchObject({ engagementRate: null, price: null, medianViews: null, audience: {} });
  expect(found.json()).toMatchObject({ items: [{ handle: "large" }, { handle: "small" }] });
});

test("a plan gets what a creator speaks besides the main language", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const text = 'Handle,Platform,Languages\nana,instagram,"German, English, Rätoromanisch"\nben,instagram,DE';
  await ana("POST", "/api/v1/imports", { text });

  const candidates = await app.discovery.creators.candidates(await callerOf(app, ana));

  expect(candidates.map(({ language, furtherLanguages }) => [language, furtherLanguages])).toEqual([
    ["de", ["en", "rm"]],
    ["de", []],
  ]);
});

async function names(person: Person, q: string): Promise<string[]> {
  const answer = await person("GET", `/api/v1/creators?q=${encodeURIComponent(q)}`);
  return CreatorNames.parse(answer.json()).items.map(({ handle }) => handle);
}
