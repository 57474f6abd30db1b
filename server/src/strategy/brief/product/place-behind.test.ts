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

test.each([
  ["savon Lyon, 2.000 €", "savon", "lyon"],
  ["deux mille euros savon Lyon", "savon", "lyon"],
  ["jabón sevilla, 2k", "jabón", "seville"],
  ["hamburg laufschuhe, 4k", "laufschuhe", "hamburg"],
])("so is a city beside it: %s", (text, product, city) => {
  expect(readSaid(text).stated).toMatchObject({ product, cities: [city] });
});

test.each(["plano fortaleza 9 mil reais", "plano para fortaleza, 9 mil reais", "fortaleza, 9 mil reais"])(
  "a city in place of what is launched says where: %s",
  (text) => {
    const { product, cities } = readSaid(text).stated;
    expect([product, cities]).toEqual([undefined, ["fortaleza"]]);
  },
);

test.each([
  ["Launch of Hamburg tea, 4k", "Hamburg tea"],
  ["a campaign for Lyon Club, 3k", "Lyon Club"],
  ["launch of lyon tea in Germany, 4k", "lyon tea"],
])("a city is part of a name in capitals, or where another place is said: %s", (text, product) => {
  const { cities, ...stated } = readSaid(text).stated;
  expect([stated.product, cities]).toEqual([product, undefined]);
});
