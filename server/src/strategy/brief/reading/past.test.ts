import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  [
    "Last year we spent 30k with 25 creators. This year €20,000 for tea",
    "Last year we spent 30k with 25 creators",
    20_000,
  ],
  [
    "Letztes Jahr waren es 20k mit 15 Leuten, diesmal 12.000 € für Tee",
    "Letztes Jahr waren es 20k mit 15 Leuten",
    12_000,
  ],
  [
    "El año pasado gastamos 30k con 20 personas. Ahora 9.000 € para té",
    "El año pasado gastamos 30k con 20 personas",
    9000,
  ],
  ["We had 12 creators and €9,000 in Q3; now €11,000 for tea", "We had 12 creators and €9,000 in Q3", 11_000],
])("what was counts nothing in a plan, and is named: %s", (text, words, budget) => {
  const { stated } = readSaid(text);

  expect(stated.unmet?.map((one) => one.words)).toEqual([words]);
  expect(stated.budget?.amount).toBe(budget * 100);
  expect([stated.minCreators, stated.maxCreators, stated.filters]).toEqual([undefined, undefined, undefined]);
});

test("a last year of which nothing is told is no past", () => {
  expect(readSaid("Tea for last year students, 9k €").stated.unmet).toBeUndefined();
});

test.each([
  ["Same as last year: 20k, Serum", "Same as last year"],
  ["Same budget as last year (20k), Serum", "Same budget as last year"],
  ["Wie letztes Jahr: 20.000 €, Serum", "Wie letztes Jahr"],
  ["Comme l'an dernier : 20 000 €, Serum", "Comme l'an dernier"],
  ["Igual que el año pasado: 20.000 €, Serum", "Igual que el año pasado"],
  ["O mesmo do ano passado: 20 mil euros, Serum", "O mesmo do ano passado"],
])("as much as last year is the budget, and what else was is named: %s", (text, words) => {
  const { stated, unparsed } = readSaid(text);

  expect(stated.budget).toEqual({ amount: 2_000_000, currency: "EUR" });
  expect(stated.unmet?.map((one) => one.words)).toEqual([words]);
  expect([stated.product, unparsed]).toEqual(["Serum", []]);
});

test("in Hindi as well", () => {
  expect(readSaid("Pichle saal jaisa: 5 lakh, Serum").stated.budget).toEqual({
    amount: 50_000_000,
    currency: "INR",
  });
});

test.each([
  ["Last year we spent 20k, same again, Serum", undefined],
  ["Letztes Jahr haben wir 20.000 € ausgegeben, dasselbe nochmal, Serum", undefined],
  ["Last year we spent 20k with 25 creators. Same again, Serum", ["Last year we spent 20k with 25 creators"]],
])("what was spent is to be spent again: %s", (text, told) => {
  const { stated } = readSaid(text);

  expect([stated.budget?.amount, stated.minCreators]).toEqual([2_000_000, undefined]);
  expect(stated.unmet?.map(({ words }) => words)).toEqual(told);
});

test.each([
  "Black Friday is behind us",
  "Black Friday ist vorbei",
  "Black Friday já passou",
  "Black Friday ya pasó",
])("a day that is over leads to nothing, which is told: %s", (words) => {
  const { stated } = readSaid(`Tea, 9.000 €. ${words}`);

  expect([stated.flight, stated.unmet?.map((one) => one.words)]).toEqual([undefined, [words]]);
});
