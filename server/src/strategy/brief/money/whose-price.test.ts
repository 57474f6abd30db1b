import { expect, test } from "vitest";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import { namedFirst } from "./whom.ts";

const told = (text: string) => readPlain(namedFirst(text)).stated;

test.each([
  ["@nora cannot film before 3 June and wants 900 chf", "nora", 90_000],
  ["@nora kommt erst im Juli und nimmt 750 €", "nora", 75_000],
  ["@nora ya no trabaja con refrescos y cobra 1.200 €", "nora", 120_000],
  ["change @nora fee to 2100 in the autumn campaign", "nora", 210_000],
  ["setz das Honorar von @nora auf 800 €", "nora", 80_000],
  ["@noraundtim cobran 1.300 desde marzo", "noraundtim", 130_000],
])("what somebody wants beside something else is their price, and no budget: %s", (text, handle, amount) => {
  const { prices = [], budget } = told(text);

  expect(prices.map((one) => [one.handle, one.price?.amount])).toEqual([[handle, amount]]);
  expect(budget).toBeUndefined();
});

test.each([
  ["travel people in Italy with more than 40k", 40_000],
  ["Food Leute in Italien mit mehr als 40k, ohne @nora", 40_000],
])("people with more than a number have followers, and no budget is read: %s", (text, min) => {
  const { filters, budget } = told(text);

  expect(filters?.followers).toEqual({ min });
  expect(budget).toBeUndefined();
});
