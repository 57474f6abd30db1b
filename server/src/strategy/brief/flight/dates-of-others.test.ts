import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  "I am on holiday 10-20 December",
  "Product arrives at creators 20-25 February",
  "Drafts due 15 February",
  "Ich bin im Urlaub vom 10. bis 20. Dezember",
  "Freigabe bis 15. Februar",
  "need the plan by tomorrow",
  "Brauche den Plan bis Montag",
])("a day of something else is named and is none of the flight: %s", (words) => {
  const { flight, unmet } = readSaid(`Serum, Germany, 9.000 €, in March 2027. ${words}`).stated;

  expect([flight, unmet?.map((one) => one.words)]).toEqual([
    { from: "2027-03-01", to: "2027-03-31" },
    [words],
  ]);
});

test.each([
  "Germany, 8000 EUR, 5 creators, March. Our company has 120 employees",
  "Germany, 8000 EUR, 5 creators, March, everyone but TikTok",
  "4 girls, march, tiktok, 5k, Germany",
])("a month between marks is when, whatever follows: %s", (text) => {
  expect(readSaid(text).stated.flight).toEqual({ from: "2027-03-01", to: "2027-03-31" });
});
