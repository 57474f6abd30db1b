import { expect, test } from "vitest";
import { euros, openWorkspace, runCampaign } from "./results.fixtures.ts";

test("a creator is live with a post and its day, and paid with an amount and its day", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.one");
  const campaignId = await runCampaign(ana, { creatorIds: [creatorId] });
  const move = (version: number, change: object) =>
    ana("PATCH", `/api/v1/campaigns/${campaignId}/creators/${creatorId}`, { version, ...change });

  const bare = await move(2, { stage: "live" });
  await ana("POST", "/api/v1/posts", { url: "https://instagram.com/p/One", creatorId, campaignId });
  const undated = await move(2, { stage: "live" });
  await ana("POST", "/api/v1/posts", {
    url: "https://instagram.com/p/One",
    creatorId,
    campaignId,
    postedAt: "2026-11-01",
  });
  const live = await move(2, { stage: "live" });
  const unpaid = await move(3, { stage: "paid" });
  const payment = { creatorId, campaignId, invoice: "R-1", net: euros(80) };
  const { id, version } = (await ana("POST", "/api/v1/payments", payment)).json();
  const open = await move(3, { stage: "paid" });
  await ana("PATCH", `/api/v1/payments/${id}`, { version, state: "paid", paidOn: "2026-11-20" });
  const paid = await move(3, { stage: "paid" });

  expect(bare.json()).toMatchObject({ code: "campaigns.stage_needs", errors: [{ path: "post" }] });
  expect(unpaid.json()).toMatchObject({ status: 400, errors: [{ path: "payment" }] });
  expect([bare, undated, live, unpaid, open, paid].map(({ statusCode }) => statusCode)).toEqual([
    400, 400, 200, 400, 400, 200,
  ]);
});

test("a creator comes in at a stage that claims nothing, and is invited by saying how", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.one");
  const { id } = (await ana("POST", "/api/v1/campaigns", { name: "Autumn" })).json();
  const path = `/api/v1/campaigns/${id}/creators`;
  const added = await ana("POST", path, { creatorIds: [creatorId] });

  const silent = await ana("PATCH", `${path}/${creatorId}`, { version: 1, stage: "invited" });
  const told = await ana("PATCH", `${path}/${creatorId}`, {
    version: 1,
    stage: "invited",
    invitedBy: "person",
  });

  expect(added.json()).toMatchObject({ creators: [{ stage: "to-invite" }] });
  expect(silent.json()).toMatchObject({ status: 400, code: "campaigns.stage_needs" });
  expect(told.json()).toMatchObject({ creators: [{ stage: "invited" }] });
});

test("a move back to invited says how, and a change of the fee asks for nothing", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.one");
  const campaignId = await runCampaign(ana, { creatorIds: [creatorId] });
  const move = (version: number, change: object) =>
    ana("PATCH", `/api/v1/campaigns/${campaignId}/creators/${creatorId}`, { version, ...change });

  const silent = await move(2, { stage: "invited" });
  const sent = "https://herald.example/i/1";
  const told = await move(2, { stage: "invited", invitedBy: "link", invitedLink: sent });
  const fee = await move(3, { stage: "invited", fee: euros(70) });

  expect(silent.json()).toMatchObject({ status: 400, errors: [{ path: "invitedBy" }] });
  const texts = told.json<{ activity: { text: string }[] }>().activity.map(({ text }) => text);
  expect(texts).toContain(`Moved @fern.one to Invited, by a link: ${sent}`);
  expect(fee.statusCode).toBe(200);
});

test("a post with a day to come is planned, and one without a day is not live", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.one");
  const campaignId = await runCampaign(ana, { creatorIds: [creatorId] });
  const post = { creatorId, campaignId, format: "reel" };
  await ana("POST", "/api/v1/posts", {
    ...post,
    url: "https://instagram.com/reel/One",
    postedAt: "2026-12-06",
  });
  await ana("POST", "/api/v1/posts", { ...post, url: "https://instagram.com/reel/Two" });

  const { content } = (await ana("GET", `/api/v1/campaigns/${campaignId}/results`)).json();
  const move = { version: 2, stage: "live" };
  const live = await ana("PATCH", `/api/v1/campaigns/${campaignId}/creators/${creatorId}`, move);

  expect(content).toMatchObject([
    { state: "planned", post: expect.anything() },
    { state: "planned", post: expect.anything() },
  ]);
  expect(live.json()).toMatchObject({ status: 400, errors: [{ path: "post" }] });
});

test("an invitation by mail needs an address of the creator, and one by a link the link", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.one");
  const { id } = (await ana("POST", "/api/v1/campaigns", { name: "Autumn" })).json();
  const path = `/api/v1/campaigns/${id}/creators`;
  await ana("POST", path, { creatorIds: [creatorId] });
  const move = (change: object) =>
    ana("PATCH", `${path}/${creatorId}`, { version: 1, stage: "invited", ...change });

  const unaddressed = await move({ invitedBy: "mail" });
  const unlinked = await move({ invitedBy: "link" });
  await ana("POST", "/api/v1/imports", {
    text: "handle,platform,email\nfern.one,instagram,fern@one.example",
  });
  const mailed = await move({ invitedBy: "mail" });

  expect(unaddressed.json()).toMatchObject({ status: 400, errors: [{ path: "invitedBy" }] });
  expect(unlinked.json()).toMatchObject({ status: 400, errors: [{ path: "invitedLink" }] });
  expect(mailed.json()).toMatchObject({ creators: [{ stage: "invited" }] });
});
