import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["Germany, 5000 EUR plus 19% VAT, 4 creators", "19% VAT"],
  ["12000 EUR, davon 2000 für die Agentur, Deutschland", "davon 2000 für die Agentur"],
  ["Germany, 8000 EUR, 5 creators, plus one hero", "one hero"],
  ["Deutschland, 5000 EUR + 1000 EUR Reserve", "Reserve"],
  ["France, 5000 €, TikTok chacun", "chacun"],
  ["Germany, 5000 EUR, late repliers out", "late repliers out"],
  ["Mumbai, 3 lakh, late reply wale mat lena", "late reply wale mat lena"],
])("a wish that was not read is named, and is no product: %s", (text, piece) => {
  const { stated, unparsed } = readSaid(text);

  expect(stated.product).toBeUndefined();
  const unmet = stated.unmet?.map(({ words }) => words) ?? [];
  expect([...unparsed, ...unmet].join(" ")).toContain(piece);
});

test.each([
  ["Vitamin B12 drops, Germany, 5000 EUR", "Vitamin B12 drops"],
  ["iPhone 15 case, Germany, 5k", "iPhone 15 case"],
  ["sugar-free soda, 5k, Germany", "sugar-free soda"],
])("a number in a name stays a name: %s", (text, product) => {
  expect(readSaid(text).stated.product).toBe(product);
});

test("a limit of people is no name of what is launched", () => {
  const { stated } = readSaid("Spain, 5000 EUR, TikTok, maximo 6 entre todos");

  expect(stated.product).toBeUndefined();
});

test.each([
  "plan für märz: 8000 euro, graz",
  "plan for april: 6000 eur, leeds",
  "plan para marzo: 6000 euros, cádiz",
])("the month of a plan is when, and not what: %s", (text) => {
  expect(readSaid(text).stated.product).toBeUndefined();
});
