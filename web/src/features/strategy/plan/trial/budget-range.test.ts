import { expect, test } from "vitest";
import { budgetRange } from "./budget-range.ts";

test.each([
  [2_500_000, { min: 650_000, max: 5_000_000, step: 50_000 }],
  [100, { min: 26, max: 200, step: 2 }],
  [1, { min: 1, max: 2, step: 1 }],
])("a budget of %i is tried out in round steps", (amount, range) => {
  expect(budgetRange({ amount, currency: "EUR" })).toEqual(range);
});
