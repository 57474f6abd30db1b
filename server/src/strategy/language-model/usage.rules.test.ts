import { expect, test } from "vitest";
import { costOf, FREE_USE, isUsedUp } from "./usage.rules.ts";

const PRICES = { currency: "USD", input: 150_000, cached: 75_000, output: 600_000 };
const MILLION = { input: 1_000_000, cached: 0, output: 1_000_000 };

test("tokens cost what the table says, cached ones less, rounded up to a cent", () => {
  expect(costOf(MILLION, PRICES)).toEqual({ amount: 75, currency: "USD" });
  expect(costOf({ ...MILLION, cached: 1_000_000 }, PRICES)).toEqual({ amount: 68, currency: "USD" });
  expect(costOf({ input: 1, cached: 0, output: 0 }, PRICES)).toEqual({ amount: 1, currency: "USD" });
  expect(costOf(MILLION, null)).toBe(null);
});

test("a month is used up at its limit of tokens or of money", () => {
  const rules = { ...FREE_USE, prices: PRICES };

  expect(isUsedUp(MILLION, rules)).toBe(false);
  expect(isUsedUp(MILLION, { ...rules, tokensPerMonth: 2_000_000 })).toBe(true);
  expect(isUsedUp(MILLION, { ...rules, tokensPerMonth: 2_000_001 })).toBe(false);
  expect(isUsedUp(MILLION, { ...rules, costPerMonth: { amount: 75, currency: "USD" } })).toBe(true);
  expect(isUsedUp(MILLION, { ...rules, costPerMonth: { amount: 76, currency: "USD" } })).toBe(false);
});
