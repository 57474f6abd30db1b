import type { Campaign } from "@app/contract/campaigns/schemas";
import type { CampaignList, DueList } from "@app/contract/campaigns/list";
import { expect, test } from "vitest";
import { euros, LINE, openWorkspace, runCampaign } from "./results.fixtures.ts";

test("a campaign shows what is planned and live, with figures that stand on the same posts", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorIds = [idOf("fern.one"), idOf("fern.two")];
  const campaignId = await runCampaign(ana, { creatorIds, fee: euros(100) });
  const post = { url: "https://instagram.com/reel/One", handle: "fern.one", postedAt: "2026-11-01" };
  await ana("POST", "/api/v1/posts", { ...post, figures: { takenAt: "2026-11-02", views: 2000, likes: 90 } });
  const more = { ...post, url: "https://instagram.com/p/More", format: "carousel" };
  await ana("POST", "/api/v1/posts", more);
  await ana("POST", "/api/v1/payments", {
    creatorId: creatorIds[0],
    campaignId,
    gross: euros(80),
    paidOn: "2026-11-20",
  });

  const { content, figures } = (await ana("GET", `/api/v1/campaigns/${campaignId}/results`)).json();

  expect(content).toMatchObject([
    { creator: { handle: "fern.one" }, format: "reel", state: "live", post: { views: 2000 } },
    { creator: { handle: "fern.two" }, format: "reel", state: "planned", post: null },
    { creator: { handle: "fern.one" }, format: "carousel", state: "live", deliverableId: null },
  ]);
  expect(figures).toMatchObject({
    posts: 2,
    views: { value: 2000, known: 1, of: 2 },
    engagementRate: { value: 4.5 },
    orders: null,
    unknownCosts: 0,
    money: [{ currency: "EUR", cost: 18_000, basis: "paid and agreed", deals: 2, cpm: 4_000 }],
  });
});

test("a piece that is live is late no more, on the board, in the list and among what is due", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorIds = [idOf("fern.one"), idOf("fern.two")];
  const lines = [{ ...LINE, dueOn: "2026-01-05" }];
  const campaignId = await runCampaign(ana, { creatorIds, lines });
  const read = async () => {
    const { deliverables } = (await ana("GET", `/api/v1/campaigns/${campaignId}`)).json<Campaign>();
    const { items, late } = (await ana("GET", "/api/v1/campaigns/due")).json<DueList>();
    const [row] = (await ana("GET", "/api/v1/campaigns")).json<CampaignList>().items;
    return {
      late: deliverables.map((piece) => [piece.creatorId, piece.late, piece.live]),
      due: [items.map(({ creator }) => creator), late],
      listed: row?.late,
    };
  };

  const before = await read();
  await ana("POST", "/api/v1/posts", {
    url: "https://instagram.com/reel/One",
    creatorId: creatorIds[0],
    campaignId,
    postedAt: "2026-11-01",
  });
  const after = await read();

  const [first, second] = creatorIds;
  expect(before).toEqual({
    late: [
      [first, true, false],
      [second, true, false],
    ],
    due: [["@fern.one", "@fern.two"], 2],
    listed: 2,
  });
  expect(after).toEqual({
    late: [
      [second, true, false],
      [first, false, true],
    ],
    due: [["@fern.two"], 1],
    listed: 1,
  });
});

test("a creator's deals say what was asked, agreed, paid and came of each campaign", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.one");
  const campaignId = await runCampaign(ana, { creatorIds: [creatorId], fee: euros(400) });
  const post = { url: "https://instagram.com/p/One", creatorId, campaignId };
  await ana("POST", "/api/v1/posts", { ...post, figures: { takenAt: "2026-11-02", views: 9_000 } });
  await ana("POST", "/api/v1/payments", { creatorId, campaignId, net: euros(360), paidOn: "2026-11-20" });

  const { deals, figures } = (await ana("GET", `/api/v1/creators/${creatorId}/results`)).json();

  expect(deals).toMatchObject([
    {
      campaign: { id: campaignId, name: "Spring" },
      asked: euros(500),
      agreed: euros(400),
      paid: euros(360),
      drafts: { inTime: 0, of: 0 },
      figures: { views: { value: 9_000 }, money: [{ cpm: 4_000 }] },
    },
  ]);
  expect(figures).toMatchObject({ posts: 1, money: [{ cost: 36_000, basis: "paid" }] });
});

test("a creator's posts measure the account from eight posts on, where nothing was imported", async () => {
  const { app, ana, idOf } = await openWorkspace();
  const records = Array.from({ length: 8 }, (_, index) => ({
    url: `https://instagram.com/p/Post${index}`,
    handle: "fern.one",
    source: "import",
    postedAt: `2026-10-0${index + 1}T12:00:00.000Z`,
    figures: { takenAt: "2026-11-01T00:00:00.000Z", source: "import", views: 100 * (index + 1) },
  }));
  const url = `/api/v1/creators/${idOf("fern.one")}/results`;

  const few = records.slice(0, 7).map((record) => ({ ...record, platform: "instagram" as const }));
  await app.results.posts.record(ana.workspaceId, few);
  const before = (await ana("GET", url)).json();
  await app.results.posts.record(
    ana.workspaceId,
    records.map((record) => ({ ...record, platform: "instagram" as const })),
  );
  const after = (await ana("GET", url)).json();

  expect(before.accounts).toEqual([]);
  expect(after.accounts).toMatchObject([
    {
      platform: "instagram",
      posts: 8,
      medianViews: { value: 450, known: 8, of: 8 },
      averageLikes: { value: null, known: 0, of: 8 },
      from: "2026-10-01T12:00:00.000Z",
      source: "posts",
    },
  ]);
  expect((await ana("GET", `/api/v1/creators/${idOf("fern.one")}`)).json()).toMatchObject({
    avgViews: 450,
    medianViews: 450,
    avgLikes: null,
  });
});

test("all results of a creator can be taken out, and erased", async () => {
  const { ana, idOf } = await openWorkspace();
  const [creatorId, other] = [idOf("fern.one"), idOf("fern.two")];
  for (const id of [creatorId, other]) {
    await ana("POST", "/api/v1/posts", { url: `https://instagram.com/p/Of${id}`, creatorId: id });
    await ana("POST", "/api/v1/orders", { creatorId: id, orderedAt: "2026-11-02" });
    await ana("POST", "/api/v1/payments", { creatorId: id, invoice: "R-1" });
  }

  const kept = (await ana("GET", `/api/v1/creators/${creatorId}/record`)).json().rows;
  await ana("DELETE", `/api/v1/creators/${creatorId}`);

  const own = { creator_id: creatorId };
  expect(kept).toMatchObject({ posts: [own], orders: [own], payments: [own] });
  for (const list of ["posts", "orders", "payments"]) {
    const { items } = (await ana("GET", `/api/v1/${list}`)).json();
    expect(items).toMatchObject([{ creatorId: other }]);
  }
});

test("the codes of a campaign are one a creator, stay when asked again, and come as CSV", async () => {
  const { ana, idOf } = await openWorkspace();
  const campaignId = await runCampaign(ana, { creatorIds: [idOf("fern.one"), idOf("fern.two")] });
  const url = `/api/v1/campaigns/${campaignId}/tracking`;

  const one = await ana("POST", url, { creatorIds: [idOf("fern.two")], landingUrl: "fern.example/tea" });
  const all = await ana("POST", url, {});
  const other = await ana("POST", url, { creatorIds: [idOf("clay", "tiktok")] });
  const csv = await ana("GET", `${url}.csv`);

  expect(one.json()).toMatchObject({ total: 1, items: [{ code: "FERNTWOSPRING" }] });
  expect(all.json()).toMatchObject({
    total: 2,
    landingUrl: "fern.example/tea",
    items: [{ code: "FERNONESPRING" }, { code: "FERNTWOSPRING" }],
  });
  expect(other.json()).toMatchObject({ status: 400, code: "results.no_creators" });
  expect(csv.body).toContain(
    "@fern.two,Instagram,fern.two,FERNTWOSPRING,https://fern.example/tea?utm_source=instagram&utm_medium=influencer&utm_campaign=spring&utm_content=FERNTWOSPRING",
  );
});
