import { expect, test } from "vitest";
import { planCosts, shareWithin } from "./price-lists.fixtures.ts";

/** A part of the 200 lists of `npm run bench -- plan-prices`, which stand for more sizes and more chance. */
const SEEDS = Array.from({ length: 12 }, (_, index) => 12 * index);

test("what a plan says that it costs is near what it would cost, guessed prices chosen or not", async () => {
  const costs = await planCosts(SEEDS);

  expect(costs.filter(({ guessed }) => guessed > 20).length).toBeGreaterThanOrEqual(3);
  expect(shareWithin(costs, "byCurve")).toBeGreaterThanOrEqual(90);
  expect(shareWithin(costs, "byTruth")).toBeGreaterThanOrEqual(80);
}, 120_000);
