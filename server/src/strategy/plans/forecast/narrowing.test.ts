import type { PastCampaign } from "@app/contract/strategy/past-campaigns";
import { expect, test } from "vitest";
import { learnFrom, NOTHING_LEARNED } from "./learned.ts";
import { narrowingOfViews } from "./narrowing.ts";

const DOUBT = Math.log(1.2);

/** Campaigns that brought so many times as many views as expected, in turn. */
function narrowingAfter(count: number, times: readonly number[]) {
  const past = Array.from({ length: count }, (_, index): PastCampaign => {
    const actual = 100_000 * (times[index % times.length] ?? 1);
    return {
      views: { p10: 50_000, p50: 100_000, p90: 200_000 },
      actual,
      made: { width: 1, doubt: DOUBT },
      platforms: [{ platform: "instagram", expected: 100_000, actual }],
      clicks: null,
      engagements: null,
    };
  });
  const found = narrowingOfViews(past, learnFrom(past, DOUBT), DOUBT);
  return found ? found.now / found.before : null;
}

test("forecasts that all came true make the range narrower, the more of them the more", () => {
  const after = [1, 10, 40].map((count) => narrowingAfter(count, [0.95, 1.05]) ?? 1);

  expect(after).toEqual(after.toSorted((a, b) => b - a));
  expect(after[0]).toBeLessThan(1);
  expect(after[2]).toBeLessThan(0.5);
});

test("results that lie far from what was expected make the range wider", () => {
  expect(narrowingAfter(10, [0.1, 8])).toBeGreaterThan(1.1);
});

test("without a campaign there is nothing to compare", () => {
  expect(narrowingOfViews([], NOTHING_LEARNED, DOUBT)).toBeNull();
});
