import { expect, test } from "vitest";
import { openWorkspace, runCampaign, euros } from "#/results/results.fixtures.ts";

const REEL = "https://www.instagram.com/reel/Cx1Ab_9/";

test("the same post is one, however its link is written", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.one");

  const made = await ana("POST", "/api/v1/posts", { url: REEL, creatorId, caption: "Tea #ad @fernhollow" });
  const again = await ana("POST", "/api/v1/posts", {
    url: "http://instagram.com/fern.one/p/Cx1Ab_9?igsh=abc&utm_source=x",
    fee: euros(300),
  });

  const list = (await ana("GET", "/api/v1/posts")).json();
  expect([made.statusCode, again.statusCode, list.total]).toEqual([201, 200, 1]);
  expect(again.json()).toMatchObject({
    id: made.json().id,
    creatorId,
    creator: { handle: "fern.one", platform: "instagram" },
    format: "reel",
    url: REEL,
    hashtags: ["ad"],
    mentions: ["fernhollow"],
    fee: euros(300),
    attachedBy: { creator: "person", campaign: null },
    views: null,
    orders: null,
    revenue: null,
  });
});

test("what a person entered is never overwritten by entering the post again", async () => {
  const { ana, idOf } = await openWorkspace();
  const first = { url: REEL, creatorId: idOf("fern.one"), caption: "Mine", fee: euros(100) };
  await ana("POST", "/api/v1/posts", first);

  const again = await ana("POST", "/api/v1/posts", { ...first, caption: "Other", fee: euros(900) });

  expect(again.json()).toMatchObject({ caption: "Mine", fee: euros(100) });
});

test("a story without a link is one by creator, format and moment, and its figures have an end", async () => {
  const { ana, idOf } = await openWorkspace();
  const story = {
    creatorId: idOf("fern.one"),
    platform: "instagram",
    format: "story",
    postedAt: "2026-11-03T08:30:00Z",
  };

  const made = await ana("POST", "/api/v1/posts", story);
  const again = await ana("POST", "/api/v1/posts", { ...story, creatorId: null, handle: "@Fern.One" });
  const other = await ana("POST", "/api/v1/posts", { ...story, postedAt: "2026-11-03T10:30:00Z" });

  expect([made.statusCode, again.statusCode, other.statusCode]).toEqual([201, 200, 201]);
  expect(again.json().id).toBe(made.json().id);
  expect(made.json()).toMatchObject({ endsAt: "2026-11-04T08:30:00.000Z" });
});

test("a post without a link or all that makes it one is refused in words", async () => {
  const { ana } = await openWorkspace();

  const refused = [
    await ana("POST", "/api/v1/posts", { handle: "fern.one", platform: "instagram" }),
    await ana("POST", "/api/v1/posts", { url: "https://blog.example.org/tea" }),
    await ana("POST", "/api/v1/posts", { url: REEL, creatorId: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff" }),
    await ana("POST", "/api/v1/posts", { url: REEL, campaignId: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff" }),
  ];

  const errors = refused.map((answer) => answer.json().errors[0]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  expect(errors).toEqual([
    { path: "url", message: expect.stringMatching(/creator, platform, format and date/) },
    { path: "url", message: expect.stringMatching(/Instagram, YouTube and TikTok/) },
    { path: "creatorId", message: expect.stringMatching(/no such creator/) },
    { path: "campaignId", message: expect.stringMatching(/no such campaign/) },
  ]);
});

test("the latest reading by its date counts, also when an older one comes later", async () => {
  const { ana, idOf } = await openWorkspace();
  const { id } = (await ana("POST", "/api/v1/posts", { url: REEL, creatorId: idOf("fern.one") })).json();
  const put = (body: object) => ana("PUT", `/api/v1/posts/${id}/figures`, body);

  await put({ takenAt: "2026-10-30", views: 900, likes: 40 });
  await put({ takenAt: "2026-10-25", views: 400, reach: 350 });
  await put({ takenAt: "2026-10-25", views: 400, reach: 350 });
  const fallen = await put({ takenAt: "2026-11-01", views: 850, impressions: 1300 });

  expect(fallen.json()).toMatchObject({
    views: 850,
    impressions: 1300,
    likes: 40,
    reach: 350,
    comments: null,
    figuresAt: "2026-11-01T12:00:00.000Z",
    readings: [
      { takenAt: "2026-11-01T12:00:00.000Z", views: 850, likes: null, fell: ["views"], source: "manual" },
      { takenAt: "2026-10-30T12:00:00.000Z", views: 900, fell: [] },
      { takenAt: "2026-10-25T12:00:00.000Z", views: 400, reach: 350, fell: [] },
    ],
  });
});

test("a reading without a figure, or of no post, is refused", async () => {
  const { ana, idOf } = await openWorkspace();
  const { id } = (await ana("POST", "/api/v1/posts", { url: REEL, creatorId: idOf("fern.one") })).json();

  const empty = await ana("PUT", `/api/v1/posts/${id}/figures`, { takenAt: "2026-10-30" });
  const nowhere = await ana("PUT", `/api/v1/posts/6f9619ff-8b86-4d01-b42d-00cf4fc964ff/figures`, {
    takenAt: "2026-10-30",
    views: 1,
  });

  expect([empty.statusCode, nowhere.statusCode]).toEqual([400, 404]);
});

test("a post belongs to the campaign of its creator and its day, and says why", async () => {
  const { ana, idOf } = await openWorkspace();
  const campaignId = await runCampaign(ana, { creatorIds: [idOf("fern.one")] });

  const within = await ana("POST", "/api/v1/posts", {
    url: REEL,
    handle: "fern.one",
    postedAt: "2026-11-30",
  });
  const far = await ana("POST", "/api/v1/posts", {
    url: "https://instagram.com/p/Other1",
    handle: "fern.one",
    postedAt: "2026-05-30",
  });

  expect(within.json()).toMatchObject({
    campaignId,
    campaign: "Spring",
    attachedBy: { creator: "handle", campaign: "days" },
    waiting: null,
  });
  expect(far.json()).toMatchObject({ campaignId: null, campaign: null, waiting: null });
  expect((await ana("GET", `/api/v1/posts?campaignId=${campaignId}`)).json()).toMatchObject({ total: 1 });
});

test("a post can be given another link, but not that of another post", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.one");
  const first = (await ana("POST", "/api/v1/posts", { url: REEL, creatorId })).json();
  await ana("POST", "/api/v1/posts", { url: "https://instagram.com/p/Other2", creatorId });
  const url = `/api/v1/posts/${first.id}`;

  const taken = await ana("PATCH", url, { version: first.version, url: "https://instagram.com/reel/Other2" });
  const moved = await ana("PATCH", url, { version: first.version, url: "https://instagram.com/reel/Other3" });
  const again = await ana("POST", "/api/v1/posts", { url: "https://instagram.com/p/Other3" });

  expect(taken.json()).toMatchObject({ status: 409, code: "results.same_post" });
  expect(moved.statusCode).toBe(200);
  expect([again.statusCode, again.json().id]).toEqual([200, first.id]);
});

test("a reading from a day to come is refused, whether it comes with the post or later", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.one");
  const { id } = (await ana("POST", "/api/v1/posts", { url: REEL, creatorId })).json();
  await ana("PUT", `/api/v1/posts/${id}/figures`, { takenAt: "2026-11-02", views: 9_000 });

  const later = await ana("PUT", `/api/v1/posts/${id}/figures`, { takenAt: "2030-11-19", views: 5 });
  const atOnce = await ana("POST", "/api/v1/posts", {
    url: "https://instagram.com/p/Ahead",
    creatorId,
    figures: { takenAt: "2030-11-19", views: 5 },
  });

  expect(later.json()).toMatchObject({ status: 400, errors: [{ path: "takenAt" }] });
  expect(atOnce.json()).toMatchObject({
    status: 400,
    errors: [{ path: "figures.takenAt", message: expect.stringMatching(/still to come/u) }],
  });
  expect((await ana("GET", `/api/v1/posts/${id}`)).json()).toMatchObject({ views: 9_000 });
});
