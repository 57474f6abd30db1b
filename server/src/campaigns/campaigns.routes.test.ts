import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

async function makeCampaign(person: Person, fields: object = {}) {
  const response = await person("POST", "/api/v1/campaigns", { name: "Spring SPF launch", ...fields });
  expect(response.statusCode).toBe(201);
  return response.json();
}

test("a new campaign is a draft of version 1 with nothing but its name", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const campaign = await makeCampaign(ana);

  expect(campaign).toMatchObject({
    name: "Spring SPF launch",
    status: "draft",
    version: 1,
    startsOn: null,
    budget: null,
    guidelines: [],
    creators: [],
    deliverables: [],
  });
});

test("eight guidelines are taken and a ninth is refused with what to do", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const guidelines = Array.from({ length: 9 }, (_, index) => `Guideline ${index + 1}`);
  const { id, version } = await makeCampaign(ana, { guidelines: guidelines.slice(0, 8) });

  const response = await ana("PATCH", `/api/v1/campaigns/${id}`, { version, guidelines });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    detail: "guidelines: At most 8 guidelines. Remove one to add another",
    errors: [{ path: "guidelines" }],
  });
  const stored = await ana("GET", `/api/v1/campaigns/${id}`);
  expect(stored.json().guidelines).toHaveLength(8);
});

test("handles lose one leading @ and hashtags are split on # and white space", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const campaign = await makeCampaign(ana, {
    handles: [" @fernhollow ", "FernHollow", "@", "glow.co"],
    hashtags: "#pelelimpa  #spfdiario\n##PELELIMPA",
  });

  expect(campaign.handles).toEqual(["fernhollow", "glow.co"]);
  expect(campaign.hashtags).toEqual(["pelelimpa", "spfdiario"]);
});

test("of two changes of one version the second is refused and the first stays stored", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn({ workspaceOf: ana, role: "member" });
  const { id, version } = await makeCampaign(ana);
  await ana("PATCH", `/api/v1/campaigns/${id}`, { version, goal: "Trial" });

  const refused = await ben("PATCH", `/api/v1/campaigns/${id}`, { version, goal: "Awareness" });

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "platform.edited_meanwhile",
    yours: { goal: "Awareness" },
    theirs: { goal: "Trial" },
    version: 2,
  });
  const stored = (await ben("GET", `/api/v1/campaigns/${id}`)).json();
  expect(stored).toMatchObject({ goal: "Trial", version: 2 });
  const kept = await ben("PATCH", `/api/v1/campaigns/${id}`, { version: stored.version, goal: "Awareness" });
  expect(kept.json()).toMatchObject({ goal: "Awareness", version: 3 });
});

test("a campaign starts only when nothing is missing, and the answer names each gap", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id, version } = await makeCampaign(ana);

  const response = await ana("PATCH", `/api/v1/campaigns/${id}`, { version, status: "active" });

  expect(response.statusCode).toBe(400);
  expect(response.json().errors.map((error: { path: string }) => error.path)).toEqual([
    "startsOn",
    "endsOn",
    "lines",
    "creators",
  ]);
  expect((await ana("GET", `/api/v1/campaigns/${id}`)).json()).toMatchObject({ status: "draft", version: 1 });
});

test("a draft cannot be archived at once", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id, version } = await makeCampaign(ana);

  const response = await ana("PATCH", `/api/v1/campaigns/${id}`, { version, status: "archived" });

  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: "campaigns.wrong_status" });
});

test("a removed campaign is gone from the list and can be restored", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id } = await makeCampaign(ana);

  const removed = await ana("DELETE", `/api/v1/campaigns/${id}`);
  const meanwhile = await ana("GET", "/api/v1/campaigns");
  const restored = await ana("POST", `/api/v1/campaigns/${id}/restore`);

  expect(removed.statusCode).toBe(204);
  expect(meanwhile.json()).toEqual({ items: [], total: 0, next: null });
  expect(restored.json()).toMatchObject({ id, name: "Spring SPF launch" });
});

test("viewers read and change nothing, reviewers see no campaigns", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const reviewer = await app.signIn({ workspaceOf: ana, role: "reviewer" });
  const { id, version } = await makeCampaign(ana);
  const change = { version, goal: "Trial" };

  const answers = await Promise.all([
    viewer("GET", `/api/v1/campaigns/${id}`),
    viewer("PATCH", `/api/v1/campaigns/${id}`, change),
    viewer("POST", "/api/v1/campaigns", { name: "Mine" }),
    viewer("DELETE", `/api/v1/campaigns/${id}`),
    reviewer("GET", "/api/v1/campaigns"),
    reviewer("GET", `/api/v1/campaigns/${id}`),
    reviewer("PATCH", `/api/v1/campaigns/${id}`, change),
    reviewer("GET", "/api/v1/campaigns/due"),
  ]);

  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 403, 403, 403, 403, 403, 403, 200]);
});

test("a campaign of another workspace does not exist for anybody else, whatever they try", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const { id, version } = await makeCampaign(ana, { goal: "canary-goal" });
  const path = `/api/v1/campaigns/${id}`;

  const answers = await Promise.all([
    ben("GET", path),
    ben("PATCH", path, { version, goal: "Taken" }),
    ben("DELETE", path),
    ben("POST", `${path}/restore`),
    ben("POST", `${path}/creators`, { creatorIds: [randomUUID()] }),
    ben("PATCH", `${path}/creators/${randomUUID()}`, { version: 1, stage: "paid" }),
  ]);

  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(answers.map((answer) => answer.body).join("\n")).not.toContain("canary");
  expect((await ben("GET", "/api/v1/campaigns")).json()).toEqual({ items: [], total: 0, next: null });
  expect((await ana("GET", path)).json()).toMatchObject({ goal: "canary-goal", version: 1 });
});
