import { expect, test } from "vitest";
import { curveOf, curveTitle, otherBudgets, pointOf } from "./reach-curve.ts";

const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
const own = { budget: euros(8000), reach: 100_000 };
const trial = {
  version: 1,
  cost: null,
  creators: 3,
  change: { cost: null, reach: null },
  entered: [],
  left: [],
};

const at = (reach: number | null) => [
  { budget: euros(4000), reach: 60_000 },
  { budget: euros(16_000), reach },
];

test("a quarter to twice of the budget is tried in even, round steps, and never the budget itself", () => {
  expect(otherBudgets(euros(8000)).map(({ amount }) => amount / 100)).toEqual([
    2000, 4000, 6000, 10_000, 12_000, 14_000, 16_000,
  ]);
});

test("a budget of a few cents has fewer other budgets, each once", () => {
  expect(otherBudgets({ amount: 3, currency: "EUR" }).map(({ amount }) => amount)).toEqual([1, 2, 4, 5, 6]);
});

test("the plan of today stands among the others by its budget, and what cannot be planned is a gap", () => {
  const others = [
    pointOf(euros(4000), { ...trial, status: "infeasible", reach: 0 }),
    pointOf(euros(16_000), { ...trial, status: "proved", reach: 140_000 }),
  ];

  expect(curveOf(own, others)).toEqual({
    points: [
      { label: "€4,000", value: null },
      { label: "€8,000", value: 100_000 },
      { label: "€16,000", value: 140_000 },
    ],
    today: 1,
  });
});

test("the title says what the largest budget brings, or that it brings nothing to speak of", () => {
  expect(curveTitle(own, at(140_000))).toBe("€16,000 would reach 1.4 times the people");
  expect(curveTitle(own, at(104_000))).toBe("€16,000 would reach hardly more people");
  expect(curveTitle(own, at(null))).toBe("People reached by budget");
  expect(curveTitle({ ...own, reach: null }, at(140_000))).toBe("People reached by budget");
});
