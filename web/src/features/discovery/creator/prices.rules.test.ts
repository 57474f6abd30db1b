import type { AccountPrice } from "@app/contract/discovery/creators";
import { expect, test } from "vitest";
import { hasTerms, priceText } from "./prices.rules.ts";

const PLAIN: AccountPrice = {
  amount: 120_000,
  currency: "EUR",
  format: "reel",
  upTo: null,
  usageMonths: null,
  exclusivityMonths: null,
  vat: null,
};

test.each<[Partial<AccountPrice>, string]>([
  [{}, "€1,200 a reel"],
  [{ format: null }, "€1,200"],
  [{ format: "integration" }, "€1,200 an integration"],
  [{ upTo: 150_000 }, "€1,200–€1,500 a reel"],
  [{ usageMonths: 6, vat: "out" }, "€1,200 a reel (6 months of usage, plus VAT)"],
  [{ exclusivityMonths: 1, vat: "in" }, "€1,200 a reel (exclusive for 1 month, with VAT)"],
])("a price with %j reads %s", (said, text) => {
  expect(priceText({ ...PLAIN, ...said })).toBe(text);
});

test("an amount for a format has no terms, a range or a month has", () => {
  expect(hasTerms(PLAIN)).toBe(false);
  expect(hasTerms({ ...PLAIN, upTo: 150_000 })).toBe(true);
  expect(hasTerms({ ...PLAIN, usageMonths: 0 })).toBe(true);
});
