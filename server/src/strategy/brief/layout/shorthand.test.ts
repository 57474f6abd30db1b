import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";

const context = { today: "2026-11-28", currency: "EUR" };
const stated = (text: string) => readText(text, context).stated;

test.each([
  ["sneakers, Mumbai, 8 lakh, insta reels 2 each", { deliverables: [{ format: "reel", count: 2 }] }],
  ["tea, 9k, jan 5 se 25", { flight: { from: "2027-01-05", to: "2027-01-25" } }],
  ["azeite, Portugal, 3T, 25 mil euros", { flight: { from: "2027-07-01", to: "2027-09-30" } }],
  ["té, 9k, nadie de más de 100 mil seguidores", { filters: { followers: { max: 100_000 } } }],
  [
    "xampu, SP, RJ e BH, 60 mil reais",
    { filters: { city: ["sao paulo", "rio de janeiro", "belo horizonte"] } },
  ],
])("what hurried people write in short is read as they mean it: %s", (text, said) => {
  expect(stated(text)).toMatchObject(said);
});

test("two halves without a comma are both kept", () => {
  const { rules = [] } = stated("sauna, €40k, half Instagram half YouTube");
  expect(rules.map(({ value, of }) => `${value} of ${of}`)).toEqual([
    "instagram of budget",
    "youtube of budget",
  ]);
});

test("of all the money only what creators get is the budget", () => {
  const { budget } = stated("$50k total but only $30k of it for creators. Protein bars, US");
  expect(budget).toEqual({ amount: 3_000_000, currency: "USD" });
});

test("money in a second currency is named as not used", () => {
  const read = readText("Socken, Schweiz, 9'500 Franken plus 2.000 € für Österreich", context);
  expect(read.stated.budget).toEqual({ amount: 950_000, currency: "CHF" });
  expect(read.unparsed).toContain("2.000 €");
});
