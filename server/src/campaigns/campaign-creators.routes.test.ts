import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { Campaign } from "@app/contract/campaigns";
import { clipPath } from "#/content-checks/index.ts";
import { openDatabase, withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, startApp } from "#/test-app.fixtures.ts";
import type { Person } from "#/test-app.fixtures.ts";

const TABLE = `platform,handle,name,followers,avg views,price per reel
instagram,ines.c,Inês Carvalhal,84200,64200,900 €
instagram,sofia.m,Sofia Marçal,120400,,
tiktok,leire.o,Leire Otxoa,310000,151000,`;

type App = Awaited<ReturnType<typeof sharedApp>>;

function line(fields: object = {}) {
  return {
    id: randomUUID(),
    platform: "instagram",
    format: "reel",
    count: 2,
    per: "creator",
    creatorIds: null,
    orientation: "portrait",
    durationMin: 3,
    durationMax: 30,
    dueOn: "2026-11-20",
    ...fields,
  };
}

async function read(person: Person, id: string): Promise<Campaign> {
  return Campaign.parse((await person("GET", `/api/v1/campaigns/${id}`)).json());
}

async function importCreators(app: App, person: Person): Promise<Map<string, string>> {
  await person("POST", "/api/v1/imports", { text: TABLE });
  const rows = await withWorkspace(app.db, person.workspaceId, (transaction) =>
    transaction.selectFrom("creators").select(["id", "handle"]).execute(),
  );
  return new Map(rows.map((row) => [row.handle, row.id]));
}

async function collectionOf(person: Person, creatorIds: string[]): Promise<string> {
  const response = await person("POST", "/api/v1/collections", { name: "Shortlist", creatorIds });
  return response.json().id;
}

/** A campaign with a line of two reels and the creators of a collection in it. */
async function campaignWithCreators(app: App, person: Person): Promise<Campaign> {
  const creators = await importCreators(app, person);
  const collectionId = await collectionOf(person, [...creators.values()]);
  const made = await person("POST", "/api/v1/campaigns", {
    name: "Spring SPF launch",
    startsOn: "2026-11-01",
    endsOn: "2026-12-01",
    markets: ["DE"],
    handles: ["@fernhollow"],
    hashtags: "#launch",
    lines: [line()],
  });
  const { id } = made.json();
  await person("POST", `/api/v1/campaigns/${id}/creators`, { collectionId });
  return read(person, id);
}

/** Sends a file by tus over a real connection and answers its upload id. */
async function upload(app: App, person: Person, bytes: Buffer): Promise<string> {
  const port = Number(new URL(await app.http.listen({ host: "127.0.0.1", port: 0 })).port);
  const send = (method: string, path: string, headers: object, body?: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const all = { ...person.headers, "tus-resumable": "1.0.0", ...headers };
      const outgoing = request({ host: "127.0.0.1", port, method, path, headers: all }, resolve);
      outgoing.on("error", reject).end(body);
    });
  const name = Buffer.from("draft.mp4").toString("base64");
  const hash = Buffer.from(createHash("sha256").update(bytes).digest("hex")).toString("base64");
  const made = await send("POST", "/api/v1/uploads", {
    "upload-length": String(bytes.length),
    "upload-metadata": `filename ${name},sha256 ${hash}`,
  });
  await text(made);
  const { pathname } = new URL(made.headers.location ?? "", "http://localhost/api/v1/uploads/");
  const type = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  await text(await send("PATCH", pathname, { ...type, "content-length": String(bytes.length) }, bytes));
  return pathname.split("/").at(-1) ?? "";
}

test("creators come from a collection, each on the line's platform owes its pieces", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const campaign = await campaignWithCreators(app, ana);

  expect(campaign.creators.map(({ handle, stage, fee }) => ({ handle, stage, fee }))).toEqual([
    { handle: "ines.c", stage: "invited", fee: null },
    { handle: "sofia.m", stage: "invited", fee: null },
    { handle: "leire.o", stage: "invited", fee: null },
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

  await ana("PATCH", ines ?? "", { fee: { amount: 330_000, currency: "EUR" }, stage: "accepted" });
  await ana("PATCH", sofia ?? "", { fee: { amount: 210_000, currency: "EUR" } });

  expect((await read(ana, campaign.id)).budgetSummary).toEqual({
    budget: null,
    committed: [{ amount: 330_000, currency: "EUR" }],
    planned: [{ amount: 540_000, currency: "EUR" }],
    left: null,
    unknownFees: 1,
  });
});

test("who declines owes nothing, and owes it again on coming back", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const campaign = await campaignWithCreators(app, ana);
  const path = `/api/v1/campaigns/${campaign.id}/creators/${campaign.creators[0]?.creatorId}`;

  const declined = await ana("PATCH", path, { stage: "declined" });
  const back = await ana("PATCH", path, { stage: "negotiating" });

  expect(declined.json().deliverables).toHaveLength(2);
  expect(back.json().deliverables).toHaveLength(4);
});

test("a removed creator can be brought back with stage and fee", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const campaign = await campaignWithCreators(app, ana);
  const path = `/api/v1/campaigns/${campaign.id}/creators/${campaign.creators[0]?.creatorId}`;
  await ana("PATCH", path, { stage: "accepted", fee: { amount: 100, currency: "EUR" } });

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

test("an active campaign counts drafts past their day as late, also on the list of what is due", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id, version } = await campaignWithCreators(app, ana);
  const due = [line({ dueOn: "2026-11-01", count: 1 }), line({ dueOn: "2026-11-10", count: 1 })];

  const started = await ana("PATCH", `/api/v1/campaigns/${id}`, { version, lines: due, status: "active" });

  expect(started.statusCode).toBe(200);
  const list = (await ana("GET", "/api/v1/campaigns/due")).json();
  expect(list.items.map((item: { dueOn: string; late: boolean }) => [item.dueOn, item.late])).toEqual([
    ["2026-11-01", true],
    ["2026-11-01", true],
    ["2026-11-10", false],
    ["2026-11-10", false],
  ]);
  expect((await ana("GET", "/api/v1/campaigns")).json().items).toMatchObject([{ late: 2, submitted: 0 }]);
});

test("a draft is checked against the rules as they are when it is sent", { timeout: 40_000 }, async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const campaign = await campaignWithCreators(app, ana);
  const [piece] = campaign.deliverables;
  const uploadId = await upload(app, ana, readFileSync(clipPath("morning")));
  const path = `/api/v1/campaigns/${campaign.id}`;

  const sent = await ana("POST", `${path}/deliverables/${piece?.id}/submissions`, {
    uploadId,
    caption: "Werbung @fernhollow #launch",
  });
  await ana("PATCH", path, { version: campaign.version, handles: ["somebody.else"] });

  expect(sent.statusCode).toBe(201);
  const checkPath = `/api/v1/checks/${sent.json().checkId}`;
  await expect
    .poll(async () => (await ana("GET", checkPath)).json().state, { timeout: 30_000, interval: 200 })
    .toBe("done");
  const check = (await ana("GET", checkPath)).json();
  expect(check).toMatchObject({
    title: "Inês Carvalhal, Reel 1 of 2",
    subject: { kind: "deliverable", id: piece?.id, group: "Spring SPF launch", dueAt: "2026-11-20" },
    rules: {
      platform: "instagram",
      market: "DE",
      materialConnection: true,
      handles: ["fernhollow"],
      hashtags: ["launch"],
      orientation: "portrait",
      duration: { min: 3, max: 30 },
    },
    fields: { handles_correct: true, hashtags_correct: true },
  });
  const after = await read(ana, campaign.id);
  expect(after.creators[0]).toMatchObject({ handle: "ines.c", stage: "in-review" });
  expect(after.deliverables.find((one) => one.id === piece?.id)).toMatchObject({
    state: "in-review",
    submissions: [{ version: 1, check: { state: "done" } }],
  });

  await ana("PATCH", checkPath, { verdict: "approved" });

  const approved = await read(ana, campaign.id);
  expect(approved.deliverables.find((one) => one.id === piece?.id)?.state).toBe("approved");
});

test("a draft needs an upload of the own workspace and a deliverable of the campaign", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const campaign = await campaignWithCreators(app, ana);
  const path = `/api/v1/campaigns/${campaign.id}/deliverables/${campaign.deliverables[0]?.id}/submissions`;
  const elsewhere = `/api/v1/campaigns/${campaign.id}/deliverables/${randomUUID()}/submissions`;
  const draft = { uploadId: randomUUID(), caption: "" };

  const answers = await Promise.all([
    ana("POST", path, draft),
    ana("POST", elsewhere, draft),
    ana("POST", path, { caption: "" }),
    ben("POST", path, draft),
    viewer("POST", path, draft),
  ]);

  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 400, 404, 403]);
  expect((await read(ana, campaign.id)).deliverables.every((piece) => piece.state === "waiting")).toBe(true);
});

test("a draft that cannot be kept leaves no check behind, and can be sent again", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const campaign = await campaignWithCreators(app, ana);
  const piece = campaign.deliverables[0];
  const uploadId = await upload(app, ana, readFileSync(clipPath("morning")));
  const path = `/api/v1/campaigns/${campaign.id}/deliverables/${piece?.id}/submissions`;
  const owner = openDatabase(app.owner, 1);
  onTestFinished(() => owner.destroy());
  await sql`revoke insert on submissions from herald_app`.execute(owner);

  const refused = await ana("POST", path, { uploadId, caption: "" });
  const left = await ana("GET", "/api/v1/checks");
  await sql`grant insert on submissions to herald_app`.execute(owner);
  const sent = await ana("POST", path, { uploadId, caption: "" });

  expect([refused.statusCode, sent.statusCode]).toEqual([500, 201]);
  expect(left.json()).toMatchObject({ items: [], total: 0 });
  expect((await ana("GET", "/api/v1/checks")).json()).toMatchObject({ total: 1 });
});

test("a plan becomes a draft campaign with what each creator makes and costs", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const creators = await importCreators(app, ana);
  const caller = {
    userId: ana.userId,
    name: "Ana",
    workspaceId: ana.workspaceId,
    workspaceSlug: ana.workspaceSlug,
    role: "member",
    isSample: false,
    isServerAdministrator: false,
    seesPrices: true,
    via: "session",
  } as const;
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
