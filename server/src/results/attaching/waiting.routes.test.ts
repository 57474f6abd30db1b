import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { euros, openWorkspace, runCampaign } from "#/results/results.fixtures.ts";

const REEL = "https://www.instagram.com/reel/Cx1Ab_9/";

test("a post that names nobody waits with those who were in a campaign that day, until a person chooses", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorIds = [idOf("fern.one"), idOf("fern.two")];
  const campaignId = await runCampaign(ana, { creatorIds });
  const post = (await ana("POST", "/api/v1/posts", { url: REEL, postedAt: "2026-11-05" })).json();

  const waiting = (await ana("GET", "/api/v1/results/waiting")).json();
  const attached = await ana("POST", `/api/v1/results/waiting/${post.id}/attach`, {
    version: waiting.items[0].version,
    creatorId: creatorIds[1],
  });

  expect(post).toMatchObject({ creatorId: null, waiting: "creator unknown" });
  expect(waiting).toMatchObject({
    total: 1,
    items: [
      {
        id: post.id,
        kind: "post",
        label: "Reel",
        message: "Neither a handle nor a code says whose it is. Choose the creator.",
        likely: { campaigns: [{ id: campaignId, name: "Spring" }] },
      },
    ],
  });
  expect(waiting.items[0].likely.creators.map(({ id }: { id: string }) => id)).toEqual(creatorIds);
  expect(attached.statusCode).toBe(204);
  expect((await ana("GET", `/api/v1/posts/${post.id}`)).json()).toMatchObject({
    creatorId: creatorIds[1],
    campaignId,
    attachedBy: { creator: "person", campaign: "days" },
    waiting: null,
  });
  expect((await ana("GET", "/api/v1/results/waiting")).json()).toMatchObject({ items: [], total: 0 });
});

test("what came in within the last days is listed once it has its place, the newest first", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: "handle,platform,name\nfern.one,instagram,Fern One" });
  await ana("POST", "/api/v1/payments", { handle: "fern.one", invoice: "Old" });
  clock.advance(8 * 24 * 60 * 60 * 1000);
  await ana("POST", "/api/v1/posts", { url: "https://www.instagram.com/fern.one/reel/Cx1/" });
  clock.advance(60_000);
  await ana("POST", "/api/v1/orders", { handle: "fern.one", orderedAt: "2026-11-12" });
  await ana("POST", "/api/v1/payments", { handle: "nobody.here", invoice: "R-9" });

  const recent = (await ana("GET", "/api/v1/results/recent")).json();

  const creator = { handle: "fern.one", name: "Fern One" };
  expect(recent).toMatchObject({
    total: 2,
    items: [
      { kind: "order", label: "Order of Fern One", creator, campaign: null },
      { kind: "post", label: "Reel of Fern One", creator, campaign: null },
    ],
  });
});

test("what a person attached stays, whatever is recorded later", async () => {
  const { app, ana, idOf } = await openWorkspace();
  const { id, version } = (await ana("POST", "/api/v1/posts", { url: REEL, handle: "nobody.here" })).json();
  await ana("POST", `/api/v1/results/waiting/${id}/attach`, { version, creatorId: idOf("fern.two") });

  await app.results.posts.record(ana.workspaceId, [
    { url: REEL, handle: "fern.one", source: "import", caption: "From the table" },
  ]);

  expect((await ana("GET", `/api/v1/posts/${id}`)).json()).toMatchObject({
    creatorId: idOf("fern.two"),
    attachedBy: { creator: "person" },
    caption: "From the table",
    waiting: null,
  });
});

test("a handle on two platforms, two campaigns at once and a code of somebody else all wait", async () => {
  const { app, ana, idOf } = await openWorkspace();
  const creatorIds = [idOf("fern.one"), idOf("fern.two")];
  const spring = await runCampaign(ana, { creatorIds });
  await runCampaign(ana, { creatorIds, name: "Autumn" });
  const { items } = (await ana("POST", `/api/v1/campaigns/${spring}/tracking`, {})).json();
  const post = { platform: "instagram", format: "story", postedAt: "2026-11-05T10:00:00.000Z" } as const;

  await app.results.payments.record(ana.workspaceId, [{ handle: "fern.one", net: euros(100) }]);
  await app.results.posts.record(ana.workspaceId, [
    { ...post, handle: "fern.one" },
    { ...post, handle: "fern.two", code: items[0].code },
  ]);

  const { items: waiting } = (await ana("GET", "/api/v1/results/waiting")).json();
  expect(
    waiting.map(({ kind, reason }: { kind: string; reason: string }) => [kind, reason]).toSorted(),
  ).toEqual([
    ["payment", "several creators"],
    ["post", "contradiction"],
    ["post", "several campaigns"],
  ]);
  expect(waiting.find(({ reason }: { reason: string }) => reason === "several campaigns")).toMatchObject({
    message: "The creator was in several campaigns on 05/11/2026: Autumn and Spring. Choose one, or none.",
  });
});

test("a post just outside the days of its creator's campaign waits, and may belong to none", async () => {
  const { ana, idOf } = await openWorkspace();
  await runCampaign(ana, { creatorIds: [idOf("fern.one")] });
  const post = { url: REEL, creatorId: idOf("fern.one"), postedAt: "2026-12-03" };
  const { id, version, waiting } = (await ana("POST", "/api/v1/posts", post)).json();

  await ana("POST", `/api/v1/results/waiting/${id}/attach`, { version, campaignId: null });
  const again = await ana("POST", `/api/v1/results/waiting/${id}/attach`, { version, campaignId: null });

  expect(waiting).toBe("outside the days");
  expect((await ana("GET", `/api/v1/posts/${id}`)).json()).toMatchObject({
    campaignId: null,
    attachedBy: { campaign: "person" },
    waiting: null,
  });
  expect(again.json()).toMatchObject({ status: 409, code: "results.not_waiting" });
});

test("what waits for a code is attached when the code is made", async () => {
  const { ana, idOf } = await openWorkspace();
  const campaignId = await runCampaign(ana, { creatorIds: [idOf("fern.one")] });
  const order = (
    await ana("POST", "/api/v1/orders", { code: "FERNONESPRING", orderedAt: "2026-11-05" })
  ).json();

  await ana("POST", `/api/v1/campaigns/${campaignId}/tracking`, {});

  expect(order).toMatchObject({ creatorId: null, waiting: "creator unknown" });
  expect((await ana("GET", "/api/v1/orders")).json().items).toMatchObject([
    { id: order.id, creatorId: idOf("fern.one"), campaignId, waiting: null },
  ]);
});
