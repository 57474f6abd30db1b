import { expect, test } from "vitest";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { euros, openWorkspace, runCampaign } from "#/results/results.fixtures.ts";

const HEADER = "Influencer,Code,Clicks,Orders,Revenue";
const SUMS = `${HEADER}\nFern One,FERN15,1200,34,€2310.50\nFern Two,TWO10,640,12,€799.00`;

async function bring(ana: Person, text: string) {
  const response = await ana("POST", "/api/v1/imports", { text });
  expect(response.statusCode).toBe(201);
  return response.json();
}

async function ordersOf(ana: Person) {
  return (await ana("GET", "/api/v1/orders?limit=50")).json().items;
}

async function withCodes() {
  const { ana, idOf } = await openWorkspace();
  await bring(ana, "handle,platform,code\nfern.one,instagram,FERN15\nfern.two,instagram,TWO10");
  return { ana, idOf };
}

test("what each code sold comes in as one line of so many orders, and belongs to whoever has the code", async () => {
  const { ana, idOf } = await withCodes();

  const report = await bring(ana, SUMS);

  expect(report).toMatchObject({ kind: "orders", records: { total: 2, known: 2, new: 0, waiting: 0 } });
  expect(await ordersOf(ana)).toMatchObject([
    {
      creatorId: expect.stringMatching(new RegExp(`^(?:${idOf("fern.one")}|${idOf("fern.two")})$`, "u")),
      orderedAt: null,
    },
    { orderedAt: null },
  ]);
  const [fern] = (await ordersOf(ana)).filter(({ code }: { code: string }) => code === "FERN15");
  expect(fern).toMatchObject({
    creatorId: idOf("fern.one"),
    count: 34,
    amount: euros(2310.5),
    fields: { Clicks: "1200" },
  });
});

test("the same table later on has the later numbers, and another month beside it stands apart", async () => {
  const { ana } = await withCodes();
  await bring(ana, SUMS);

  const again = await bring(ana, SUMS);
  const later = await bring(
    ana,
    `${HEADER}\nFern One,FERN15,1500,40,€2700.00\nFern Two,TWO10,640,12,€799.00`,
  );
  await bring(ana, `${HEADER},Month\nFern One,FERN15,10,2,€90.00,March`);

  expect([again.rows, later.rows]).toMatchObject([
    { created: 0, updated: 0, unchanged: 2 },
    { created: 0, updated: 1, unchanged: 1 },
  ]);
  const counts = (await ordersOf(ana)).map(({ count }: { count: number }) => count);
  expect(counts.toSorted((a: number, b: number) => a - b)).toEqual([2, 12, 40]);
});

test("where the shop's single orders are known, the sum that a table says of them is no more of them", async () => {
  const { ana, idOf } = await withCodes();
  const id = await runCampaign(ana, { creatorIds: [idOf("fern.one")] });
  await bring(ana, `${HEADER}\nFern One,FERN15,1200,2,€100.00`);
  const figures = async () => (await ana("GET", `/api/v1/campaigns/${id}/results`)).json();
  const before = await figures();

  await bring(ana, "Order,Code,Total,Date\n#1,FERN15,€50.00,2026-11-05\n#2,FERN15,€50.00,2026-11-06");
  const after = await figures();

  expect([before.figures.orders, after.figures.orders]).toEqual([2, 2]);
});

const invoice = (state: string) =>
  `Invoice,Creator,Instagram,Net,Due,Status\nR-1,Fern,@fern.one,€900,2026-12-01,${state}`;

test("an invoice whose state is told in other words is neither open nor paid, until it is paid", async () => {
  const { ana } = await openWorkspace();
  const stateOf = async () => (await ana("GET", "/api/v1/payments")).json().items[0].state;

  const states: string[] = [];
  for (const state of ["disputed", "n/a", "open", "paid", "on hold"]) {
    await bring(ana, invoice(state));
    states.push(await stateOf());
  }

  expect(states).toEqual(["unclear", "unclear", "unclear", "paid", "paid"]);
});
