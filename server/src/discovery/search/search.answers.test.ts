import { CreatorSearchResult, Suggestions } from "@app/contract/discovery/creators";
import { CreatorStanding } from "@app/contract/discovery/comparing/standing";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { addCreators, SEARCH } from "./search.fixtures.ts";

test("where nobody fits, each condition that leaves everybody out is named with whom it leaves out", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await addCreators(app.db, ana, [
    { handle: "one", country: "DE", categories: ["music"] },
    { handle: "two", country: "DE", categories: ["music"] },
    { handle: "three", country: "IS", categories: ["gaming"] },
  ]);
  const search = async (filters: object) =>
    CreatorSearchResult.parse((await ana("POST", SEARCH, { filters })).json());

  const nobody = await search({ country: ["IS"], category: ["music"] });
  const noSingle = await search({ country: ["DE"], category: ["art"], city: ["paris"] });
  const somebody = await search({ country: ["DE"], category: ["music"] });

  expect(nobody.ways).toEqual([
    { filter: "country", kind: "without", count: 2 },
    { filter: "category", kind: "without", count: 1 },
  ]);
  expect(noSingle.ways).toEqual([{ filter: "country", kind: "alone", count: 2 }]);
  expect(somebody.ways).toEqual([]);
});

test("who has a city and no region is found by the region that it lies in", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await addCreators(app.db, ana, [
    { handle: "south", country: "DE", city: "augsburg" },
    { handle: "west", country: "DE", city: "cologne" },
    { handle: "nowhere", country: "DE" },
  ]);

  const { items, unknown } = CreatorSearchResult.parse(
    (await ana("POST", SEARCH, { filters: { region: ["DE-BY"] } })).json(),
  );

  expect(items.map(({ handle }) => handle)).toEqual(["south"]);
  expect(unknown).toEqual([{ filter: "region", count: 1 }]);
});

test("of those found it is told of how many each value is known", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await addCreators(app.db, ana, [
    { handle: "one", followers: 10, country: "DE", email: "one@x.example" },
    { handle: "two", followers: 20, country: "DE", categories: ["music"] },
    { handle: "three", country: "FR", city: "paris", engagement_rate: 4 },
  ]);

  const { known } = CreatorSearchResult.parse(
    (await ana("POST", SEARCH, { filters: { country: ["DE"] } })).json(),
  );

  expect(known).toMatchObject({
    followers: 2,
    country: 2,
    email: 1,
    category: 1,
    city: 0,
    engagementRate: 0,
  });
});

test("a creator is held against all others of whom the figure is known", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [id = ""] = await addCreators(app.db, ana, [
    { handle: "middle", followers: 300, engagement_rate: 5 },
    { handle: "small", followers: 100 },
    { handle: "smaller", followers: 50 },
    { handle: "large", followers: 900 },
    { handle: "unknown", followers: null },
  ]);

  const standing = CreatorStanding.parse((await ana("GET", `/api/v1/creators/${id}/standing`)).json());

  expect(standing.figures).toEqual([{ field: "followers", value: 300, below: 2, of: 4, median: 200 }]);
});

test("searches are written from the rows, and each tells some of them from the others", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const creators = Array.from({ length: 12 }, (_, place) => ({
    handle: `row.${place}`,
    followers: (place + 1) * 100_000,
    country: place < 4 ? "BR" : "IN",
    categories: [place % 2 === 0 ? "music" : "comedy"],
  }));
  await addCreators(app.db, ana, creators);

  const { own } = Suggestions.parse((await ana("GET", "/api/v1/discovery/suggestions")).json());

  expect(own).toHaveLength(3);
  expect(own.filter(({ count }) => count === 0 || count > 6)).toEqual([]);
  expect(own[0]?.text).toMatch(/^(?:Music|Comedy) creators in India$/u);
});
