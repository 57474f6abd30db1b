import { expect, test } from "vitest";
import type { Candidate } from "./candidate.ts";
import { candidate } from "./planning.fixtures.ts";
import { createPricing } from "./pricing.ts";

const asking = (amount: number, currency: string) =>
  candidate("x", { price: { amount, currency, per: null } });

/** Low, middle and high in minor units. */
function rangeOf(one: Candidate, currency = "EUR", others: Candidate[] = []) {
  const price = createPricing([...others, one], currency).priceOf(one);
  return price && [price.low, price.amount, price.high];
}

/** An account whose price nobody knows. */
function unpriced(views: number | null, part: Partial<Candidate> = {}): Candidate {
  return candidate("x", { price: null, followers: 200_000, medianViews: views, ...part });
}

test("an asked price stands", () => {
  const pricing = createPricing([], "EUR");

  expect(pricing.priceOf(asking(12_345, "EUR"))).toEqual({
    amount: 12_345,
    low: 12_345,
    high: 12_345,
    basis: "asked",
  });
});

test.each([
  ["EUR", 11_500, "USD", [9500, 10_000, 10_500]],
  ["USD", 10_000, "EUR", [10_900, 11_500, 12_100]],
  ["EUR", 1000, "JPY", [500, 600, 600]],
  ["JPY", 10_000, "EUR", [16_625, 17_500, 18_375]],
  ["EUR", 10, "USD", [100, 100, 100]],
])("in %s a price of %i in %s is a range in whole units, never free", (currency, amount, from, range) => {
  expect(rangeOf(asking(amount, from), currency)).toEqual(range);
  expect(createPricing([], currency).priceOf(asking(amount, from))?.basis).toBe("converted");
});

test("a price in a currency without a rate is estimated, and cannot be when that of the plan has none", () => {
  const pricing = createPricing([], "EUR");

  expect(pricing.priceOf(asking(500_000, "HUF"))?.basis).toBe("estimated");
  expect(createPricing([], "HUF").priceOf(asking(500, "EUR"))).toBeNull();
});

test.each<[string, Partial<Candidate>, number[]]>([
  ["Instagram", {}, [4400, 8700, 13_000]],
  ["TikTok", { platform: "tiktok" }, [4400, 8700, 13_000]],
  ["YouTube", { platform: "youtube" }, [13_000, 19_500, 26_000]],
  ["any other platform", { platform: "twitch" }, [4400, 8700, 13_000]],
  ["a nano account", { followers: 9999 }, [8700, 17_500, 26_000]],
  ["a micro account", { followers: 10_000 }, [6100, 12_500, 18_500]],
  ["a macro account", { followers: 500_000 }, [3900, 7700, 11_500]],
  ["a mega account", { followers: 1_000_000 }, [3500, 7000, 10_500]],
  ["an account too small for a tier", { followers: 999 }, [8700, 17_500, 26_000]],
  ["an account of unknown size", { followers: null }, [8700, 17_500, 26_000]],
])("10,000 views on %s cost what public ranges say", (_, part, range) => {
  expect(rangeOf(unpriced(10_000, part))).toEqual(range);
});

test("an estimate is in whole units below 100, in fives above, and never free", () => {
  expect(rangeOf(unpriced(1))).toEqual([100, 100, 100]);
  expect(rangeOf(unpriced(22_850))).toEqual([9900, 20_000, 30_000]);
  expect(rangeOf(unpriced(23_218))).toEqual([10_000, 20_500, 30_500]);
});

test("without views and followers there is nothing to estimate from", () => {
  expect(rangeOf(unpriced(null, { followers: null }))).toBeNull();
});

/** Accounts that ask €3, €4, … for a thousand views. */
function priced(count: number, part: Partial<Candidate> = {}): Candidate[] {
  return Array.from({ length: count }, (_, index) =>
    candidate(`p${index}`, {
      medianViews: 1000,
      price: { amount: 300 + 100 * index, currency: "EUR", per: null },
      ...part,
    }),
  );
}

test("from eight known prices of a platform on, estimates there follow their middle half", () => {
  const one = unpriced(10_000);

  expect(rangeOf(one, "EUR", priced(7))).toEqual([4400, 8700, 13_000]);
  expect(rangeOf(one, "EUR", priced(8))).toEqual([4800, 6600, 8300]);
  expect(rangeOf(one, "EUR", priced(8).toReversed())).toEqual([4800, 6600, 8300]);
  expect(rangeOf({ ...one, platform: "tiktok" }, "EUR", priced(8))).toEqual([4400, 8700, 13_000]);
});

test.each<[string, Partial<Candidate>]>([
  ["another currency", { price: { amount: 300, currency: "USD", per: null } }],
  ["no views", { medianViews: 0 }],
  ["unknown views", { medianViews: null }],
  ["no price", { price: null }],
  ["another platform", { platform: "youtube" }],
])("an account with %s is no eighth price", (_, part) => {
  const known = [...priced(7), ...priced(1, part)];

  expect(rangeOf(unpriced(10_000), "EUR", known)).toEqual([4400, 8700, 13_000]);
  expect(createPricing(known, "EUR").basis).toMatch(/^Unknown prices follow public cost ranges/);
});

test("how prices were estimated names the platforms whose prices are known, in one order", () => {
  const known = [...priced(8, { platform: "youtube" }), ...priced(8)];

  expect(createPricing(known, "EUR").basis).toBe(
    "Unknown prices follow the middle half of the prices you know (Instagram, YouTube).",
  );
});
