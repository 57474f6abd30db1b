import { expect, test } from "vitest";
import { ModelValues } from "#/strategy/plans/model-values.ts";
import type { OwnValue } from "#/strategy/plans/model-values.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import { forecastBasis } from "./forecast-basis.ts";
import { NOTHING_LEARNED } from "./learned.ts";
import type { Learned } from "./learned.ts";
import type { ViewsScale } from "./views-model.ts";

const PARTS = [
  { candidate: candidate("a"), pieces: 1 },
  { candidate: candidate("b", { medianViews: null }), pieces: 1 },
];

interface Known {
  own?: Record<string, OwnValue>;
  viewsScale?: ViewsScale;
  learned?: Partial<Learned>;
}

function basisOf({ own = {}, viewsScale = {}, learned = {} }: Known = {}) {
  return forecastBasis(
    PARTS,
    { values: new ModelValues(own), viewsScale },
    { ...NOTHING_LEARNED, ...learned },
  );
}

test("a forecast says what it stands on, sentence by sentence", () => {
  expect(basisOf()).toBe(
    "Views of 1 of 2 creators are measured; the rest follow their follower count. Paid posts are taken to get 16% fewer views than usual ones. Clicks are taken to be 0.6% of views. The range is made to hold for 8 in 10 campaigns, and was tried on simulated ones; no campaign of your own says yet how well it holds.",
  );
});

test.each([
  [-16, "16% fewer views than usual ones"],
  [-0.4, "no more and no fewer views than usual ones"],
  [0.4, "no more and no fewer views than usual ones"],
  [5, "5% more views than usual ones"],
])("of an effect of payment of %f %% it says: %s", (value, words) => {
  const own = { sponsoredEffect: { value, origin: "changed" } } as const;

  expect(basisOf({ own })).toContain(`Paid posts are taken to get ${words}.`);
});

test.each([
  [1.25, "25% more views than that"],
  [0.8, "20% fewer views than that"],
  [1, "no more and no fewer views than that"],
])("of a platform on which own campaigns had %f times the views it says: %s", (factor, words) => {
  const scale = { factor, doubt: 0.1, campaigns: 3 };
  const basis = basisOf({ viewsScale: { instagram: scale, tiktok: scale } });

  expect(basis).toContain(`On Instagram it is ${words}, learned from 3 of your campaigns.`);
  expect(basis).not.toContain("TikTok");
});

test("rates that were learned are said to be", () => {
  const rate = { value: 1, origin: "learned", campaigns: 4 } as const;

  expect(basisOf({ learned: { rates: { clickRate: rate } } })).toContain(
    "The rate of clicks is learned from 4 of your campaigns.",
  );
  expect(basisOf()).not.toContain("rate of reactions");
  expect(basisOf({ learned: { rates: { engagedShare: rate } } })).toContain(
    "Where a creator’s rate of reactions is not known, it is learned from 4 of your campaigns.",
  );
});

test.each([
  [1, 1, 1, "1 of 1 forecast of your own held."],
  [1.004, 9, 8, "8 of 9 forecasts of your own held."],
  [1.2, 9, 4, "4 of 9 forecasts of your own held, which makes it 20% wider."],
  [0.9, 9, 9, "9 of 9 forecasts of your own held, which makes it 10% narrower."],
])("a range of %f times the shipped width says how own forecasts held", (width, forecasts, held, words) => {
  expect(basisOf({ learned: { width, forecasts, held } })).toContain(`simulated ones. ${words}`);
});
