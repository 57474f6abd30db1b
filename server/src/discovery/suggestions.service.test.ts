import { Suggestions } from "@app/contract/discovery-creators";
import { expect, test } from "vitest";
import { sharedApp } from "#/test-app.fixtures.ts";
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
  expect(reels[0]).toEqual({ text: "Posts with #pottery", count: 1 });
  expect(brands).toEqual([{ text: "claybarn", count: 1 }]);
  expect([...prompts, ...reels].filter(({ count }) => count === 0)).toEqual([]);
});

test("without posts no query for posts is suggested; without creators the examples are", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const read = async () => Suggestions.parse((await ana("GET", "/api/v1/discovery/suggestions")).json());

  const examples = await read();
  await addCreators(app.db, ana, [{ handle: "clay", followers: 5_000, categories: ["art"] }]);
  const own = await read();

  expect([examples.prompts.length, examples.reels.length, examples.brands.length]).toEqual([7, 4, 6]);
  expect(own).toMatchObject({ creators: 1, reels: [], brands: [] });
});
