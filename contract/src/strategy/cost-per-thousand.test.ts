import { expect, test } from "vitest";
import { costPerThousand } from "./cost-per-thousand.ts";

const COST = { amount: 500_000, currency: "EUR" };
const views = (p50: number) => {
  const unknown = { reach: null, engagements: null, clicks: null, conversions: null };
  return { ...unknown, views: { p10: 1, p50, p90: 1_000_000 }, basis: "" };
};

test("a plan's cost is spread over its views and its people", () => {
  const plan = { totals: { cost: COST, reach: 80_000 }, forecast: views(400_000) };

  expect(costPerThousand(plan)).toEqual({
    views: { amount: 1250, currency: "EUR" },
    people: { amount: 6250, currency: "EUR" },
  });
});

test("what is not known, or nobody, has no cost", () => {
  const nothing = { views: null, people: null };

  expect(costPerThousand({ totals: { cost: null, reach: 10 }, forecast: views(10) })).toEqual(nothing);
  expect(costPerThousand({ totals: { cost: COST, reach: null }, forecast: null })).toEqual(nothing);
  expect(costPerThousand({ totals: { cost: COST, reach: 0 }, forecast: views(0) })).toEqual(nothing);
});
