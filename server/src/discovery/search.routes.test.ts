import {
  CreatorNames,
  CreatorProfile,
  CreatorSearchResult,
  PostSearchResult,
} from "@app/contract/discovery-creators";
import { Suggestions } from "@app/contract/discovery-creators";
import { FigureSource } from "@app/contract/figures";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { sharedApp } from "#/test-app.fixtures.ts";
import type { Person } from "#/test-app.fixtures.ts";
import { recordChanges } from "./change-feed.store.ts";

const SEARCH = "/api/v1/creators/search";

interface Wanted {
  handle: string;
  platform?: string;
  followers?: number | null;
  engagement_rate?: number | null;
  country?: string | null;
  city?: string | null;
  categories?: string[];
  email?: string | null;
  last_post_at?: string;
  version?: number;
  id?: string;
}

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

  await ana("PATCH", `/api/v1/creators/${id}`, { email: "ana@cooks.example" });

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

test("posts are found by the words and hashtags of their captions, and a brand by who names it", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [id] = await addCreators(app.db, ana, [{ handle: "early.bird" }, { handle: "silent" }]);
  await addPost(app.db, ana, id ?? "", "My slow morning routine with @oatandember #coffee", 9_000);
  await addPost(app.db, ana, id ?? "", "A walk in the park", 200);

  const words = await ana("GET", "/api/v1/posts/search?text=morning%20routine");
  const tag = await ana("GET", "/api/v1/posts/search?text=%23coffee%20reels%20with%20over%205k%20views");
  const brand = await ana("POST", SEARCH, { filters: { brand: ["oatandember"] } });

  expect(PostSearchResult.parse(words.json())).toMatchObject({ total: 1, items: [{ views: 9_000 }] });
  expect(tag.json()).toMatchObject({ total: 1, items: [{ creatorHandle: "early.bird" }] });
  expect(brand.json()).toMatchObject({ total: 1, items: [{ handle: "early.bird" }] });
});

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

test("a plan gets every creator with all that it uses, unknown ones as null", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await addCreators(app.db, ana, [
    { handle: "small", followers: 2_000, country: "DE", categories: ["vegan"] },
    { handle: "large", followers: 90_000, country: "DE", categories: ["vegan"], engagement_rate: 2 },
    { handle: "far", followers: 90_000, country: "FR", categories: ["vegan"] },
  ]);
  const caller = callerOf(ana);

  const candidates = await app.discovery.creators.candidates(caller);
  const found = await ana("POST", SEARCH, { filters: { country: ["DE"] } });

  expect(candidates.map(({ handle }) => handle)).toEqual(["far", "large", "small"]);
  expect(candidates[2]).toMatchObject({ engagementRate: null, price: null, medianViews: null, audience: {} });
  expect(found.json()).toMatchObject({ items: [{ handle: "large" }, { handle: "small" }] });
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

function callerOf(person: Person): Caller {
  const { userId, workspaceId, workspaceSlug } = person;
  return {
    userId,
    workspaceId,
    workspaceSlug,
    name: null,
    role: "member",
    isSample: false,
    isServerAdministrator: false,
    seesPrices: true,
    via: "session",
  };
}

async function addCreators(db: Database, person: Person, wanted: Wanted[]): Promise<string[]> {
  return withWorkspace(db, person.workspaceId, async (transaction) => {
    const ids: string[] = [];
    for (const one of wanted) ids.push(await insertCreator(transaction, person.workspaceId, one));
    return ids;
  });
}

async function insertCreator(
  transaction: Parameters<typeof recordChanges>[0],
  workspaceId: string,
  wanted: Wanted,
): Promise<string> {
  const id = randomUUID();
  const source = { source: "import", file: "list.csv", line: 7, column: "Followers" };
  const row = {
    workspace_id: workspaceId,
    id,
    platform: "instagram",
    handle_key: wanted.handle,
    categories: [],
    brands: [],
    keywords: [],
    tags: [],
    audience: {},
    source: "import",
    provenance: { followers: { ...source, asOf: "2026-11-01T00:00:00.000Z" } },
    version: 1,
    created_at: "2026-11-01T00:00:00Z",
    updated_at: "2026-11-01T00:00:00Z",
    ...wanted,
  };
  await sql`
    insert into creators select * from jsonb_populate_record(null::creators, ${JSON.stringify(row)}::jsonb)
  `.execute(transaction);
  await recordChanges(transaction, workspaceId, [{ kind: "creator", id, version: 1 }]);
  return id;
}

async function removeCreator(db: Database, person: Person, id: string): Promise<void> {
  await withWorkspace(db, person.workspaceId, async (transaction) => {
    await transaction.deleteFrom("creators").where("id", "=", id).execute();
    await recordChanges(transaction, person.workspaceId, [{ kind: "creator", id, version: 2 }]);
  });
}

async function addPost(
  db: Database,
  person: Person,
  creatorId: string,
  caption: string,
  views: number,
): Promise<void> {
  const words = (start: string) =>
    [...caption.matchAll(new RegExp(`${start}(\\w+)`, "gu"))].flatMap((match) => match[1] ?? []);
  const row = {
    workspace_id: person.workspaceId,
    id: randomUUID(),
    creator_id: creatorId,
    platform: "instagram",
    format: "reel",
    caption,
    hashtags: words("#"),
    mentions: words("@"),
    brands: words("@"),
    views,
    posted_at: "2026-11-10T08:00:00Z",
    source: "import",
    version: 1,
  };
  await withWorkspace(db, person.workspaceId, async (transaction) => {
    await sql`
      insert into posts select * from jsonb_populate_record(null::posts, ${JSON.stringify(row)}::jsonb)
    `.execute(transaction);
    // As an import does: the brands of posts are brands of the creator.
    await transaction
      .updateTable("creators")
      .set({ brands: row.brands, version: sql<number>`version + 1` })
      .where("id", "=", creatorId)
      .execute();
    await recordChanges(transaction, person.workspaceId, [{ kind: "post", id: row.id, version: 1 }]);
  });
}

async function names(person: Person, q: string): Promise<string[]> {
  const answer = await person("GET", `/api/v1/creators?q=${encodeURIComponent(q)}`);
  return CreatorNames.parse(answer.json()).items.map(({ handle }) => handle);
}
