import { expect, test } from "vitest";
import { importedPost } from "#/acceptance/posts.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { makeReport, share } from "./reports.fixtures.ts";

test("a report is called as its campaign, and every figure says where it comes from", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const report = await makeReport(ana);

  expect(report).toMatchObject({ title: "Barrier cream refill", frozenAt: null });
  expect(report.content.headline).toBe("Nothing is planned yet.");
  for (const figure of report.content.figures) {
    expect(figure.source.definition).not.toBe("");
    expect(figure.source.label).not.toBe("");
  }
  const views = report.content.figures.find((figure: { id: string }) => figure.id === "views");
  expect(views).toMatchObject({ value: null, source: { sample: "0 posts" } });
});

test("a live report follows its campaign and a frozen one keeps what it showed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const live = await makeReport(ana);
  const frozen = (
    await ana("POST", "/api/v1/reports", { campaignId: live.campaignId, title: "October", frozen: true })
  ).json();
  await ana("PATCH", `/api/v1/campaigns/${live.campaignId}`, { version: 1, name: "Renamed" });

  const [liveNow, frozenNow] = await Promise.all([
    ana("GET", `/api/v1/reports/${live.id}`),
    ana("GET", `/api/v1/reports/${frozen.id}`),
  ]);

  expect(liveNow.json().content.campaign.name).toBe("Renamed");
  expect(frozenNow.json().content.campaign.name).toBe("Barrier cream refill");
});

test("another workspace sees neither the report nor its links", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const report = await makeReport(ana, { title: "canary-report" });
  const link = await share(ana, report.id);
  const path = `/api/v1/reports/${report.id}`;

  const answers = await Promise.all([
    ben("GET", path),
    ben("PATCH", path, { version: 1, title: "Mine" }),
    ben("DELETE", path),
    ben("POST", `${path}/restore`),
    ben("GET", `${path}/links`),
    ben("POST", `${path}/links`, {}),
    ben("DELETE", `${path}/links/${link.id}`),
    ben("POST", "/api/v1/reports", { campaignId: report.campaignId }),
  ]);

  expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 404));
  expect(answers.map((answer) => answer.body).join("\n")).not.toContain("canary");
  expect((await ben("GET", "/api/v1/reports")).json()).toEqual({ items: [], total: 0, next: null });
});

test("viewers read reports and share nothing, reviewers see none", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const reviewer = await app.signIn({ workspaceOf: ana, role: "reviewer" });
  const report = await makeReport(ana);

  const answers = await Promise.all([
    viewer("GET", `/api/v1/reports/${report.id}`),
    viewer("POST", `/api/v1/reports/${report.id}/links`, {}),
    viewer("DELETE", `/api/v1/reports/${report.id}`),
    reviewer("GET", "/api/v1/reports"),
    reviewer("GET", `/api/v1/reports/${report.id}`),
  ]);

  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 403, 403, 403, 403]);
});

test("the CSV is a file that names every source and runs no formula", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana, { title: "=1+1" });

  const response = await ana("GET", `/api/v1/reports/${report.id}/export.csv`);

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ "content-type": "text/csv; charset=utf-8" });
  expect(response.headers["content-disposition"]).toMatch(/^attachment; /);
  expect(response.body.startsWith("\uFEFF")).toBe(true);
  expect(response.body).toContain("'=1+1");
  expect(response.body).toContain("Figure,Value,Unit,Target,Note,Definition,Inputs,Sample,Date,Source");
});

test("the return on spend stands beside its target, in the report and in its CSV", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: "platform,handle\ninstagram,nerea.u" });
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json();
  const creatorId = items[0].id;
  const report = await makeReport(ana);
  const { campaignId } = report;
  const path = `/api/v1/campaigns/${campaignId}`;
  await ana("POST", `${path}/creators`, { creatorIds: [creatorId] });
  const fee = { amount: 10_000, currency: "EUR" };
  await ana("PATCH", `${path}/creators/${creatorId}`, { version: 1, fee });
  const amount = { amount: 32_000, currency: "EUR" };
  await ana("POST", "/api/v1/orders", { creatorId, campaignId, amount, orderedAt: "2026-11-12" });
  const rowOf = async () =>
    (await ana("GET", `/api/v1/reports/${report.id}/export.csv`)).body.match(/^Return.*$/mu)?.[0];
  const untargeted = await rowOf();

  const refused = await ana("PATCH", path, { version: 1, targetReturn: 0 });
  await ana("PATCH", path, { version: 1, targetReturn: 4 });
  const { content } = (await ana("GET", `/api/v1/reports/${report.id}`)).json();

  expect(refused.json()).toMatchObject({ status: 400, errors: [{ path: "targetReturn" }] });
  expect(content.figures.find(({ id }: { id: string }) => id === "roas")).toMatchObject({
    value: 3.2,
    target: 4,
    note: "of a target of 4, €320 for €100",
    source: { inputs: expect.arrayContaining([{ label: "Target of the campaign", value: "4" }]) },
  });
  expect(untargeted).toMatch(/^Return on spend,3\.2,number,NA,/u);
  expect(await rowOf()).toMatch(/^Return on spend,3\.2,number,4,"of a target of 4, /u);
});

test("posts that name the campaign within its days become its views and its cost per 1,000", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: "platform,handle,name\ninstagram,nerea.u,Nerea Ugalde" });
  const creatorId = await withWorkspace(app.db, ana.workspaceId, async (transaction) => {
    const account = await transaction
      .selectFrom("accounts")
      .select(["id", "creator_id"])
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto("posts")
      .values([
        importedPost(ana, account, { posted_at: "2026-10-14T10:00:00Z", views: 60_000, likes: 3_000 }),
        importedPost(ana, account, { posted_at: "2026-10-21T10:00:00Z", views: null }),
        importedPost(ana, account, { posted_at: "2026-11-02T10:00:00Z", views: 900_000 }),
      ])
      .execute();
    return account.creator_id;
  });
  const campaign = await ana("POST", "/api/v1/campaigns", {
    name: "October",
    startsOn: "2026-10-05",
    endsOn: "2026-10-31",
    handles: ["@fernhollow"],
  });
  const { id } = campaign.json();
  await ana("POST", `/api/v1/campaigns/${id}/creators`, { creatorIds: [creatorId] });
  const fee = { amount: 84_000, currency: "EUR" };
  await ana("PATCH", `/api/v1/campaigns/${id}/creators/${creatorId}`, { version: 1, fee });

  const report = (await ana("POST", "/api/v1/reports", { campaignId: id })).json();

  expect(report.content.headline).toBe("2 posts by 1 creator have 60,000 views so far.");
  expect(report.content.figures).toMatchObject([
    { id: "views", value: 60_000, note: "1 of 2 posts" },
    { id: "engagement", value: 5 },
    { id: "orders", value: null, note: "Needs orders with a creator’s code" },
    { id: "revenue", value: null },
    { id: "roas", value: null, target: null, note: "Needs a cost and orders with an amount" },
    { id: "cost", value: 84_000, currency: "EUR", note: "as agreed" },
    { id: "cpm", value: 1_400, currency: "EUR", note: "€840 for 60.00K views" },
    { id: "cpe", value: 28 },
    { id: "drafts", value: 0 },
    { id: "checks", value: null },
  ]);
  expect(report.content.charts.map((chart: { id: string }) => chart.id)).toEqual(["weeks"]);
  expect(report.content.creators).toMatchObject([
    { posts: 2, views: 60_000, costPer1000: { amount: 1_400 } },
  ]);
});
