import { expect, test } from "vitest";
import { rulesDraft, rulesInput } from "./usage-form.rules.ts";

const EMPTY = rulesDraft({ usedBy: "member", tokensPerMonth: null, costPerMonth: null, prices: null });

test("what is typed is saved in millionths and minor units, and shown as it was typed", () => {
  const draft = {
    ...EMPTY,
    tokensPerMonth: "2,000,000",
    costPerMonth: "12.50",
    input: "0.15",
    cached: "0,075",
    output: "0.6",
  };

  const rules = rulesInput(draft);

  expect(rules).toEqual({
    usedBy: "member",
    tokensPerMonth: 2_000_000,
    costPerMonth: { amount: 1250, currency: "USD" },
    prices: { currency: "USD", input: 150_000, cached: 75_000, output: 600_000 },
  });
  expect(rulesDraft(rules)).toMatchObject({
    tokensPerMonth: "2000000",
    costPerMonth: "12.5",
    cached: "0.075",
  });
});

test("without a price for the cache the full one holds, and without any there is no table", () => {
  expect(rulesInput({ ...EMPTY, input: "2" }).prices).toMatchObject({
    input: 2_000_000,
    cached: 2_000_000,
    output: 0,
  });
  expect(rulesInput(EMPTY)).toMatchObject({ prices: null, tokensPerMonth: null });
});

test("what cannot be read is no number", () => {
  expect(rulesInput({ ...EMPTY, tokensPerMonth: "two million" }).tokensPerMonth).toBeNaN();
  expect(rulesInput({ ...EMPTY, input: "0.15 $" }).prices?.input).toBeNaN();
});
