import { expect, test } from "vitest";
import { euros, openWorkspace, runCampaign } from "#/results/results.fixtures.ts";

test("an order with a creator's code belongs to the creator, the campaign and its only post", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.one");
  const campaignId = await runCampaign(ana, { creatorIds: [creatorId, idOf("fern.two")] });
  const made = await ana("POST", `/api/v1/campaigns/${campaignId}/tracking`, {});
  const code = made.json().items[0].code;
  const post = await ana("POST", "/api/v1/posts", {
    url: "https://instagram.com/p/One",
    creatorId,
    campaignId,
  });

  const first = await ana("POST", "/api/v1/orders", {
    code: code.toLowerCase(),
    amount: euros(40),
    orderedAt: "2026-11-12",
  });
  await ana("POST", "/api/v1/orders", { code, amount: euros(25), count: 2, orderedAt: "2026-11-13" });

  expect(first.json()).toMatchObject({
    creatorId,
    campaignId,
    postId: post.json().id,
    code,
    attachedBy: { creator: "code", campaign: "code" },
    waiting: null,
  });
  expect((await ana("GET", `/api/v1/posts/${post.json().id}`)).json()).toMatchObject({
    orders: 3,
    revenue: euros(65),
  });
  expect((await ana("GET", `/api/v1/orders?creatorId=${creatorId}`)).json().total).toBe(2);
});

test("an order with the number of another one is that one, and one without a number is new", async () => {
  const { ana, idOf } = await openWorkspace();
  const order = { creatorId: idOf("fern.one"), amount: euros(10), orderedAt: "2026-11-12" };

  const answers = [
    await ana("POST", "/api/v1/orders", { ...order, reference: "#1001" }),
    await ana("POST", "/api/v1/orders", { ...order, reference: "#1001" }),
    await ana("POST", "/api/v1/orders", order),
    await ana("POST", "/api/v1/orders", order),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 201, 201]);
  expect((await ana("GET", "/api/v1/orders")).json().total).toBe(3);
});

test("amounts of an order in another currency are never added", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.one");
  const post = (await ana("POST", "/api/v1/posts", { url: "https://instagram.com/p/One", creatorId })).json();
  for (const amount of [euros(40), { amount: 3000, currency: "USD" }]) {
    const link = "https://www.instagram.com/reel/One/?igsh=1";
    await ana("POST", "/api/v1/orders", { creatorId, link, amount, orderedAt: "2026-11-12" });
  }

  const answer = await ana("GET", `/api/v1/posts/${post.id}`);

  expect(answer.json()).toMatchObject({ orders: 2, revenue: null });
});

test("an invoice of a creator is one payment, attached to the creator's only campaign", async () => {
  const { ana, idOf } = await openWorkspace();
  const campaignId = await runCampaign(ana, { creatorIds: [idOf("fern.one")] });
  const payment = { handle: "@fern.one", platform: "instagram", invoice: "R-7", net: euros(500) };

  const made = await ana("POST", "/api/v1/payments", { ...payment, due: "2026-12-01" });
  const again = await ana("POST", "/api/v1/payments", { ...payment, gross: euros(595) });
  const paid = await ana("PATCH", `/api/v1/payments/${made.json().id}`, {
    version: again.json().version,
    paidOn: "2026-11-29",
  });

  expect([made.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.json()).toMatchObject({ state: "open", net: euros(500), gross: euros(595) });
  expect(paid.json()).toMatchObject({
    id: made.json().id,
    state: "paid",
    paidOn: "2026-11-29",
    due: "2026-12-01",
    campaign: "Spring",
    campaignId,
    attachedBy: { creator: "handle", campaign: "only campaign" },
  });
});

test("what is left of a payment is told, and nothing once it is paid", async () => {
  const { ana, idOf } = await openWorkspace();
  const payment = { creatorId: idOf("fern.one"), invoice: "R-9", gross: euros(900), paidSoFar: euros(250) };

  const { id, version, ...made } = (await ana("POST", "/api/v1/payments", payment)).json();
  const paid = await ana("PATCH", `/api/v1/payments/${id}`, { version, paidOn: "2026-11-29" });

  expect(made).toMatchObject({ state: "open", paidSoFar: euros(250), owed: euros(650) });
  expect(paid.json()).toMatchObject({ state: "paid", paidSoFar: euros(250), owed: euros(0) });
  expect(
    await ana("POST", "/api/v1/payments", { ...payment, paidSoFar: { amount: 1, currency: "USD" } }),
  ).toMatchObject({
    statusCode: 400,
  });
});

test("an open payment is paid once it is recorded with a day of payment, and no later table opens it again", async () => {
  const { app, ana } = await openWorkspace();
  const payment = { handle: "fern.one", platform: "instagram", invoice: "R-7", net: euros(500) } as const;
  const stateOf = async () => (await ana("GET", "/api/v1/payments")).json().items[0];
  const tell = async (invoice: string, more: object) =>
    app.results.payments.record(ana.workspaceId, [{ ...payment, source: "import", ...more, invoice }]);

  await ana("POST", "/api/v1/payments", payment);
  const entered = await ana("POST", "/api/v1/payments", { ...payment, paidOn: "2026-11-29" });
  await tell("R-7", { state: "open" });
  const kept = await stateOf();
  await tell("R-8", {});
  await tell("R-8", { paidOn: "2026-11-30" });
  const { items } = (await ana("GET", "/api/v1/payments")).json();

  const paid = { state: "paid", paidOn: "2026-11-29" };
  expect([entered.json(), kept]).toMatchObject([paid, paid]);
  expect(items).toContainEqual(
    expect.objectContaining({ invoice: "R-8", state: "paid", paidOn: "2026-11-30" }),
  );
});

test("a payment that a person has opened again stays open, whatever a table says of the same day", async () => {
  const { app, ana } = await openWorkspace();
  const payment = {
    handle: "fern.one",
    platform: "instagram",
    invoice: "R-7",
    paidOn: "2026-11-29",
  } as const;
  const { id, version } = (await ana("POST", "/api/v1/payments", payment)).json();
  await ana("PATCH", `/api/v1/payments/${id}`, { version, state: "open" });

  await app.results.payments.record(ana.workspaceId, [{ ...payment, source: "import" }]);

  expect((await ana("GET", "/api/v1/payments")).json().items).toMatchObject([{ state: "open" }]);
});

test("a payment has one currency", async () => {
  const { ana, idOf } = await openWorkspace();
  const payment = { creatorId: idOf("fern.one"), net: euros(500) };
  const { id, version } = (await ana("POST", "/api/v1/payments", payment)).json();
  const dollars = { amount: 60_000, currency: "USD" };

  const refused = [
    await ana("POST", "/api/v1/payments", { ...payment, gross: dollars }),
    await ana("PATCH", `/api/v1/payments/${id}`, { version, gross: dollars }),
  ];

  expect(refused.map((answer) => [answer.statusCode, answer.json().errors[0].path])).toEqual([
    [400, "gross"],
    [400, "gross"],
  ]);
});
