import { expect, test } from "vitest";
import { lineOf } from "./deliverables.fixtures.ts";
import { draftsSource } from "./count-sources.ts";
import { ofBudget, piecesSource, reachForecastSource, stageSource } from "./sources.ts";

const MIA = {
  creatorId: "00000000-0000-4000-8000-0000000000a1",
  platform: "instagram",
  stage: "invited",
} as const;
const BEN = { ...MIA, creatorId: "00000000-0000-4000-8000-0000000000a2" };

test("pieces open line by line, each creator of its platform counted", () => {
  const lines = [
    lineOf({ count: 2 }),
    lineOf({ platform: "tiktok", format: "video" }),
    lineOf({ per: "line" }),
  ];

  const { inputs, sample } = piecesSource(lines, [MIA, BEN]);

  expect(inputs).toEqual([
    { label: "Line 1: 2 reels from each creator", value: "4" },
    { label: "Line 2: 1 TikTok video from each creator", value: "0" },
    { label: "Line 3: 1 reel in total", value: "1" },
  ]);
  expect(sample).toBe("2 creators");
});

test("people reached open the forecast of the plan, and without a plan nothing is known", () => {
  const forecast = {
    reach: { p10: 900, p50: 1_500, p90: 2_400 },
    views: null,
    basis: "12 posts",
    asOf: "2026-11-21T16:00:00Z",
  };

  expect(reachForecastSource(forecast)).toMatchObject({
    inputs: [
      { label: "10 of 100 end below", value: "900" },
      { label: "Middle", value: "1.50K" },
      { label: "10 of 100 end above", value: "2.40K" },
    ],
    sample: "12 posts",
    asOf: "2026-11-21T16:00:00Z",
    source: "Strategy AI plan of the campaign",
  });
  expect(reachForecastSource(null)).toMatchObject({ sample: null, asOf: null, source: null });
});

test("drafts that are late are named only where they were counted", () => {
  const counts = { submitted: 1, deliverables: 3 };

  expect(draftsSource(counts, null).inputs.map(({ label }) => label)).toEqual(["With a draft", "Owed"]);
  expect(draftsSource({ ...counts, late: 2 }, null).inputs.at(-1)).toEqual({
    label: "Past their day without one",
    value: "2",
  });
});

test("fees stand beside the budget, and alone where there is none", () => {
  const fees = [{ amount: 309_000, currency: "EUR" }];

  expect(ofBudget(fees, { amount: 2_500_000, currency: "EUR" })).toBe("€3,090 of €25,000");
  expect(ofBudget(fees, null)).toBe("€3,090");
  expect(ofBudget([], null)).toBe("NA");
});

test("a stage opens how many of the campaign’s creators stand in it", () => {
  const creators = [MIA, BEN, { ...BEN, stage: "paid" as const }];

  expect(stageSource("invited", { creators, updatedAt: "2026-11-21T16:00:00Z" })).toMatchObject({
    label: "Invited",
    inputs: [
      { label: "In this stage", value: "2" },
      { label: "In the campaign", value: "3" },
    ],
    sample: "3 creators",
  });
});
