import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["with 3 months of paid usage and 6 months category exclusivity", { usageMonths: 3, exclusivityMonths: 6 }],
  ["inkl. 12 Monate Nutzungsrechte, ohne Exklusivität", { usageMonths: 12, exclusivityMonths: 0 }],
  ["droits d'utilisation 6 mois, 3 mois d'exclusivité", { usageMonths: 6, exclusivityMonths: 3 }],
  ["derechos de uso por un año", { usageMonths: 12 }],
  ["direitos de uso por 3 meses, sem exclusividade", { usageMonths: 3, exclusivityMonths: 0 }],
  ["30-day paid usage rights", { usageMonths: 1 }],
  ["three months usage", { usageMonths: 3 }],
])("rights are read with their months, and are neither flight nor wish: %s", (words, rights) => {
  const { stated, unparsed } = readSaid(`9.000 € for tea, ${words}`);

  expect(stated.rights).toEqual(rights);
  expect([stated.flight, stated.unmet, unparsed]).toEqual([undefined, undefined, []]);
});

test("an exclusive launch is no exclusivity", () => {
  const { stated } = readSaid("9.000 € for tea, an exclusive 2 week launch");

  expect(stated.rights).toBeUndefined();
});

test.each([
  ["@lena asks 1.500 € for a reel and three months usage", { per: "reel", usageMonths: 3 }],
  ["@lena verlangt 1.500 € pro Story inkl. 2 Monate Nutzungsrechte", { per: "story", usageMonths: 2 }],
  ["@lena costs €1,500, exclusivity 1 month", { exclusivityMonths: 1 }],
  ["@lena asks 1.500 €. 3 months usage for all", {}],
])("what is said right behind a creator's price belongs to it: %s", (text, terms) => {
  const { stated } = readSaid(text);

  expect(stated.prices).toEqual([{ handle: "lena", price: { amount: 150_000, currency: "EUR" }, ...terms }]);
});
test.each([
  ["3 mahine ke usage rights", { usageMonths: 3 }],
  ["6 mahine tak usage rights", { usageMonths: 6 }],
  ["usage rights 3 mahine ke liye", { usageMonths: 3 }],
  ["2 mahine ka exclusivity", { exclusivityMonths: 2 }],
])("months of a right are no flight: %s", (text, rights) => {
  const { stated, unparsed } = readSaid(`Serum, 5 lakh mein, Mumbai aur Pune se, ${text}`);

  expect([stated.rights, stated.flight, stated.unmet, unparsed]).toEqual([rights, undefined, undefined, []]);
  expect([stated.budget, stated.cities]).toEqual([
    { amount: 50_000_000, currency: "INR" },
    ["mumbai", "pune"],
  ]);
});
