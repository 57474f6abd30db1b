import { expect, test } from "vitest";
import { candidate, planHiring } from "#/strategy/plans/planning.fixtures.ts";
import { ModelValues } from "#/strategy/plans/model-values.ts";
import { rightsCosts, rightsOf } from "./rights.ts";

const EUROS = { currency: "EUR", per: null };

test("rights that a price has in it cost nothing more, and the missing months do", () => {
  const lena = candidate("lena", { price: { amount: 100_000, ...EUROS, usageMonths: 2 } });

  const shares = rightsOf(lena, { usageMonths: 3, exclusivityMonths: 2 }, new ModelValues(), "EUR");

  expect(rightsCosts(100_000, shares, "EUR")).toEqual([
    { right: "usage", months: 1, amount: 20_000 },
    { right: "exclusivity", months: 2, amount: 30_000 },
  ]);
  expect(rightsOf(lena, { usageMonths: 2 }, new ModelValues(), "EUR")).toEqual([]);
});

test("what a month of rights costs is an assumption that can be changed", () => {
  const values = new ModelValues({ usageRate: { value: 50, origin: "changed" } });

  const shares = rightsOf(candidate("lena"), { usageMonths: 1 }, values, "EUR");

  expect(rightsCosts(100_000, shares, "EUR")).toEqual([{ right: "usage", months: 1, amount: 50_000 }]);
  expect(values.restsOn().map(({ id }) => id)).toEqual(["usageRate"]);
});

test("rights are a line of their own in the cost of a creator, and count as guessed money", async () => {
  const stated = { rights: { usageMonths: 1 }, budget: { amount: 70_000, currency: "EUR" } };

  const plan = await planHiring(stated, [candidate("a"), candidate("b")], { a: 1, b: 0.9 });

  const [pick] = plan.picks;
  expect(pick?.cost).toMatchObject({ amount: 60_000, low: 55_000, high: 65_000 });
  expect(pick?.cost.rights).toEqual([{ right: "usage", months: 1, amount: 10_000 }]);
  expect(pick?.why).toContain("The cost has €100 for 1 month of usage in it, which is a guess.");
  expect(plan.pricesKnown?.guessedPercent).toBe(16.7);
});
