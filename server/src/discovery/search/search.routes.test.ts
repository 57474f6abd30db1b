import { CreatorSearchResult, PostSearchResult } from "@app/contract/discovery/creators";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { addCreators, addPost, insertCreator, removeCreator, SEARCH } from "./search.fixtures.ts";

test("a sentence finds the creators that certainly fit and counts the unknown ones apart", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await addCreators(app.db, ana, [
    { handle: "glow", followers: 60_000, country: "DE", categories: ["skincare"], engagement_rate: 4 },
    { handle: "rated.low", followers: 70_000, country: "DE", categories: ["skincare"], engagement_rate: 1 },
    { handle: "unrated", followers: 80_000, country: "DE", categories: ["beauty", "skincare"] },
    { handle: "elsewhere", followers: 90_000, country: "FR", categories: ["skincare"], engagement_rate: 9 },
  ]);

  const response = await ana("POST", SEARCH, { text: "skincare creators in Germany, engagement over 3%" });

  const result = CreatorSearchResult.parse(response.json());
  expect(result.items.map((item) => item.handle)).toEqual(["glow"]);
  expect(result).toMatchObject({
    total: 1,
    creators: 4,
    unknown: [{ filter: "engagementRate", count: 1 }],
    missing: [],
    filters: { category: ["skincare"], country: ["DE"], engagementRate: { min: 3 } },
  });
  expect(result.items[0]).toMatchObject({ fit: null, price: null, notes: null, email: null });
  expect(result.items[0]?.reasons).toContain("Topic: Skincare.");
});

test("unknown creators come in when they are asked for", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await addCreators(app.db, ana, [
    { handle: "rated", engagement_rate: 5 },
    { handle: "unrated", engagement_rate: null },
  ]);

  const response = await ana("POST", SEARCH, {
    filters: { engagementRate: { min: 3 }, includeUnknown: ["engagementRate"] },
  });

  expect(response.json()).toMatchObject({ total: 2, unknown: [] });
});

test("what was written is found by the next search, and what was removed is not", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await addCreators(app.db, ana, [{ handle: "first", followers: 10 }]);
  const before = await ana("POST", SEARCH, {});
  const [second] = await addCreators(app.db, ana, [{ handle: "second", followers: 20 }]);

  const after = await ana("POST", SEARCH, {});
  await removeCreator(app.db, ana, second ?? "");
  const last = await ana("POST", SEARCH, {});

  expect([before, after, last].map((response) => response.json().total)).toEqual([1, 2, 1]);
});

test("a change by hand is found by the next search", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [id] = await addCreators(app.db, ana, [{ handle: "ana.cooks" }]);
  await ana("POST", SEARCH, {});

  await ana("PATCH", `/api/v1/creators/${id}`, { version: 1, email: "ana@cooks.example" });

  const response = await ana("POST", SEARCH, { text: "creators with email" });
  expect(response.json()).toMatchObject({ total: 1, items: [{ email: "ana@cooks.example" }] });
});

test("changes of transactions that overlap are all found", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", SEARCH, {});

  await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      withWorkspace(app.db, ana.workspaceId, async (transaction) => {
        await insertCreator(transaction, ana.workspaceId, { handle: `slow${at}` });
        await sql`select pg_sleep(${(at % 6) / 50})`.execute(transaction);
      }),
    ),
  );

  const response = await ana("POST", SEARCH, {});
  expect(response.json().total).toBe(24);
});

test("a workspace never finds the creators of another", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const [id] = await addCreators(app.db, ana, [{ handle: "only.anas" }]);

  const found = await ben("POST", SEARCH, {});
  const profile = await ben("GET", `/api/v1/creators/${id}`);
  const figure = await ben("GET", `/api/v1/creators/${id}/figures/followers`);

  expect(found.json().total).toBe(0);
  expect([profile.statusCode, figure.statusCode]).toEqual([404, 404]);
});

test("posts are found by the words and hashtags of their captions, and a brand by who names it", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [id] = await addCreators(app.db, ana, [{ handle: "early.bird" }, { handle: "silent" }]);
  await addPost(app.db, ana, id ?? "", "My slow morning routine with @oatandember #coffee", 9_000);
  await addPost(app.db, ana, id ?? "", "A walk in the park", 200);
  await addPost(app.db, ana, id ?? "", "Unboxing the new phone", 7_000);
  await addPost(app.db, ana, id ?? "", "My desk setup #tech", 8_000);

  const words = await ana("GET", "/api/v1/posts/search?text=morning%20routine");
  const tag = await ana("GET", "/api/v1/posts/search?text=%23coffee%20reels%20with%20over%205k%20views");
  const topic = await ana("GET", "/api/v1/posts/search?text=unboxing%20reels");
  const brand = await ana("POST", SEARCH, { filters: { brand: ["oatandember"] } });

  expect(PostSearchResult.parse(words.json())).toMatchObject({ total: 1, items: [{ views: 9_000 }] });
  expect(tag.json()).toMatchObject({ total: 1, items: [{ creatorHandle: "early.bird" }] });
  expect(topic.json()).toMatchObject({ total: 1, items: [{ views: 7_000 }] });
  expect(brand.json()).toMatchObject({ total: 1, items: [{ handle: "early.bird" }] });
});

test("posts on a platform, or of creators in a city, that is left out are not found", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [id] = await addCreators(app.db, ana, [{ handle: "early.bird", city: "berlin" }]);
  await addPost(app.db, ana, id ?? "", "My slow morning routine", 9_000);
  const totalOf = async (words: string) =>
    (await ana("GET", `/api/v1/posts/search?text=${encodeURIComponent(words)}`)).json().total;

  expect(await totalOf("reels about morning routine, not in Lisbon, not on TikTok")).toBe(1);
  expect(await totalOf("reels about morning routine, not in Berlin")).toBe(0);
  expect(await totalOf("reels about morning routine, not on Instagram")).toBe(0);
});

test("who lives in a town of a state that people call a city is found by either name, and left out by either", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [id] = await addCreators(app.db, ana, [
    { handle: "panjim.eats", city: "panaji" },
    { handle: "goa.surf", city: "goa" },
    { handle: "pune.eats", city: "pune" },
  ]);
  await addPost(app.db, ana, id ?? "", "My slow morning routine", 9_000);
  const found = async (filters: object) =>
    (await ana("POST", SEARCH, { filters })).json().items.map(({ handle }: { handle: string }) => handle);
  const posts = async (words: string) =>
    (await ana("GET", `/api/v1/posts/search?text=${encodeURIComponent(words)}`)).json().total;

  expect((await found({ city: ["goa"] })).toSorted()).toEqual(["goa.surf", "panjim.eats"]);
  expect(await found({ city: ["panaji"] })).toEqual(["panjim.eats"]);
  expect(await found({ cityNot: ["goa"] })).toEqual(["pune.eats"]);
  expect(await posts("reels about morning routine in Goa")).toBe(1);
  expect(await posts("reels about morning routine, not in Goa")).toBe(0);
});

test("a row with nothing but a name and a handle is found by them, and is unknown to other words", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await addCreators(app.db, ana, [{ handle: "nora.bakes" }]);

  const byHandle = await ana("POST", SEARCH, { filters: { keywords: ["nora"] } });
  const byTopic = await ana("POST", SEARCH, { filters: { keywords: ["coffee"] } });

  expect(byHandle.json()).toMatchObject({ total: 1, unknown: [] });
  expect(byTopic.json()).toMatchObject({ total: 0, unknown: [{ filter: "keywords", count: 1 }] });
});

test("a viewer may search", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  await addCreators(app.db, ana, [{ handle: "someone" }]);

  const response = await viewer("POST", SEARCH, { text: "creators" });

  expect(response.json()).toMatchObject({ total: 1 });
});

test("a pasted link of a profile or a post finds whose it is, and that nobody has it is told", async () => {
  const ana = await (await sharedApp()).signIn();
  const text = "Name,Instagram,TikTok,Followers\nLena,@lena.kuhn_x,@lenatt,900\nBen,@benbrot,,800";
  await ana("POST", "/api/v1/imports", { text });
  const posts = "Link,Handle,Date,Views\nhttps://www.instagram.com/reel/AAA111AAA11/,@benbrot,2026-10-01,100";
  await ana("POST", "/api/v1/imports", { text: posts });
  const find = async (link: string) => {
    const found = (await ana("POST", SEARCH, { text: link })).json<CreatorSearchResult>();
    return [found.items.map(({ name }) => name), found.unparsed];
  };

  for (const link of [
    "https://www.instagram.com/lena.kuhn_x/?igsh=abc",
    "https://www.tiktok.com/@lenatt/video/7300000000000000009",
  ])
    expect(await find(link)).toEqual([["Lena"], []]);
  expect(await find("https://www.instagram.com/p/AAA111AAA11/?utm_source=x")).toEqual([["Ben"], []]);
  expect(await find("https://www.instagram.com/nobody/")).toEqual([
    ["Lena", "Ben"],
    ["https://www.instagram.com/nobody/"],
  ]);
});
