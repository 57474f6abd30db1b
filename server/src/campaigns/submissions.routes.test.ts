import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { clipPath } from "#/content-checks/index.ts";
import { openDatabase } from "#/platform/database/database.ts";
import { sharedApp, startApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import { portOf, uploadWhole } from "#/acceptance/tus-client.fixtures.ts";
import { campaignWithCreators, readCampaign, reels } from "./campaigns.fixtures.ts";
import { isShort } from "#/acceptance/test-length.fixtures.ts";

test("an active campaign counts drafts past their day as late, also on the list of what is due", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const { id, version } = await campaignWithCreators(app, ana);
  const due = [reels({ dueOn: "2026-11-01", count: 1 }), reels({ dueOn: "2026-11-10", count: 1 })];

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

test("drafts that the list of what is due leaves out are counted as late or due", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const { id, version } = await campaignWithCreators(app, ana);
  const lines = [reels({ dueOn: "2026-11-01", count: 6 }), reels({ dueOn: "2026-11-10", count: 1 })];

  await ana("PATCH", `/api/v1/campaigns/${id}`, { version, lines, status: "active" });

  const list = (await ana("GET", "/api/v1/campaigns/due")).json();
  expect(list).toMatchObject({ total: 14, late: 12 });
  expect(list.items).toHaveLength(10);
});

test.skipIf(isShort)("a draft is checked against the rules as they are when it is sent", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const campaign = await campaignWithCreators(app, ana);
  const [piece] = campaign.deliverables;
  const uploadId = await uploadWhole(await portOf(app), ana, readFileSync(clipPath("morning")), "draft.mp4");
  const path = `/api/v1/campaigns/${campaign.id}`;

  const sent = await ana("POST", `${path}/deliverables/${piece?.id}/submissions`, {
    uploadId,
    caption: "Werbung @fernhollow #launch",
  });
  await ana("PATCH", path, { version: campaign.version, handles: ["somebody.else"] });

  expect(sent.statusCode).toBe(201);
  const checkPath = `/api/v1/checks/${sent.json().checkId}`;
  await expect
    .poll(async () => (await ana("GET", checkPath)).json().state, { timeout: 60_000, interval: 200 })
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
  const after = await readCampaign(ana, campaign.id);
  expect(after.creators[0]).toMatchObject({ handle: "ines.c", stage: "in-review" });
  expect(after.deliverables.find((one) => one.id === piece?.id)).toMatchObject({
    state: "in-review",
    submissions: [{ version: 1, check: { state: "done" } }],
  });

  await ana("PATCH", checkPath, { version: 1, verdict: "approved" });

  const approved = await readCampaign(ana, campaign.id);
  expect(approved.deliverables.find((one) => one.id === piece?.id)?.state).toBe("approved");
});

test("a draft needs an upload of the own workspace and a deliverable of the campaign", async () => {
  const app = await sharedApp(WITH_JOBS);
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
  expect(
    (await readCampaign(ana, campaign.id)).deliverables.every((piece) => piece.state === "waiting"),
  ).toBe(true);
});

test.skipIf(isShort)(
  "a draft that cannot be kept leaves no check behind, and can be sent again",
  async () => {
    const app = await startApp(WITH_JOBS);
    const ana = await app.signIn();
    const campaign = await campaignWithCreators(app, ana);
    const piece = campaign.deliverables[0];
    const uploadId = await uploadWhole(
      await portOf(app),
      ana,
      readFileSync(clipPath("morning")),
      "draft.mp4",
    );
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
  },
);
