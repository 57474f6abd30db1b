import { expect, test } from "vitest";
import { parseQuery } from "./query-language/parse-query.ts";
import { asksForPrices, readWithoutPrices } from "./search.prices.rules.ts";

test("a price that is asked of the account on one platform is withheld like any other", () => {
  const text = "instagram reel under 500 € and tiktok over 50k followers";
  const parsed = parseQuery(text, { today: "2026-11-21" });

  const { filters, unparsed } = readWithoutPrices(parsed, text);

  expect(asksForPrices({ filters: parsed.filters })).toBe(true);
  expect(filters).toEqual({ perPlatform: [{ platform: "tiktok", followers: { min: 50_000 } }] });
  expect(unparsed).toEqual(["instagram reel under 500 €"]);
});
