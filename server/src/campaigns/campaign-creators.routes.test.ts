import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import { callerOf, sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { campaignWithCreators, importCreators, readCampaign, reels } from "./campaigns.fixtures.ts";

test("creators come from a collection, each on the line's platform owes its pieces", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const campaign = await campaignWithCreators(app, ana);

  expect(campaign.creators.map(({ handle, stage, fee }) => ({ handle, stage, fee }))).toEqual([
    { handle: "ines.c", stage: "to-invite", fee: null },
    { handle: "sofia.m", stage: "to-invite", fee: null },
    { handle: "leire.o", stage: "to-invite", fee: null },
  ]);
  expect(campaign.creators.map((creator) => creator.averageViews)).toEqual([64_200, null, 151_000]);
  expect(campaign.creators.map((creator) => creator.askingPrice)).toEqual([
    { amount: 90_000, currency: "EUR", per: "reel" },
    null,
    null,
  ]);
  expect(campaign.deliverables.map((piece) => piece.label)).toEqual([
    "Reel 1 of 2",
    "Reel 2 of 2",
    "Reel 1 of 2",
    "Reel 2 of 2",
  ]);
});

test("a line counts for every account of a creator, and neither price nor views of one stand for another", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const text = `name,instagram,instagram followers,tiktok,tiktok followers,tiktok avg views,tiktok price per reel
Mia Kern,mia.k,1000,mia.tok,90000,40000,500 €`;
  await ana("POST", "/api/v1/imports", { text });
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json();
  const made = await ana("POST", "/api/v1/campaigns", { name: "Spring", lines: [reels({ count: 1 })] });
  const path = `/api/v1/campaigns/${made.json().id}`;

  await ana("POST", `${path}/creators`, { creatorIds: [items[0].id] });

  const { creators, deliverables } = await readCampaign(ana, made.json().id);
  expect(creators).toMatchObject([{ handle: "mia.tok", alsoOn: ["instagram"], asked: null }]);
  expect(deliverables.map(({ platform, label }) => [platform, label])).toEqual([["instagram", "Reel"]]);
});

test("adding the same creators again changes nothing", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const before = await campaignWithCreators(app, ana);
  const creatorIds = before.creators.map((creator) => creator.creatorId);

  const again = await ana("POST", `/api/v1/campaigns/${before.id}/creators`, { creatorIds });

  expect(again.statusCode).toBe(200);
  expect(again.json().creators).toEqual(before.creators);
});

test("an unknown fee stays null and is counted, known ones are added up", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const campaign = await campaignWithCreators(app, ana);
  const [ines, sofia] = campaign.creators.map(
    ({ creatorId }) => `/api/v1/campaigns/${campaign.id}/creators/${creatorId}`,
  );

  await ana("PATCH", ines ?? "", {
    version: 1,
    fee: { amount: 330_000, currency: "EUR" },
    stage: "accepted",
  });
  await ana("PATCH", sofia ?? "", { version: 1, fee: { amount: 210_000, currency: "EUR" } });

  expect((await readCampaign(ana, campaign.id)).budgetSummary).toEqual({
    budget: null,
    committed: [{ amount: 330_000, currency: "EUR" }],
    planned: [{ amount: 540_000, currency: "EUR" }],
    left: null,
    unknownFees: 1,
    askedFees: 0,
    guessedFees: 0,
  });
});

test("until a fee is agreed the known price counts for all pieces that are owed, in the list too", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const campaign = await campaignWithCreators(app, ana);

  const { items } = (await ana("GET", "/api/v1/campaigns")).json();

  expect(campaign.creators.map(({ fee, asked }) => [fee, asked])).toEqual([
    [null, { amount: 180_000, currency: "EUR" }],
    [null, null],
    [null, null],
  ]);
  expect(campaign.budgetSummary).toMatchObject({
    committed: [],
    planned: [{ amount: 180_000, currency: "EUR" }],
    unknownFees: 2,
    askedFees: 1,
  });
  expect(items[0].budgetSummary).toEqual(campaign.budgetSummary);
});

test("who declines owes nothing, and owes it again on coming back", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const campaign = await campaignWithCreators(app, ana);
  const path = `/api/v1/campaigns/${campaign.id}/creators/${campaign.creators[0]?.creatorId}`;

  const declined = await ana("PATCH", path, { version: 1, stage: "declined" });
  const back = await ana("PATCH", path, { version: 2, stage: "negotiating" });

  expect(declined.json().deliverables).toHaveLength(2);
  expect(back.json().deliverables).toHaveLength(4);
});

test("a removed creator can be brought back with stage and fee", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const campaign = await campaignWithCreators(app, ana);
  const path = `/api/v1/campaigns/${campaign.id}/creators/${campaign.creators[0]?.creatorId}`;
  await ana("PATCH", path, { version: 1, stage: "accepted", fee: { amount: 100, currency: "EUR" } });

  const removed = await ana("DELETE", path);
  const restored = await ana("POST", `${path}/restore`);

  expect(removed.json().creators).toHaveLength(2);
  expect(restored.json().creators[0]).toMatchObject({
    handle: "ines.c",
    stage: "accepted",
    fee: { amount: 100, currency: "EUR" },
  });
});

test("discovery knows who is in a campaign, until the campaign or the creator is removed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const campaign = await campaignWithCreators(app, ana);
  const path = `/api/v1/campaigns/${campaign.id}`;
  const labels = async () => {
    const rows = await withWorkspace(app.db, ana.workspaceId, (transaction) =>
      transaction.selectFrom("creator_labels").select("value").where("kind", "=", "campaign").execute(),
    );
    return rows.filter((row) => row.value === campaign.id).length;
  };
  const added = await labels();
  await ana("DELETE", `${path}/creators/${campaign.creators[0]?.creatorId}`);
  const afterOne = await labels();
  await ana("DELETE", path);
  const afterAll = await labels();
  await ana("POST", `${path}/restore`);

  expect([added, afterOne, afterAll, await labels()]).toEqual([3, 2, 0, 2]);
});

test("a plan becomes a draft campaign with what each creator makes and costs", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const creators = await importCreators(app, ana);
  const caller = await callerOf(app, ana);
  const pick = (handle: string, platform: "instagram" | "tiktok", count: number, amount: number | null) => ({
    creatorId: creators.get(handle) ?? "",
    platform,
    handle,
    name: null,
    deliverables: [{ format: platform === "tiktok" ? ("video" as const) : ("reel" as const), count }],
    cost: amount === null ? null : { amount, currency: "EUR" },
  });

  const campaign = await app.campaigns.campaigns.createFromPlan(caller, {
    name: "Vegan bar",
    planId: randomUUID(),
    picks: [
      pick("ines.c", "instagram", 2, 180_000),
      pick("sofia.m", "instagram", 2, null),
      pick("leire.o", "tiktok", 1, 90_000),
    ],
    budget: { amount: 2_500_000, currency: "EUR" },
    flight: { from: "2026-12-01", to: "2026-12-28" },
    markets: ["DE"],
  });

  expect(campaign).toMatchObject({ status: "draft", startsOn: "2026-12-01", endsOn: "2026-12-28" });
  expect(campaign.lines.map(({ platform, format, count }) => ({ platform, format, count }))).toEqual([
    { platform: "instagram", format: "reel", count: 2 },
    { platform: "tiktok", format: "video", count: 1 },
  ]);
  expect(campaign.deliverables).toHaveLength(5);
  expect(campaign.budgetSummary).toMatchObject({
    planned: [{ amount: 270_000, currency: "EUR" }],
    unknownFees: 1,
    left: 2_230_000,
  });
});
