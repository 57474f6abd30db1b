import { array, assert, constantFrom, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import { budgetParts } from "./budget-parts.ts";
import { CREATOR_STAGES } from "./creators.ts";
import type { CreatorStage } from "./creators.ts";

const EUR = (amount: number) => ({ amount, currency: "EUR" });

function creator(creatorId: string, stage: CreatorStage, amount: number | null) {
  return { creatorId, stage, fee: amount === null ? null : EUR(amount) };
}

test("a budget is what was paid, owed, committed, not agreed yet and left; what is unknown is counted apart", () => {
  const creators = [
    creator("a", "paid", 1_000),
    creator("b", "live", 2_000),
    creator("c", "drafting", 3_000),
    creator("d", "invited", 500),
    { ...creator("e", "accepted", null), asked: EUR(700) },
    creator("f", "negotiating", null),
    creator("g", "declined", 9_000),
  ];

  expect(budgetParts(EUR(10_000), creators, new Map([["a", EUR(1_100)]]))).toEqual({
    currency: "EUR",
    parts: [
      { stand: "paid", amount: 1_100 },
      { stand: "owed", amount: 2_000 },
      { stand: "committed", amount: 3_000 },
      { stand: "planned", amount: 1_200 },
      { stand: "left", amount: 2_700 },
    ],
    whole: 10_000,
    over: 0,
    unknown: 1,
    others: [],
  });
});

test("fees above the budget fill the whole, and say by how much", () => {
  expect(budgetParts(EUR(1_000), [creator("a", "accepted", 1_500)])).toMatchObject({
    parts: [{ stand: "committed", amount: 1_500 }],
    whole: 1_500,
    over: 500,
  });
});

test("other currencies stand apart, and without any amount there is nothing to draw", () => {
  const dollars = { creatorId: "b", stage: "invited" as const, fee: { amount: 300, currency: "USD" } };

  expect(budgetParts(EUR(1_000), [dollars])?.others).toEqual([{ amount: 300, currency: "USD" }]);
  expect(budgetParts(null, [dollars])).toMatchObject({ currency: "USD", whole: 300 });
  expect(budgetParts(null, [creator("a", "invited", null)])).toBeNull();
});

test("the parts are always the whole", () => {
  const fee = option(
    record({ amount: integer({ min: 0, max: 90_000 }), currency: constantFrom("EUR", "USD") }),
    {
      nil: null,
    },
  );
  const creators = array(
    record({ creatorId: constantFrom("a", "b"), stage: constantFrom(...CREATOR_STAGES), fee }),
  );

  assert(
    property(integer({ min: 0, max: 90_000 }), creators, (amount, all) => {
      const found = budgetParts(EUR(amount), all);

      expect(found?.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(found?.whole);
    }),
  );
});
