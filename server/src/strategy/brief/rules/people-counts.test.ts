import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  "5 women and 3 men",
  "3 men and 5 women",
  "5 Frauen und 3 Männer",
  "5 mujeres y 3 hombres",
  "5 femmes et 3 hommes",
  "5 mulheres e 3 homens",
])("two numbers of people are so many of each: %s", (words) => {
  const { rules = [], minCreators, maxCreators, gender } = readSaid(`Serum, 9.000 €, ${words}`).stated;
  const counts = rules.map(({ value, min, max }) => `${value} ${min}-${max}`).toSorted();

  expect([counts, minCreators, maxCreators, gender]).toEqual([["female 5-5", "male 3-3"], 8, 8, undefined]);
});

test.each([
  "5 women in India",
  "5 Frauen",
  "4 chicas",
  "5 creators, they should be women",
  "6 creators, sab female honi chahiye",
])("people that are counted or ordered are the creators: %s", (words) => {
  const { filters, gender } = readSaid(`Serum, 9.000 €, ${words}`).stated;

  expect([filters?.gender, gender]).toEqual([["female"], undefined]);
});

test("people with an age stay those who are to be reached", () => {
  expect(readSaid("Serum, 9.000 €, women 25-40").stated.gender).toBe("female");
});
