import type { Deliverable } from "@app/contract/campaigns/deliverables";
import type { CalendarEntry } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { bringCreators } from "#/strategy/strategy.fixtures.ts";

const BRIEF = "Protein bar in Germany, 2.500 €, at least 2 on TikTok";

test("a plan made through the API is kept and listed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 10);

  const made = await ana("POST", "/api/v1/strategies", { text: BRIEF });

  expect(made.statusCode).toBe(201);
  const { id, plan } = made.json();
  expect(plan.certificate.value).toBeLessThanOrEqual(plan.certificate.bound);
  expect((await ana("GET", "/api/v1/strategies")).json()).toMatchObject({ items: [{ id, version: 1 }] });
});

test("a text that is no brief is refused with a sentence", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 5);

  const response = await ana("POST", "/api/v1/strategies", { text: "How did the last campaign do?" });

  expect(response.statusCode).toBe(422);
  expect(response.json().detail).toContain("nothing to plan");
});

test("saving a plan asks first, and the approval works once and only for who was asked", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn({ workspaceOf: ana, role: "member" });
  await bringCreators(ana, 10);
  const { id, plan } = (await ana("POST", "/api/v1/strategies", { text: BRIEF })).json();

  const asked = await ana("POST", `/api/v1/strategies/${id}/collection`, { name: "Shortlist" });
  const { approvalId } = asked.json();
  const byBen = await ben("POST", `/api/v1/strategies/${id}/collection`, { approvalId });
  const asCampaign = await ana("POST", `/api/v1/strategies/${id}/campaign`, { approvalId });
  const saved = await ana("POST", `/api/v1/strategies/${id}/collection`, { approvalId });
  const again = await ana("POST", `/api/v1/strategies/${id}/collection`, { approvalId });

  expect([asked, byBen, asCampaign, saved, again].map(({ statusCode }) => statusCode)).toEqual([
    202, 409, 409, 201, 409,
  ]);
  expect(saved.json()).toMatchObject({ kind: "collection", name: "Shortlist" });
  const collection = (await ana("GET", `/api/v1/collections/${saved.json().id}`)).json();
  expect(collection).toMatchObject({ counts: { all: plan.picks.length } });
});

test("starters are written from the workspace's own creators", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const empty = (await ana("GET", "/api/v1/strategy/starters")).json();
  await bringCreators(ana, 20);
  const { items } = (await ana("GET", "/api/v1/strategy/starters")).json();

  expect(empty.items).toEqual([]);
  expect(items.length).toBeGreaterThanOrEqual(4);
  expect(items.length).toBeLessThanOrEqual(6);
  expect(items[0].text).toContain("Germany");
});

test("a campaign from a plan has the days of the calendar at its pieces", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 10);
  const { id, plan } = (await ana("POST", "/api/v1/strategies", { text: BRIEF })).json();
  const asked = await ana("POST", `/api/v1/strategies/${id}/campaign`, { name: "Launch" });
  const { approvalId } = asked.json();
  const saved = await ana("POST", `/api/v1/strategies/${id}/campaign`, { approvalId });

  const campaign = (await ana("GET", `/api/v1/campaigns/${saved.json().id}`)).json();

  const planned = plan.calendar.map((entry: CalendarEntry) =>
    [entry.creatorId, entry.draftDue, entry.date].join(" "),
  );
  const owed = campaign.deliverables.map((piece: Deliverable) =>
    [piece.creatorId, piece.dueOn, piece.liveOn].join(" "),
  );
  expect(planned.length).toBeGreaterThan(0);
  expect(owed.toSorted()).toEqual(planned.toSorted());
});
