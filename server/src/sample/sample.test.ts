import type { Suggestions } from "@app/contract/discovery/creators";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import { isShort } from "#/acceptance/test-length.fixtures.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import { drawSample } from "./creators.rules.ts";

const SLOW = 240_000;
const HOST = { host: "localhost:4870" };
const ENOUGH = 12;
const FIT_MIN = 150;

type App = Awaited<ReturnType<typeof sharedApp>>;
const NOW = new Date("2026-11-21T09:00:00Z");

// The browser tests make the sample and go through it with `npm test`.
test.skipIf(isShort)(
  "the sample holds 5,000 creators on three platforms and about 20,000 posts",
  async () => {
    const app = await loadedApp();

    const counts = await inSample(app, async (transaction) => {
      const creators = await transaction
        .selectFrom("accounts")
        .select((select) => ["platform", select.fn.countAll<number>().as("count")])
        .groupBy("platform")
        .orderBy("platform")
        .execute();
      const posts = await transaction
        .selectFrom("posts")
        .select((select) => select.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return { creators, posts: posts.count };
    });

    expect(counts.creators.map(({ platform }) => platform)).toEqual(["instagram", "tiktok", "youtube"]);
    expect(counts.creators.reduce((sum, { count }) => sum + count, 0)).toBe(5000);
    expect(Math.abs(counts.posts - 20_000)).toBeLessThan(1500);
  },
);

test.skipIf(isShort)("at least 150 creators fit the brief of a vegan protein bar in Germany", async () => {
  const app = await loadedApp();

  const fitting = await inSample(app, (transaction) =>
    transaction
      .selectFrom("creator_accounts")
      .select(["audience", "categories"])
      .where("country", "=", "DE")
      .where("platform", "in", ["instagram", "tiktok"])
      .execute(),
  );

  const fit = fitting.filter(
    ({ audience, categories }) =>
      categories.some((category) => ["vegan", "fitness", "food"].includes(category)) &&
      (audience.genders?.female ?? 0) >= 50 &&
      (audience.ages?.["18-24"] ?? 0) + (audience.ages?.["25-34"] ?? 0) >= 50,
  );
  expect(fit.length).toBeGreaterThanOrEqual(FIT_MIN);
});

test.skipIf(isShort)(
  "each of the 17 suggestions finds at least twelve",
  async () => {
    const app = await loadedApp();

    const { prompts, reels, brands } = await indexedSuggestions(app);

    expect([prompts.length, reels.length, brands.length]).toEqual([7, 4, 6]);
    const few = [...prompts, ...reels, ...brands].filter(({ count }) => count < ENOUGH);
    expect(few).toEqual([]);
  },
  SLOW,
);

test.skipIf(isShort)(
  "two collections, a running campaign with three drafts and one that is late, a planned one and a report show what a team makes of it",
  async () => {
    const app = await loadedApp();

    const [collections, campaigns, reports] = await Promise.all(
      ["collections", "campaigns", "reports"].map((name) =>
        app.http.inject({ url: `/api/v1/demo/${name}`, headers: HOST }).then((answer) => answer.json()),
      ),
    );

    expect(collections.items).toHaveLength(2);
    // Both were last changed in the same millisecond of the test's clock: which stands first says nothing.
    const running = campaigns.items.find(({ status }: { status: string }) => status === "active");
    expect(campaigns.items).toHaveLength(2);
    expect(running).toMatchObject({ submitted: 3, late: 1, creators: 6 });
    expect(campaigns.items).toContainEqual(expect.objectContaining({ status: "draft", creators: 4 }));
    expect(reports.items).toMatchObject([{ campaignId: running.id }]);
  },
  SLOW,
);

test.each([
  ["loaded", { isSettled: false, isLoaded: true }],
  ["loaded 2", { isSettled: true, isLoaded: true }],
  ["loading 2", { isSettled: false, isLoaded: false }],
  ["removed", { isSettled: true, isLoaded: false }],
])(
  "a sample that is “%s” is made anew only where it is not whole, or of an earlier edition",
  async (value, expected) => {
    const { db, clock, sample } = await startApp();
    const row = { key: "sample", value: JSON.stringify({ value }), updated_at: clock.now() };
    await db.insertInto("server_settings").values(row).execute();

    const { workspace } = sample;
    expect({ isSettled: await workspace.isSettled(), isLoaded: await workspace.isLoaded() }).toEqual(
      expected,
    );
  },
);

test("every known value says that it is part of the sample, and unknown ones stay unknown", () => {
  const drawn = [
    ...drawSample({ workspaceId: "w", now: NOW, faces: { female: [], male: [] }, images: [], count: 400 }),
  ];

  for (const { creator, account } of drawn) {
    const sources = Object.values({ ...creator.provenance, ...account.provenance });
    expect(sources.filter(({ source }) => source !== "sample")).toEqual([]);
    expect(account.provenance.engagementRate === undefined).toBe(account.engagement_rate === null);
  }
  const unknown = drawn.filter(({ account }) => account.engagement_rate === null).length;
  expect(unknown).toBeGreaterThan(20);
  expect(unknown).toBeLessThan(120);
});

test("a median says on how many posts it was measured", () => {
  const drawn = [
    ...drawSample({ workspaceId: "w", now: NOW, faces: { female: [], male: [] }, images: [], count: 400 }),
  ];
  const measured = drawn.filter(({ account }) => account.median_views !== null);

  expect(measured.length).toBeGreaterThan(50);
  for (const { account, posts } of measured) {
    expect(account.provenance.medianViews?.sample).toBe(posts.length);
  }
});

test("the figures hang together: posts carry the averages, and engagement falls with size", () => {
  const drawn = [
    ...drawSample({ workspaceId: "w", now: NOW, faces: { female: [], male: [] }, images: [], count: 2000 }),
  ];

  for (const { account, posts, snapshots } of drawn) {
    if (account.avg_views === null || posts.length === 0) continue;
    const views = posts.flatMap((post) => post.views ?? []);
    expect(account.avg_views).toBe(Math.round(views.reduce((sum, each) => sum + each, 0) / views.length));
    expect(account.last_post_at).toBe(posts[0]?.posted_at);
    expect(snapshots[0]?.followers).toBe(account.followers);
    expect(snapshots).toHaveLength(12);
  }
  expect(medianRate(drawn, 0, 10_000)).toBeGreaterThan(medianRate(drawn, 100_000, Infinity));
});

test("the same seed draws the same people", () => {
  const occasion = {
    workspaceId: "w",
    now: NOW,
    faces: { female: ["a"], male: ["b"] },
    images: ["b"],
    count: 50,
  };

  expect([...drawSample(occasion)]).toEqual([...drawSample(occasion)]);
});

test("while the sample is being made the demo says so, and is asked again", async () => {
  const app = await sharedApp({ isNew: true });
  const demo = () => app.http.inject({ url: "/api/v1/demo/collections", headers: HOST });

  const made = Promise.withResolvers<void>();
  const making = app.sample.workspace.madeBy(() => made.promise);
  const early = await demo();
  made.resolve();
  await making;

  expect([early.statusCode, early.headers["retry-after"]]).toEqual([503, "5"]);
  expect(early.json()).toMatchObject({ code: "sample.not_ready" });
  expect((await demo()).statusCode).not.toBe(503);
});

test("a sample that could not be made is not told of as on its way: what helps is said", async () => {
  const app = await sharedApp({ isNew: true });

  const making = app.sample.workspace.madeBy(() => Promise.reject(new Error("No space left")));
  await expect(making).rejects.toThrow("No space left");
  const demo = await app.http.inject({ url: "/api/v1/demo/collections", headers: HOST });

  expect(demo.json()).toMatchObject({ code: "sample.failed", detail: expect.stringContaining("Settings") });
  expect([demo.statusCode, demo.headers["retry-after"]]).toEqual([503, undefined]);
});

test.skipIf(isShort)(
  "only a server administrator removes the sample, and brings it back",
  async () => {
    const app = await loadedApp();
    const root = await app.signIn({ isServerAdministrator: true });
    const ana = await app.signIn();

    const refused = await ana("DELETE", "/api/v1/sample");
    const removed = await root("DELETE", "/api/v1/sample");
    await app.sample.workspace.loadOnce();
    const gone = await root("GET", "/api/v1/sample");
    const demo = await app.http.inject({ url: "/api/v1/demo/collections", headers: HOST });
    const restored = await root("POST", "/api/v1/sample");

    expect(refused.statusCode).toBe(403);
    expect(removed.json()).toEqual({ isLoaded: false, creators: null });
    expect(gone.json()).toEqual({ isLoaded: false, creators: null });
    expect(demo.statusCode).toBe(404);
    expect(restored.json()).toEqual({ isLoaded: true, creators: 5000 });
    expect((await indexedSuggestions(app)).creators).toBe(5000);
  },
  SLOW,
);

async function loadedApp(): Promise<App> {
  const app = await sharedApp({ isNew: true });
  await app.sample.workspace.loadOnce();
  return app;
}

async function inSample<T>(app: App, work: Parameters<typeof withWorkspace<T>>[2]): Promise<T> {
  const workspace = await app.identity.workspaces.sample();
  if (!workspace) throw new Error("There is no sample");
  return withWorkspace(app.db, workspace.id, work);
}

/** The suggestions once the search knows every creator. */
async function indexedSuggestions(app: App): Promise<Suggestions> {
  for (;;) {
    const answer = await app.http.inject({ url: "/api/v1/demo/discovery/suggestions", headers: HOST });
    const suggestions: Suggestions = answer.json();
    if (suggestions.creators === 5000) return suggestions;
    await delay(100);
  }
}

function medianRate(
  drawn: ReturnType<typeof drawSample> extends Iterable<infer T> ? T[] : never,
  from: number,
  to: number,
) {
  const rates = drawn
    .flatMap(({ account: { followers, engagement_rate: rate } }) =>
      rate !== null && followers !== null && followers >= from && followers < to ? [rate] : [],
    )
    .toSorted((a, b) => a - b);
  return rates[Math.floor(rates.length / 2)] ?? 0;
}
