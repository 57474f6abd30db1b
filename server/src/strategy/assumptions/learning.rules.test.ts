import { expect, test } from "vitest";
import { NOTHING_LEARNED } from "#/strategy/plans/forecast/learned.ts";
import { lessonOfPrices, lessonOfViews } from "./learning.rules.ts";

const AROUND = { isSample: false, takenAt: new Date("2026-11-02T05:10:00Z") };
const TEN = { ...NOTHING_LEARNED, forecasts: 10, held: 9 };
const FEE = {
  creatorId: "ann",
  platform: "instagram",
  pieces: [{ format: "reel", count: 1 }],
  amount: 45_000,
  currency: "EUR",
  basis: "agreed" as const,
  day: "2026-10-05",
  campaign: "Spring launch",
};

test("a range that got narrower says by how much, and how many forecasts held", () => {
  const lesson = lessonOfViews(TEN, { before: 0.8, now: 0.6 }, AROUND);

  expect(lesson).toMatchObject({
    isNarrower: true,
    sentence: "Forecasts of views are 25% narrower after 10 campaigns of your own: 9 of 10 forecasts held.",
  });
  expect(lesson.figure.value).toBeCloseTo(75);
  expect(lesson.figure.note).toBe("of the width before 10 campaigns");
});

test("a range that did not get narrower is said to be as wide, or wider", () => {
  const wider = lessonOfViews({ ...TEN, held: 4 }, { before: 0.8, now: 1 }, AROUND);
  const same = lessonOfPrices([FEE], { before: 2, now: 1.999, accounts: 7 }, AROUND);

  expect([wider.isNarrower, same.isNarrower]).toEqual([false, false]);
  expect(wider.sentence).toBe(
    "After 10 campaigns of your own, forecasts of views are 25% wider, since results lie far from what was expected. 4 of 10 forecasts held.",
  );
  expect(same.sentence).toBe("After 1 fee of your own, ranges of guessed prices are as wide as before.");
});

test("where no price is guessed there is no width, which is said", () => {
  const { figure, isNarrower, sentence } = lessonOfPrices([FEE], null, AROUND);

  expect([figure.value, figure.note, isNarrower]).toEqual([null, "No price is guessed", null]);
  expect(sentence).toBe(
    "Of every creator either a price is known, also from 1 fee of your own, or too little to guess one.",
  );
});

test("figures of the sample say that it is invented", () => {
  const { figure } = lessonOfViews(TEN, null, { ...AROUND, isSample: true });

  expect(figure.source.source).toContain("(sample data, invented)");
});
