import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

const DECEMBER = { from: "2026-12-01", to: "2026-12-31" };

test.each([
  ["Dezember", "nichts am 24. und 25.12."],
  ["Dezember", "aber nicht an Heiligabend"],
  ["Dezember", "keine Posts sonntags"],
  ["Dezember", "ohne Wochenenden"],
  ["Dezember", "am 24.12. nichts posten"],
  ["December", "no Black Friday"],
  ["December", "not on Black Friday"],
  ["December", "except Dec 6"],
  ["December", "no posts on 24 and 25 December"],
  ["December", "no posts on Sundays"],
  ["December", "Sundays excluded"],
  ["décembre", "sauf le 24"],
  ["décembre", "rien les 24 et 25 décembre"],
  ["diciembre", "excepto el 25 de diciembre"],
  ["diciembre", "menos el 24 y el 25"],
  ["dezembro", "menos dia 25"],
  ["dezembro", "nada no dia 24"],
  ["December", "25 December ko nahi"],
  ["December", "Diwali ko chhodkar"],
])("days that are left out are told as not kept, and are no flight: %s, %s", (month, words) => {
  const { stated, unparsed, unread } = readSaid(`Serum, 9.000 €, ${month}, ${words}`);

  expect(stated.flight).toEqual(DECEMBER);
  expect(stated.unmet?.map((one) => one.words)).toEqual([words]);
  expect([unparsed, unread]).toEqual([[], null]);
});

test("a month that is left out is no flight", () => {
  const { stated } = readSaid("Serum, 9.000 €, not in January");

  expect([stated.flight, stated.unmet?.map(({ words }) => words)]).toEqual([undefined, ["not in January"]]);
});

test.each(["weekend bags", "no 25 creators", "without 24 hour delivery", "menos 2 creadores"])(
  "numbers of other things are no days: %s",
  (words) => {
    expect(readSaid(`Serum, 9.000 €, ${words}`).stated.unmet).toBeUndefined();
  },
);

test.each(["no Natal", "no Dia das Mães"])("“no” is “on” before a Portuguese day: %s", (words) => {
  const { stated } = readSaid(`Chá, 9.000 €, ${words}`);

  expect([stated.unmet, stated.flight?.to === undefined]).toEqual([undefined, false]);
});
