import { expect, test } from "vitest";
import { marketIn } from "./named-market.ts";

test.each([
  ["whats the label rule for uk again", "GB"],
  ["and in the UK?", "GB"],
  ["label in the usa", "US"],
  ["Kennzeichnung in Frankreich", "FR"],
])("a country is named: %s", (text, market) => {
  expect(marketIn(text)).toBe(market);
});

test.each(["tell us the label rule", "rule for France and Spain", "the rule in it"])(
  "no country alone is named: %s",
  (text) => {
    expect(marketIn(text)).toBeNull();
  },
);
