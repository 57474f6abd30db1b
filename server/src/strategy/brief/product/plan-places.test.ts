import { expect, test } from "vitest";
import { readPlain } from "#/strategy/brief/plain-reading.ts";

test.each([
  ["plano salvador 7 mil reais, moda", "salvador"],
  ["plano para curitiba 7 mil reais, moda", "curitiba"],
  ["plan sevilla feria 2000 euros, moda", "seville"],
  ["plan graz advent 3000 euro, mode", "graz"],
])("a place right behind the plan is where it goes, and no product: %s", (text, city) => {
  const { stated } = readPlain(text);
  expect(stated.filters?.city).toEqual([city]);
  expect(stated.product ?? "").not.toMatch(/salvador|curitiba|sevilla|graz|plano/iu);
});

test.each([
  ["plan for coffee launch in graz, 3000 euro", "coffee"],
  ["plan Paris Hilton perfume, 3000 euro, germany", "Paris Hilton perfume"],
])("what is sold stays the product: %s", (text, product) => {
  expect(readPlain(text).stated.product).toBe(product);
});

test.each([
  ["un plan de mille euros, france, mode", 100_000, "EUR"],
  ["plano de mil reais, recife, comida", 100_000, "BRL"],
  ["dos mil euros, madrid, moda", 200_000, "EUR"],
  ["cento e vinte mil reais, recife, moda", 12_000_000, "BRL"],
])("a thousand is a number by itself: %s", (text, amount, currency) => {
  expect(readPlain(text).stated.budget).toMatchObject({ amount, currency });
});

test.each([
  ["4000 eur, graz, food and fitness only", ["food", "fitness"]],
  ["plan graz 2500 euros mode et beauté instagram", ["fashion", "beauty"]],
  ["plan graz 3000 eur travel food fashion, may", ["travel", "food", "fashion"]],
])("topics that are listed say whom to choose: %s", (text, category) => {
  const { stated } = readPlain(text);
  expect(stated.filters?.category?.toSorted()).toEqual(category.toSorted());
  expect(stated.product).toBeUndefined();
});

test("who is hired is of no topic", () => {
  expect(readPlain("never book anybody who declined").stated.filters?.categoryNot).toBeUndefined();
});

test.each([
  ["plano fortaleza e salvador, 7 mil reais", ["fortaleza", "salvador"]],
  ["plano recife e olinda, 3 semanas, 7 mil reais", ["recife", "olinda"]],
  ["chá, plano fortaleza & salvador, 7 mil reais", ["fortaleza", "salvador"]],
])("two places right behind the plan are both where it goes: %s", (text, cities) => {
  const { stated, unparsed } = readPlain(text);
  expect(stated.filters?.city).toEqual(cities);
  expect([stated.product ?? "chá", unparsed]).toEqual(["chá", []]);
});
