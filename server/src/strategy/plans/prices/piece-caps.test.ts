import { expect, test } from "vitest";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import { isOverCap } from "./piece-caps.ts";
import { createPricing } from "./pricing.ts";

const cap = (format: string, amount: number) => ({ format, most: { amount, currency: "EUR" } });
const REEL = cap("reel", 120_000);
const STORY = cap("story", 15_000);
const VIDEO = cap("video", 150_000);

const prices = (reel: number, story: number) => [
  { amount: reel, currency: "EUR", per: "reel" },
  { amount: story, currency: "EUR", per: "story" },
];

function over(limit: typeof REEL, one: ReturnType<typeof candidate>, formats: readonly string[]): boolean {
  const deliverables = formats.map((format) => ({ format, count: 1 }));
  const pricing = createPricing([one], { currency: "EUR", deliverables, maxCreators: null });
  return isOverCap(one, limit, { deliverables, pieceCaps: [REEL, STORY, VIDEO] }, pricing);
}

test("each format has its own limit, and only where it is made", () => {
  const dearStory = candidate("a", { prices: prices(100_000, 20_000) });

  expect(over(STORY, dearStory, ["reel", "story"])).toBe(true);
  expect(over(REEL, dearStory, ["reel", "story"])).toBe(false);
  expect(over(STORY, dearStory, ["reel"])).toBe(false);
});

test("a limit for reels holds for no video where videos have one of their own", () => {
  const tiktok = candidate("b", {
    platform: "tiktok",
    prices: [{ amount: 140_000, currency: "EUR", per: "video" }],
  });

  expect(over(REEL, tiktok, ["reel"])).toBe(false);
  expect(over(VIDEO, tiktok, ["reel"])).toBe(false);
});
