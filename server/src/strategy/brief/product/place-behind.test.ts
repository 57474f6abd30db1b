import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["olive oil Germany, 3k", "olive oil", ["DE"]],
  ["olive oil Germany 3k", "olive oil", ["DE"]],
  ["lipstick FR 4k", "lipstick", ["FR"]],
  ["vegan snack UK, £3k", "vegan snack", ["GB"]],
  ["Olivenöl Deutschland, 3.000 €", "Olivenöl", ["DE"]],
  ["aceite de oliva España 3k", "aceite de oliva", ["ES"]],
  ["huile d'olive France 3 000 €", "huile d'olive", ["FR"]],
  ["azeite Portugal 3k", "azeite", ["PT"]],
])("a country right behind the product is a market: %s", (text, product, markets) => {
  expect(readSaid(text).stated).toMatchObject({ product, markets });
});

test.each(["a campaign for Air France, 3k", "launch of Bank of America cards, $9k"])(
  "a country in a name in capitals is part of it: %s",
  (text) => {
    expect(readSaid(text).stated.markets).toBeUndefined();
  },
);

test("2000 alone is money, and no year", () => {
  expect(readSaid("shampoo DE 2000").stated).toMatchObject({ budget: { amount: 200_000, currency: "EUR" } });
});
