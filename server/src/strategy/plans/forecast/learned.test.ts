import type { PastCampaign } from "@app/contract/strategy/past-campaigns";
import { expect, test } from "vitest";
import { learnFrom, NOTHING_LEARNED } from "./learned.ts";

const DOUBT = Math.log(1.2);
const MADE = { width: 1, doubt: DOUBT };

/** A campaign on Instagram that was expected to bring 100,000 views, and brought so many times as many. */
function past(times: number, more: Partial<PastCampaign> = {}): PastCampaign {
  return {
    views: { p10: 50_000, p50: 100_000, p90: 200_000 },
    actual: 100_000 * times,
    made: MADE,
    platforms: [{ platform: "instagram", expected: 100_000, actual: 100_000 * times }],
    clicks: null,
    engagements: null,
    ...more,
  };
}

const many = (count: number, times: number) => Array.from({ length: count }, () => past(times));

test("without a campaign nothing is learned", () => {
  expect(learnFrom([], DOUBT)).toEqual(NOTHING_LEARNED);
});

test("campaigns that all bring less draw the next forecast down, the more of them the nearer", () => {
  const factors = [1, 4, 20, 200].map(
    (count) => learnFrom(many(count, 0.6), DOUBT).viewsScale["instagram"]?.factor ?? 1,
  );

  expect(factors).toEqual(factors.toSorted((a, b) => b - a));
  expect(factors[0]).toBeGreaterThan(0.85);
  expect(factors[3]).toBeCloseTo(0.6, 1);
});

test("each platform learns from its own campaigns, and its doubt shrinks", () => {
  const both = past(1, {
    platforms: [
      { platform: "instagram", expected: 80_000, actual: 40_000 },
      { platform: "tiktok", expected: 20_000, actual: 60_000 },
    ],
  });

  const { viewsScale } = learnFrom([both, both, past(0.5)], DOUBT);

  expect(viewsScale["instagram"]).toMatchObject({ campaigns: 3 });
  expect(viewsScale["instagram"]?.factor).toBeLessThan(1);
  expect(viewsScale["tiktok"]?.factor).toBeGreaterThan(1);
  expect(viewsScale["instagram"]?.doubt).toBeLessThan(viewsScale["tiktok"]?.doubt ?? 0);
  expect(viewsScale["tiktok"]?.doubt).toBeLessThan(DOUBT);
});

test("from eight forecasts on, ends far outside widen the range and ends near the middle narrow it", () => {
  const far = Array.from({ length: 20 }, (_, index) => past(index % 2 === 0 ? 0.25 : 4));
  const near = Array.from({ length: 20 }, (_, index) => past(index % 2 === 0 ? 0.95 : 1.05));

  expect(learnFrom(far.slice(0, 7), DOUBT).width).toBe(1);
  expect(learnFrom(far, DOUBT).width).toBeGreaterThan(1.2);
  expect(learnFrom(near, DOUBT).width).toBeLessThan(0.8);
  expect(learnFrom(far, DOUBT)).toMatchObject({ forecasts: 20, held: 0 });
  expect(learnFrom(near, DOUBT)).toMatchObject({ forecasts: 20, held: 20 });
});

test("what a range had learned when it was made is taken out before it is judged", () => {
  const near = Array.from({ length: 20 }, (_, index) => past(index % 2 === 0 ? 0.7 : 1.4));
  const doubled = near.map((campaign) => ({
    ...campaign,
    views: { p10: 25_000, p50: 100_000, p90: 400_000 },
    made: { width: 2, doubt: DOUBT },
  }));

  expect(learnFrom(doubled, DOUBT).width).toBeCloseTo(learnFrom(near, DOUBT).width, 6);
});

test("own rates of clicks and reactions take the place of the defaults, by how many campaigns they are from", () => {
  const clicked = past(1, {
    clicks: { count: 1200, views: 100_000 },
    engagements: { count: 6000, views: 100_000 },
  });

  const once = learnFrom([clicked], DOUBT).rates;
  const often = learnFrom(
    Array.from({ length: 9 }, () => clicked),
    DOUBT,
  ).rates;

  expect(once["clickRate"]?.value).toBeCloseTo(0.6 * Math.SQRT2, 6);
  expect(often["clickRate"]).toMatchObject({ origin: "learned", campaigns: 9 });
  expect(often["clickRate"]?.value).toBeGreaterThan(1.1);
  expect(often["clickSpread"]?.value).toBeLessThan(once["clickSpread"]?.value ?? 0);
  expect(often["engagedShare"]?.value).toBeGreaterThan(once["engagedShare"]?.value ?? 0);
  expect(learnFrom([past(1)], DOUBT).rates).toEqual({});
});

test("a campaign without a single click lowers the rate and breaks nothing", () => {
  const silent = past(1, { clicks: { count: 0, views: 100_000 } });

  const value = learnFrom([silent], DOUBT).rates["clickRate"]?.value;

  expect(value).toBeGreaterThan(0);
  expect(value).toBeLessThan(0.6);
});

test("a part of a campaign that was expected to bring nothing, or brought nothing, says nothing of its platform", () => {
  const platforms = [
    { platform: "instagram", expected: 100_000, actual: 100_000 },
    { platform: "tiktok", expected: 0, actual: 5000 },
    { platform: "youtube", expected: 5000, actual: 0 },
  ];

  expect(Object.keys(learnFrom([past(1, { platforms })], DOUBT).viewsScale)).toEqual(["instagram"]);
});

test("campaigns that brought nothing say nothing of how wide a range is", () => {
  const far = Array.from({ length: 7 }, (_, index) => past(index % 2 === 0 ? 0.25 : 4));

  expect(learnFrom([...far, past(0)], DOUBT).width).toBe(1);
  expect(learnFrom([...far, past(4)], DOUBT).width).toBeGreaterThan(1);
  expect(Number.isFinite(learnFrom([...far, past(4), past(0)], DOUBT).width)).toBe(true);
});
