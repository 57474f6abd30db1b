import { createHash, randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, startApp } from "#/test-app.fixtures.ts";
import type { Person } from "#/test-app.fixtures.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

async function makeReport(person: Person, fields: object = {}) {
  const campaign = await person("POST", "/api/v1/campaigns", {
    name: "Barrier cream refill",
    budget: { amount: 820_000, currency: "EUR" },
  });
  const report = await person("POST", "/api/v1/reports", { campaignId: campaign.json().id, ...fields });
  expect(report.statusCode).toBe(201);
  return report.json();
}

function postRow(
  workspaceId: string,
  creatorId: string,
  postedAt: string,
  counts: { views: number | null; likes?: number },
) {
  return {
    workspace_id: workspaceId,
    id: randomUUID(),
    creator_id: creatorId,
    platform: "instagram",
    format: "reel",
    hashtags: [],
    mentions: ["fernhollow"],
    brands: [],
    views: counts.views,
    likes: counts.likes ?? null,
    posted_at: postedAt,
    source: "import",
    version: 1,
  };
}

async function share(person: Person, reportId: string, wishes: object = {}) {
  const response = await person("POST", `/api/v1/reports/${reportId}/links`, wishes);
  expect(response.statusCode).toBe(201);
  const link = response.json();
  return { ...link, path: new URL(link.url).pathname };
}

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

test("a share link shows the report without a sign-in, without scripts, and asks not to be indexed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana, { title: "October <script>alert(1)</script>" });
  const link = await share(ana, report.id);

  const response = await app.http.inject({ url: link.path, headers: { host: "localhost:4870" } });

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  });
  const [, styles = ""] = /<style>([^<]*)<\/style>/.exec(response.body) ?? [];
  const hash = createHash("sha256").update(styles).digest("base64");
  expect(response.headers["content-security-policy"]).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(response.body).toContain("October &lt;script&gt;");
  expect(response.body).not.toMatch(/<script|\sstyle=|\son\w+=/);
});

test("a document shows no prices unless whoever shares it says so", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const plain = await share(ana, report.id);
  const priced = await share(ana, report.id, { prices: true });

  const [without, withPrices] = await Promise.all(
    [plain, priced].map(({ path }) => app.http.inject({ url: path, headers: { host: "localhost:4870" } })),
  );

  expect(without?.body).not.toContain("€");
  expect(without?.body).toContain("Prices are left out");
  expect(withPrices?.body).toContain("of €8,200");
});

test("an expired, revoked or unknown link answers a plain document that says what to do", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const short = await share(ana, report.id, { days: 1 });
  const long = await share(ana, report.id, { days: 30 });
  const open = (path: string) => app.http.inject({ url: path, headers: { host: "localhost:4870" } });
  clock.advance(DAY_MS);
  await ana("DELETE", `/api/v1/reports/${report.id}/links/${long.id}`);

  const answers = await Promise.all(
    [short.path, long.path, `${long.path}x`, "/s/nothing", `${long.path}/picture`].map(open),
  );

  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers[0]?.body).toContain("Ask them for a new link");
  const { items } = (await ana("GET", `/api/v1/reports/${report.id}/links`)).json();
  expect(items.map((item: { state: string }) => item.state).toSorted()).toEqual(["expired", "revoked"]);
});

test("the list tells who gave a link out and how often it was opened, never the link itself", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const link = await share(ana, report.id);
  const secret = link.path.slice("/s/".length);
  await app.http.inject({ url: link.path, headers: { host: "localhost:4870" } });
  await app.http.inject({ url: link.path, headers: { host: "localhost:4870" } });

  const list = await ana("GET", `/api/v1/reports/${report.id}/links`);

  expect(list.json().items).toMatchObject([{ state: "open", opened: 2, prices: false }]);
  expect(list.body).not.toContain(secret);
  expect(list.json().items[0].createdBy).toMatch(/^Person/);
});

test("a second taking back of a link says that it has ended already", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const link = await share(ana, report.id);
  const path = `/api/v1/reports/${report.id}/links/${link.id}`;

  const [first, second] = [await ana("DELETE", path), await ana("DELETE", path)];

  expect([first.statusCode, second.statusCode]).toEqual([204, 409]);
});

test("a removed report takes its links along, and brings them back when it is restored", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const { path } = await share(ana, report.id);
  const open = () => app.http.inject({ url: path, headers: { host: "localhost:4870" } });
  await ana("DELETE", `/api/v1/reports/${report.id}`);

  const meanwhile = await open();
  const restored = await ana("POST", `/api/v1/reports/${report.id}/restore`);
  const again = await open();

  expect([meanwhile.statusCode, restored.statusCode, again.statusCode]).toEqual([404, 200, 200]);
});

test("no token of a link is written to the log", async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await startApp({ log: pino({ level: "trace" }, sink) });
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const { path } = await share(ana, report.id);

  await app.http.inject({ url: path, headers: { host: "localhost:4870" } });
  await app.http.inject({ url: `${path}/x`, headers: { host: "localhost:4870" } });

  expect(lines.join("")).toContain("/s/:token");
  expect(lines.join("")).not.toContain(path.slice("/s/".length));
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
    ben("PATCH", path, { title: "Mine" }),
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

test("a link is stored nowhere, not even where creates are remembered by their key", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const report = await makeReport(ana);
  const headers = { ...ana.headers, "idempotency-key": "share-once" };
  const url = `/api/v1/reports/${report.id}/links`;
  const response = await app.http.inject({ method: "POST", url, headers, payload: {} });
  const token = new URL(response.json().url).pathname.slice("/s/".length);

  const stored = await withWorkspace(app.db, ana.workspaceId, async (transaction) => ({
    links: await transaction.selectFrom("report_links").selectAll().execute(),
    keys: await transaction.selectFrom("idempotency_keys").selectAll().execute(),
  }));

  expect(stored.links).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token);
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
  expect(response.body).toContain("Figure,Value,Unit,Note,Definition,Inputs,Sample,Date,Source");
});

test("posts that name the campaign within its days become its views and its cost per 1,000", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: "platform,handle,name\ninstagram,nerea.u,Nerea Ugalde" });
  const creatorId = await withWorkspace(app.db, ana.workspaceId, async (transaction) => {
    const { id } = await transaction.selectFrom("creators").select("id").executeTakeFirstOrThrow();
    await transaction
      .insertInto("posts")
      .values([
        postRow(ana.workspaceId, id, "2026-10-14T10:00:00Z", { views: 60_000, likes: 3_000 }),
        postRow(ana.workspaceId, id, "2026-10-21T10:00:00Z", { views: null }),
        postRow(ana.workspaceId, id, "2026-11-02T10:00:00Z", { views: 900_000 }),
      ])
      .execute();
    return id;
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
  await ana("PATCH", `/api/v1/campaigns/${id}/creators/${creatorId}`, { fee });

  const report = (await ana("POST", "/api/v1/reports", { campaignId: id })).json();

  expect(report.content.headline).toBe("2 posts by 1 creator have 60.00K views so far.");
  expect(report.content.figures).toMatchObject([
    { id: "views", value: 60_000, note: "2 posts, as imported" },
    { id: "engagement", value: 5 },
    { id: "drafts", value: 0 },
    { id: "checks", value: null },
    { id: "cost", value: 84_000, currency: "EUR" },
    { id: "cpm", value: 1_400, currency: "EUR", note: "€840 for 60.00K views" },
  ]);
  expect(report.content.charts.map((chart: { id: string }) => chart.id)).toEqual(["weeks", "engagement"]);
  expect(report.content.creators).toMatchObject([
    { posts: 2, views: 60_000, costPer1000: { amount: 1_400 } },
  ]);
});
