import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["6 creators, 50/50 men women", 3, 3],
  ["50/50 women and men, 6 creators", 3, 3],
  ["women and men half and half, 7 creators", 3, 4],
  ["6 Leute, Frauen und Männer halbe-halbe", 3, 3],
  ["10 Creator, Frauen/Männer 60/40", 6, 6],
  ["6 créateurs, hommes et femmes moitié moitié", 3, 3],
  ["6 creadores, hombres y mujeres a partes iguales", 3, 3],
  ["5 a 6 criadores, homens e mulheres 50/50", 2, 3],
  ["12 creators, ladka ladki barabar", 6, 6],
])("women and men are shares of the creators: %s", (words, min, max) => {
  const { stated, unread } = readSaid(`Tea, 9.000 €, Berlin, ${words}`);
  const women = stated.rules?.find(({ value }) => value === "female");

  expect(stated.rules?.map(({ field, of }) => [field, of])).toEqual([
    ["gender", "creators"],
    ["gender", "creators"],
  ]);
  expect([women?.min, women?.max]).toEqual([min, max]);
  expect([stated.gender, stated.filters, unread]).toEqual([undefined, undefined, null]);
});

test("shares of creators whose number is not said are told once", () => {
  const { stated } = readSaid("Tea, 9.000 €, Berlin, men and women 50/50");

  expect(stated.unmet?.map(({ words }) => words)).toEqual(["men and women 50/50"]);
});

test.each(["audience men and women 50/50, 6 creators", "6 creators, 50/50 men women audience"])(
  "shares of an audience are none of creators: %s",
  (words) => {
    expect(
      readSaid(`Tea, 9.000 €, Berlin, ${words}`).stated.rules?.filter(({ of }) => of === "creators") ?? [],
    ).toEqual([]);
  },
);
