import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { bringPriceless, lessonsOf, nextPlan, runTen, widths } from "./own-campaigns.fixtures.ts";
import type { Outcome } from "./own-campaigns.fixtures.ts";

/** The plan of the same brief before and after ten campaigns, and what is said of the difference. */
async function tenCampaigns(outcomeOf: (campaign: number) => Outcome) {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringPriceless(ana);
  const before = await nextPlan(ana);
  await runTen(ana, outcomeOf);
  const after = await nextPlan(ana);
  return { before: widths(before), after: widths(after), lessons: await lessonsOf(ana), plan: after.plan };
}

test("ten campaigns that came out alike make the next forecast of views and guessed prices narrower", async () => {
  const { before, after, lessons, plan } = await tenCampaigns((index) => ({
    views: 0.85 + 0.03 * (index % 4),
    fees: 1 + 0.1 * (index % 3),
  }));

  expect(after.views).toBeLessThan(before.views * 0.6);
  expect(after.prices).toBeLessThan(before.prices * 0.5);
  expect(lessons.map(({ isNarrower }) => isNarrower)).toEqual([true, true]);
  expect(plan.picks[0]?.cost?.from).toBe("Estimated from 30 of your own Instagram prices");
});

test("ten campaigns that came out all over the place make nothing narrower, which is said", async () => {
  const { before, after, lessons } = await tenCampaigns((index) => ({
    views: index % 2 === 0 ? 0.15 : 6,
    fees: index % 2 === 0 ? 0.1 : 6,
  }));

  expect(after.views).toBeGreaterThan(before.views);
  expect(after.prices).toBeGreaterThan(before.prices);
  expect(lessons.map(({ isNarrower }) => isNarrower)).toEqual([false, false]);
  expect(lessons.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/ are (?:as wide as before|\d+% wider)/u),
    expect.stringMatching(/ are (?:as wide as before|\d+% wider)/u),
  ]);
});
