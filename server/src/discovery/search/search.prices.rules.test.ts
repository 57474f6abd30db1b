import { expect, test } from "vitest";
import { parseQuery } from "./query-language/parse-query.ts";
import { asksForPrices, onOneBasis, readWithoutPrices } from "./search.prices.rules.ts";

test("a price that is asked of the account on one platform is withheld like any other", () => {
  const text = "instagram reel under 500 € and tiktok over 50k followers";
  const parsed = parseQuery(text, { today: "2026-11-21" });

  const { filters, unparsed } = readWithoutPrices(parsed, text);

  expect(asksForPrices({ filters: parsed.filters })).toBe(true);
  expect(filters).toEqual({ perPlatform: [{ platform: "tiktok", followers: { min: 50_000 } }] });
  expect(unparsed).toEqual(["instagram reel under 500 €"]);
});

interface Price {
  amount: number;
  per: string;
  currency: string;
  vat: "in" | "out" | null;
  usageMonths?: number;
}

const reel = (amount: number, vat: Price["vat"], more: Partial<Price> = {}): Price => ({
  amount,
  per: "reel",
  currency: "EUR",
  vat,
  ...more,
});
const compared = (prices: readonly Price[]) => onOneBasis(prices, ({ per }) => per);

test.each<[string, Price[], Price[]]>([
  ["said", [reel(1054, "in"), reel(850, "out")], [reel(850, "out")]],
  ["told by the one with it", [reel(1054, "in"), reel(850, null)], [reel(850, "out")]],
])("a price with VAT is left out beside the same without, which is %s", (_, prices, expected) => {
  expect(compared(prices)).toEqual(expected);
});

test.each<[string, Price[]]>([
  ["alone", [reel(1054, "in")]],
  ["for another piece", [reel(1054, "in"), reel(300, "out", { per: "story" })]],
  ["in another currency", [reel(1054, "in"), reel(900, "out", { currency: "USD" })]],
  ["with other rights", [reel(1054, "in", { usageMonths: 6 }), reel(600, "out")]],
])("a price with VAT counts %s", (_, prices) => {
  expect(compared(prices)).toEqual(prices);
});
