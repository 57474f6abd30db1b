import { expect, test } from "vitest";
import { applyChange } from "#/strategy/brief/brief-parser.ts";
import { plainOrders } from "./order-words.ts";

const context = { today: "2026-11-20", currency: "EUR" };

test.each([
  ["seulement des femmes de plus de 30 ans", { min: 30, max: null }],
  ["femmes de 30 ans et plus", { min: 30, max: null }],
  ["hommes de plus de 40 ans", { min: 40, max: null }],
  ["people over 45 as well", { min: 18, max: null }],
  ["auch Leute über 45", { min: 18, max: null }],
  ["women 40-50 instead", { min: 40, max: 50 }],
])("ages of a change have the end that was said: %s", (text, age) => {
  const [order = ""] = plainOrders(text);

  expect(applyChange({ age: { min: 18, max: 34 } }, order, context).stated.age).toEqual(age);
});

test("until the end of a month in Hindi-English moves the end and leaves the start", () => {
  const [order = ""] = plainOrders("February ke end tak chalao");
  const before = { flight: { from: "2027-01-01", to: "2027-01-31" } };

  expect(applyChange(before, order, context).stated.flight).toEqual({ from: "2027-01-01", to: "2027-02-28" });
});
