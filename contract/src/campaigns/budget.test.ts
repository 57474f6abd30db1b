import { array, assert, constantFrom, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import { addMoney, summariseBudget } from "./budget.ts";
import { CREATOR_STAGES } from "./creators.ts";

const money = record({
  amount: integer({ min: 0, max: 1_000_000 }),
  currency: constantFrom("EUR", "USD", "JPY"),
});
const creators = array(
  record({ stage: constantFrom(...CREATOR_STAGES), fee: option(money, { nil: null }) }),
  { maxLength: 20 },
);

test("amounts of different currencies are never added, and nothing gets lost", () => {
  assert(
    property(array(option(money, { nil: null })), (amounts) => {
      const sums = addMoney(amounts);

      expect(new Set(sums.map((sum) => sum.currency)).size).toBe(sums.length);
      for (const { currency, amount } of sums) {
        const own = amounts.filter((one) => one?.currency === currency);
        expect(own.reduce((sum, one) => sum + (one?.amount ?? 0), 0)).toBe(amount);
      }
    }),
  );
});

test("every creator who stays has a fee that is counted in a sum or as unknown", () => {
  assert(
    property(option(money, { nil: null }), creators, (budget, all) => {
      const { planned, committed, left, unknownFees } = summariseBudget(budget, all);
      const staying = all.filter((creator) => creator.stage !== "declined");
      const known = staying.filter((creator) => creator.fee !== null);

      expect(unknownFees).toBe(staying.length - known.length);
      expect(left === null).toBe(budget === null);
      for (const { currency, amount } of committed) {
        const sum = planned.find((one) => one.currency === currency);
        expect(sum?.amount ?? 0).toBeGreaterThanOrEqual(amount);
      }
    }),
  );
});

test("what is left of a budget may be below zero", () => {
  const creator = { stage: "invited", fee: { amount: 300, currency: "EUR" } };

  expect(summariseBudget({ amount: 200, currency: "EUR" }, [creator]).left).toBe(-100);
});
