import { expect, test } from "vitest";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { euros, openWorkspace, runCampaign } from "./results.fixtures.ts";

const FEE = { fee: euros(1_420) };

async function found(ana: Person, text: string): Promise<string[]> {
  const { items } = (await ana("POST", "/api/v1/creators/search", { text })).json<{
    items: { handle: string }[];
  }>();
  return items.map(({ handle }) => handle);
}

async function profileOf(ana: Person, id: string) {
  return (await ana("GET", `/api/v1/creators/${id}`)).json();
}

test("whom a campaign agreed with and paid is found as worked with, by what was paid and when", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.two");
  const campaignId = await runCampaign(ana, { name: "Herbst", creatorIds: [creatorId], ...FEE });
  const agreed = await found(ana, "last price under 1500 €");
  await ana("POST", "/api/v1/payments", {
    creatorId,
    campaignId,
    net: euros(1_420),
    state: "paid",
    paidOn: "2026-11-01",
  });

  const answers = [];
  for (const text of [
    "worked with us before",
    "who did we pay over 1000 €",
    "last price under 1500 €",
    "worked with Fernhollow",
    "status accepted",
    "last deal in the last 60 days",
  ]) {
    answers.push([text, await found(ana, text)]);
  }

  expect(agreed).toEqual(["fern.two"]);
  expect(answers.map(([, handles]) => handles)).toEqual(answers.map(() => ["fern.two"]));
  expect(await profileOf(ana, creatorId)).toMatchObject({
    status: "accepted",
    client: { name: "Fernhollow" },
    lastFee: euros(1_420),
    feePaid: euros(1_420),
    lastDeal: "2026-11-02",
    lastContact: "2026-11-02",
    sources: { status: "Campaign Herbst", lastFee: "Campaign Herbst", lastDeal: "Campaign Herbst" },
  });
});

test("who declined in a campaign is found by it, also when another one was accepted", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.two");
  const campaignId = await runCampaign(ana, { name: "Herbst", creatorIds: [creatorId] });
  await ana("PATCH", `/api/v1/campaigns/${campaignId}/creators/${creatorId}`, {
    version: 2,
    stage: "declined",
  });
  const declined = await found(ana, "declined in Herbst");
  await runCampaign(ana, { name: "Winter", creatorIds: [creatorId] });

  expect(declined).toEqual(["fern.two"]);
  expect(await found(ana, "declined in Herbst")).toEqual(["fern.two"]);
  expect(await found(ana, "declined in Winter")).toEqual([]);
});

test("a deal that is taken back, or whose campaign is removed, is gone", async () => {
  const { ana, idOf } = await openWorkspace();
  const [first, second] = [idOf("fern.one"), idOf("fern.two")];
  const one = await runCampaign(ana, { name: "Herbst", creatorIds: [first], ...FEE });
  const two = await runCampaign(ana, { name: "Winter", creatorIds: [second], ...FEE });
  const before = await found(ana, "worked with us before");

  await ana("PATCH", `/api/v1/campaigns/${one}/creators/${first}`, { version: 2, stage: "to-invite" });
  await ana("DELETE", `/api/v1/campaigns/${two}`);
  const after = await found(ana, "worked with us before");
  const profile = await profileOf(ana, second);
  await ana("POST", `/api/v1/campaigns/${two}/restore`);

  expect(before.toSorted()).toEqual(["fern.one", "fern.two"]);
  expect(after).toEqual([]);
  expect(profile).toMatchObject({
    status: null,
    lastFee: null,
    lastDeal: null,
    lastContact: null,
    sources: {},
  });
  expect(await found(ana, "worked with us before")).toEqual(["fern.two"]);
});

test("what a person typed stays beside a deal", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.two");
  const { version } = await profileOf(ana, creatorId);
  await ana("PATCH", `/api/v1/creators/${creatorId}`, { version, status: "negotiating", lastFee: euros(5) });
  await runCampaign(ana, { creatorIds: [creatorId], ...FEE });

  expect(await profileOf(ana, creatorId)).toMatchObject({
    status: "negotiating",
    lastFee: euros(5),
    lastDeal: "2026-11-02",
  });
});
