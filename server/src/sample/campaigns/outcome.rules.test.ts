import { expect, test } from "vitest";
import { campaignWith, creatorWith, pieceWith } from "#/acceptance/campaigns.fixtures.ts";
import { haggled, outcomeOf } from "./outcome.rules.ts";

const ANNA = "00000000-0000-4000-8000-000000000001";
const BEN = "00000000-0000-4000-8000-000000000002";
const VIEWS = { p10: 5_000, p50: 10_000, p90: 20_000 };

const CAMPAIGN = campaignWith({
  creators: [creatorWith({ creatorId: ANNA }), creatorWith({ creatorId: BEN })],
  deliverables: [
    pieceWith({ creatorId: ANNA, liveOn: "2026-10-06" }),
    pieceWith({ creatorId: ANNA, liveOn: "2026-10-13" }),
    pieceWith({ creatorId: BEN, liveOn: "2026-10-08" }),
    pieceWith({ creatorId: BEN }),
  ],
  forecast: {
    reach: null,
    views: VIEWS,
    creators: [ANNA, BEN].map((creatorId) => ({ creatorId, views: VIEWS })),
    basis: "",
    asOf: "2026-10-01",
  },
});

test("each piece with a day is posted on it, and read for four weeks while its views grow", () => {
  const pieces = outcomeOf(CAMPAIGN);

  expect(pieces.map(({ postedAt }) => postedAt.slice(0, 10))).toEqual([
    "2026-10-06",
    "2026-10-13",
    "2026-10-08",
  ]);
  for (const { postedAt, readings } of pieces) {
    const days = readings.map(({ takenAt }) => (Date.parse(takenAt) - Date.parse(postedAt)) / 86_400_000);
    const views = readings.map((reading) => reading.views ?? 0);
    expect(days).toEqual([1, 7, 14, 28]);
    expect(views).toEqual(views.toSorted((a, b) => a - b));
  }
});

test("one creator comes out within the range of the plan, and one below it", () => {
  const sums = Map.groupBy(outcomeOf(CAMPAIGN), ({ deliverable }) => deliverable.creatorId);
  const viewsOf = (creatorId: string) =>
    (sums.get(creatorId) ?? []).reduce((sum, { readings }) => sum + (readings.at(-1)?.views ?? 0), 0);

  expect(viewsOf(ANNA)).toBeGreaterThan(VIEWS.p10);
  expect(viewsOf(ANNA)).toBeLessThan(VIEWS.p90);
  expect(viewsOf(BEN)).toBeLessThan(VIEWS.p10);
});

test("who haggles ends at a round amount below what was asked", () => {
  expect(haggled({ amount: 95_000, currency: "EUR" })).toEqual({ amount: 80_000, currency: "EUR" });
});
