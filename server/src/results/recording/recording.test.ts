import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  record as shape,
  shuffledSubarray,
} from "fast-check";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { euros, openWorkspace, runCampaign } from "#/results/results.fixtures.ts";
import type { PostRecord } from "#/results/posts/post-records.ts";

const STORY = {
  handle: "@fern.one",
  platform: "instagram",
  format: "story",
  postedAt: "2026-11-03T12:00:00.000Z",
  source: "import",
} as const;
const reading = (views: number) => ({ takenAt: "2026-11-20T00:00:00.000Z", source: "import", views });

/** What somebody sees of a list, without the versions. */
async function seen(person: Person, url: string) {
  return (await person("GET", `${url}?limit=200`)).json().items;
}

test("a table of posts recorded twice changes nothing, and says so", async () => {
  const { app, ana, idOf } = await openWorkspace();
  const campaignId = await runCampaign(ana, { creatorIds: [idOf("fern.one")] });
  const records: PostRecord[] = [
    { ...STORY, figures: reading(100) },
    { ...STORY, figures: reading(200) },
    { url: "https://instagram.com/p/One", handle: "fern.two", source: "import", fields: { Mood: "warm" } },
    {
      url: "https://www.instagram.com/p/One/?igsh=2",
      source: "import",
      caption: "Tea #ad",
      figures: reading(50),
    },
    { url: "https://www.tiktok.com/@nobody/video/7", source: "import" },
  ];

  const { rows: _first, ...first } = await app.results.posts.record(ana.workspaceId, records);
  const before = await seen(ana, "/api/v1/posts");
  const { rows: _second, ...second } = await app.results.posts.record(ana.workspaceId, records);

  expect(first).toEqual({ created: 5, updated: 0, unchanged: 0, withoutCreator: 1 });
  expect(second).toEqual({ created: 0, updated: 0, unchanged: 5, withoutCreator: 1 });
  expect(await seen(ana, "/api/v1/posts")).toEqual(before);
  expect(before.map(({ views }: { views: number | null }) => views).toSorted()).toEqual([100, 200, 50, null]);
  expect(before[0]).toMatchObject({ campaignId, campaign: "Spring", endsAt: "2026-11-04T12:00:00.000Z" });
});

test("a later table changes what a table said, and only completes what a person entered", async () => {
  const { app, ana } = await openWorkspace();
  const [mine, theirs] = ["https://instagram.com/p/Mine", "https://instagram.com/p/Theirs"];
  await ana("POST", "/api/v1/posts", { url: mine, handle: "fern.two", caption: "Mine" });
  const fee = { source: "import", fee: euros(10), caption: "First" };
  await app.results.posts.record(ana.workspaceId, [{ url: theirs, handle: "fern.two", ...fee }]);

  const later = { source: "import", fee: euros(20), caption: "Later" };
  const recorded = await app.results.posts.record(ana.workspaceId, [
    { url: mine, ...later },
    { url: theirs, ...later },
  ]);

  expect(recorded).toMatchObject({ updated: 2 });
  expect(await seen(ana, "/api/v1/posts")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ url: mine, caption: "Mine", fee: euros(20) }),
      expect.objectContaining({ url: theirs, caption: "Later", fee: euros(20) }),
    ]),
  );
});

test("a fee of less than nothing that an older table brought is read, and none is taken", async () => {
  const { app, ana } = await openWorkspace();
  const old = { url: REEL_OF_OLD, handle: "fern.two", source: "import", fee: euros(-10) };
  await app.results.posts.record(ana.workspaceId, [old]);

  const list = await ana("GET", "/api/v1/posts");
  const refused = await ana("POST", "/api/v1/posts", {
    url: `${REEL_OF_OLD}2`,
    handle: "fern.two",
    fee: euros(-10),
  });

  expect(list.json().items).toMatchObject([{ url: REEL_OF_OLD, fee: euros(-10) }]);
  expect([refused.statusCode, refused.json().detail]).toEqual([
    400,
    "fee.amount: An amount cannot be negative",
  ]);
});

const REEL_OF_OLD = "https://www.instagram.com/reel/Old1";

test("orders and payments of a table recorded twice are there once, equal lines as often as they stand in it", async () => {
  const { app, ana } = await openWorkspace();
  const order = { code: "FERN", orderedAt: "2026-11-03T00:00:00.000Z", amount: euros(30), source: "import" };
  const payment = { handle: "fern.two", source: "import", gross: euros(100), issuedOn: "2026-11-03" };
  const record = async () => [
    await app.results.orders.record(ana.workspaceId, [order, order, { ...order, reference: "#7" }]),
    await app.results.payments.record(ana.workspaceId, [payment, payment, { ...payment, invoice: "R-7" }]),
  ];

  const first = await record();
  const second = await record();

  expect(first).toMatchObject([
    { created: 3, withoutCreator: 3 },
    { created: 3, withoutCreator: 0 },
  ]);
  expect(second).toMatchObject([{ unchanged: 3 }, { unchanged: 3 }]);
  expect([await seen(ana, "/api/v1/orders"), await seen(ana, "/api/v1/payments")]).toMatchObject([
    { length: 3 },
    { length: 3 },
  ]);
});

test("one bad record of many leaves nothing behind", async () => {
  const { app, ana } = await openWorkspace();
  const records = [{ url: "https://instagram.com/p/One" }, { url: "https://blog.example.org/tea" }];

  await expect(app.results.posts.record(ana.workspaceId, records)).rejects.toMatchObject({
    code: "request.invalid",
  });

  expect(await seen(ana, "/api/v1/posts")).toEqual([]);
});

test("of several who enter the same post at once one makes it", async () => {
  const { ana } = await openWorkspace();
  const post = { url: "https://instagram.com/p/One", handle: "fern.two" };

  const answers = await Promise.all(Array.from({ length: 6 }, () => ana("POST", "/api/v1/posts", post)));

  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
});

test("readings that come in any order and in any pieces give the same figures", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const step = shape({
    day: integer({ min: 1, max: 9 }),
    source: constantFrom("import", "studio"),
    views: integer({ min: 0, max: 99 }),
  });
  const steps = array(step, { minLength: 1, maxLength: 6 }).map((all) => [
    ...new Map(all.map((one) => [`${one.day} ${one.source}`, one])).values(),
  ]);
  let posts = 0;
  const figuresAfter = async (
    all: readonly { day: number; source: string; views: number }[],
    pieces: number,
  ) => {
    const url = `https://instagram.com/p/Order${(posts += 1)}`;
    const records = all.map(({ day, ...figures }) => ({
      url,
      source: "import",
      figures: { ...figures, takenAt: `2026-11-0${day}T00:00:00.000Z` },
    }));
    for (let from = 0; from < records.length; from += pieces) {
      await app.results.posts.record(ana.workspaceId, records.slice(from, from + pieces));
    }
    const { rows } = await app.results.posts.record(ana.workspaceId, [{ url, source: "import" }]);
    const { views, figuresAt, readings } = (await ana("GET", `/api/v1/posts/${rows[0]?.id}`)).json();
    return { views, figuresAt, readings };
  };

  await assert(
    asyncProperty(
      steps.chain((all) => shuffledSubarray(all, { minLength: all.length }).map((other) => ({ all, other }))),
      integer({ min: 1, max: 6 }),
      async ({ all, other }, pieces) => {
        expect(await figuresAfter(other, pieces)).toEqual(await figuresAfter(all, all.length));
      },
    ),
    { seed: 3, numRuns: byLength({ short: 12, long: 100 }) },
  );
});

test("a creator with results stays when the import that brought it is taken back", async () => {
  const { ana, idOf } = await openWorkspace();
  const url = "https://instagram.com/p/One";
  await ana("POST", "/api/v1/posts", { url, handle: "fern.two" });
  const { items } = (await ana("GET", "/api/v1/imports")).json();

  await ana("DELETE", `/api/v1/imports/${items[0].id}`);

  expect((await ana("GET", `/api/v1/creators/${idOf("fern.two")}`)).statusCode).toBe(200);
  expect((await ana("GET", `/api/v1/creators/${idOf("clay", "tiktok")}`)).statusCode).toBe(404);
});
