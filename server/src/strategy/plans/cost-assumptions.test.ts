import { expect, test } from "vitest";
import { planOf } from "./plan-solver.fixtures.ts";
import { candidate, someCandidates } from "./planning.fixtures.ts";

test("rights that nobody priced are assumed, with what they are of the whole", async () => {
  const { assumptions } = await planOf("Serum, 20.000 €, 1 reel each, 6 months usage rights", [
    candidate("paul"),
  ]);

  expect(assumptions).toContainEqual({
    slot: "rights",
    value: "€600 of €1,100 for usage",
    why: "Nobody has said what usage costs; it is guessed as a part of the price for each month. Say what a creator asks for it.",
  });
});

test("a price without a format that is charged for each story is assumed", async () => {
  const paul = [candidate("paul")];
  const slots = async (text: string) =>
    (await planOf(`Serum, 20.000 €, ${text}`, paul)).assumptions.filter(({ slot }) => slot === "prices");

  expect(await slots("3 stories each")).toEqual([
    {
      slot: "prices",
      value: "one price for every format of 1 creator",
      why: "@paul named a price and no format; each piece is charged in full, whatever it is.",
    },
  ]);
  expect(await slots("3 reels each")).toEqual([]);
});

test("one guessed price of one creator is what decides", async () => {
  const plan = await planOf("Serum in Germany, 20.000 €", [candidate("paul", { price: null })]);

  expect(plan.decisive).toMatchObject([{ handle: "paul", field: "price" }]);
});

test("a price that is told of one creator changes what no other is guessed to cost", async () => {
  const all = someCandidates(10, 5, { country: "DE" }).map((one, index) =>
    index % 2 === 0 ? { ...one, price: null } : one,
  );
  const brief = "Serum in Germany, 6.000 €";
  const costs = async (text: string) =>
    new Map(
      (await planOf(text, all)).picks.map(({ handle, cost, deliverables }) => [
        handle,
        cost.amount / deliverables.reduce((sum, { count }) => sum + count, 0),
      ]),
    );
  const before = await costs(brief);
  const told = await costs(`${brief}, @creator.2 costs 5.000 €`);

  const both = [...before.keys()].filter((handle) => told.has(handle) && handle !== "creator.2");
  expect(both.length).toBeGreaterThan(2);
  for (const handle of both) expect(told.get(handle)).toBe(before.get(handle));
});
