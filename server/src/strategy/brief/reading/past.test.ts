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
