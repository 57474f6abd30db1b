import { Suggestions } from "@app/contract/discovery/creators";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { addCreators, addPost } from "./search.fixtures.ts";

test("suggestions are written from the workspace's own data where ours find nothing", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [id] = await addCreators(app.db, ana, [
    { handle: "clay", followers: 5_000, country: "SE", city: "malmo", categories: ["art"] },
  ]);
  await addPost(app.db, ana, id ?? "", "Wheel throwing with @claybarn #pottery", 100);

  const response = await ana("GET", "/api/v1/discovery/suggestions");

  const { prompts, reels, brands } = Suggestions.parse(response.json());
  expect(prompts).toHaveLength(7);
  expect(prompts.map(({ text }) => text)).toContain("Art creators");
  expect(reels).toHaveLength(4);
  expect(reels[0]).toEqual({ text: "Posts with #pottery", count: 1, needs: [] });
  expect(brands).toHaveLength(6);
  expect(brands[0]).toEqual({ text: "claybarn", count: 1, needs: [] });
  expect(prompts.filter(({ count }) => count === 0)).toEqual([]);
  expect(reels.findLast(({ count }) => count === 0)).toEqual(reels.at(-1));
});

test("seven, four and six are suggested in every workspace, and what finds nothing says what it needs", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const read = async () => Suggestions.parse((await ana("GET", "/api/v1/discovery/suggestions")).json());

  const examples = await read();
  await addCreators(app.db, ana, [{ handle: "clay" }]);
  const own = await read();

  for (const { prompts, reels, brands } of [examples, own]) {
    expect([prompts.length, reels.length, brands.length]).toEqual([7, 4, 6]);
    expect(reels.map(({ needs }) => needs)).toEqual([["posts"], ["posts"], ["posts"], ["posts"]]);
    expect(new Set(brands.flatMap(({ needs }) => needs))).toEqual(new Set(["brand"]));
  }
  expect(new Set(examples.prompts.flatMap(({ needs }) => needs))).toEqual(new Set(["creators"]));
  const unanswered = own.prompts.filter(({ count }) => count === 0);
  expect(unanswered.length).toBeGreaterThan(0);
  expect(unanswered.filter(({ needs }) => needs.length === 0)).toEqual([]);
  expect(own.prompts.map(({ text }) => text)).not.toContain("Cheapest creators");
});

test("brands that own posts mention come before those that nobody here mentions", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const table = "handle,platform,followers\nleaf.one,instagram,9000\nleaf.two,instagram,8000";
  await ana("POST", "/api/v1/imports", { text: table });
  for (const [index, caption] of ["love @veganz", "@veganz and @oatly", "with @leaf.two"].entries()) {
    const url = `https://instagram.com/p/Leaf${index}`;
    await ana("POST", "/api/v1/posts", { url, handle: "leaf.one", postedAt: "2026-10-30", caption });
  }

  const { brands } = Suggestions.parse((await ana("GET", "/api/v1/discovery/suggestions")).json());

  expect(brands.slice(0, 3).map(({ text, count }) => [text, count])).toEqual([
    ["veganz", 1],
    ["oatly", 1],
    ["kornherz", 0],
  ]);
});
