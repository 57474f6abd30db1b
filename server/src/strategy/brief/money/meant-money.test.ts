import { expect, test } from "vitest";
import { changeSaid, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { SAID } from "#/strategy/brief/said.fixtures.ts";

test.each([
  ["quinhentos reais, beleza", 50_000, "BRL"],
  ["quinientos euros, moda", 50_000, "EUR"],
  ["cinq cents euros, mode", 50_000, "EUR"],
  ["fünfhundert Euro, Mode", 50_000, "EUR"],
  ["paanch sau rupaye, beauty", 50_000, "INR"],
  ["quinhentos pesos, moda", 50_000, "MXN"],
  ["5000 crowns, beauty, Sweden", 500_000, "SEK"],
  ["5000 crowns, beauty, Prague", 500_000, "CZK"],
  ["5000 couronnes, mode, Danemark", 500_000, "DKK"],
])("money in words is money: %s", (words, amount, currency) => {
  expect(readSaid(words).stated.budget).toEqual({ amount, currency });
});

test("crowns of nobody knows which country are an assumption", () => {
  expect(readSaid("5000 crowns, beauty").stated.isCurrencyAssumed).toBe(true);
});

test.each([
  "6k, 5 people, creators 10k-100k, food",
  "6k, creators 10k-100k, food",
  "6k, 5 creators, 10k-100k, food",
  "6k, food, nanos 10k bis 100k",
])("a range of followers is no budget, and the money is none of followers: %s", (words) => {
  const { budget, followers } = readSaid(words).stated;

  expect([budget?.amount, followers]).toEqual([600_000, { min: 10_000, max: 100_000 }]);
});

test.each([
  "@anna asks 700 € for 1 reel and 2 stories",
  "@anna wants 700 € for a reel and 2 stories",
  "@anna nimmt 700 € für ein Reel und 2 Storys",
  "@anna demande 700 € pour 1 réel et 2 stories",
  "@anna pide 700 € por un reel y dos stories",
  "@anna cobra 700 € por 1 reel e 2 stories",
])("a price is of everything that it is said to be for: %s", (words) => {
  const [price] = readSaid(`Serum, 9.000 €, ${words}`).stated.prices ?? [];

  expect([price?.per, price?.pieces]).toEqual([
    undefined,
    [
      { format: "reel", count: 1 },
      { format: "story", count: 2 },
    ],
  ]);
});

test("a number in the place of a few words is vague no more", () => {
  const { stated } = changeSaid({ ...SAID, isBudgetVague: true }, "budget 12.000 €");

  expect(stated.isBudgetVague).toBeUndefined();
});

test.each([
  ["Verba de R$ 45 mil pro Brasil, beleza", 4_500_000],
  ["20 mil reais pro Rio, moda", 2_000_000],
  ["5 Creator, 8.000 € pro Kampagne, Mode", 800_000],
])("money for a place or for all is the budget, and no limit of one: %s", (words, amount) => {
  const { budget, maxFee } = readSaid(words).stated;

  expect([budget?.amount, maxFee]).toEqual([amount, undefined]);
});
