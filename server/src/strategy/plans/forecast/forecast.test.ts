import { expect, test } from "vitest";
import { briefOf } from "#/strategy/brief/brief.fixtures.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { ModelValues } from "#/strategy/plans/model-values.ts";
import { candidate, seeded, sigmaOf } from "#/strategy/plans/planning.fixtures.ts";
import { createReachModel } from "#/strategy/plans/reach/reach-model.ts";
import { shareOut } from "./campaign-worlds.fixtures.ts";
import { coverageOn, FORECASTED } from "./coverage.fixtures.ts";
import { forecastPlan, forecastViews } from "./forecast.ts";
import { NOTHING_LEARNED } from "./learned.ts";
import type { ForecastPart } from "./views-model.ts";

const CAMPAIGNS = 400;

function forecastOf(parts: readonly ForecastPart[], learned = NOTHING_LEARNED, own = {}) {
  const people = parts.map((part) => part.candidate);
  const model = createReachModel(
    briefOf({ markets: ["DE"] }),
    people,
    new ModelValues(own),
    learned.viewsScale,
  );
  return forecastPlan(parts, model, learned);
}

const one = (part: Partial<Candidate> = {}, pieces = 1): ForecastPart[] => [
  { candidate: candidate("x", part), pieces },
];

// A band of four points each way, and twice the standard error of so many campaigns besides.
test.each([1, 3, 5, 15, 20])(
  "of 400 simulated campaigns of %i pieces, eight in ten end inside each range, half of them above its middle",
  (pieces) => {
    const coverage = coverageOn(pieces * 10_000, CAMPAIGNS, (seed) => ({
      world: (["student", "mixture", "skewed"] as const)[seed % 3] ?? "student",
      pieces: shareOut(pieces, seeded(seed)),
      measured: 0.8,
    }));

    for (const name of FORECASTED) {
      expect(coverage[name].inside).toBeGreaterThan(72);
      expect(coverage[name].inside).toBeLessThan(88);
      expect(Math.abs(coverage[name].bias)).toBeLessThan(15);
    }
  },
);

test("without any figure there is no forecast, and sales are never made up", () => {
  const empty = forecastOf(one({ followers: null, medianViews: null })).forecast;
  const some = forecastOf(one({}, 2)).forecast;

  expect(empty).toMatchObject({ reach: null, views: null, engagements: null, clicks: null });
  expect(some.conversions).toBeNull();
  expect(some.reach?.p10).toBeLessThan(some.reach?.p50 ?? 0);
});

test("reactions follow each creator's own rate by its views, and clicks are six of a thousand views", () => {
  const { views, engagements, clicks } = forecastOf([
    { candidate: candidate("a", { engagementRate: 2, followers: 1e8, medianViews: 1e7 }), pieces: 2 },
    { candidate: candidate("b", { engagementRate: null, followers: null, medianViews: 2e7 }), pieces: 1 },
  ]).forecast;
  const usual = forecastOf([
    { candidate: candidate("a", { engagementRate: null, followers: 1e8, medianViews: 1e7 }), pieces: 2 },
    { candidate: candidate("b", { engagementRate: null, followers: null, medianViews: 2e7 }), pieces: 1 },
  ]).forecast;

  expect((engagements?.p50 ?? 0) / (usual.engagements?.p50 ?? 1)).toBeCloseTo((0.2 + 0.03) / 2 / 0.03, 4);
  expect((clicks?.p50 ?? 0) / (views?.p50 ?? 1)).toBeCloseTo(0.006, 5);
  expect(sigmaOf(clicks)).toBeGreaterThan(sigmaOf(views));
});

test("the people of a plan are the middle of its reach, and grow with its views", () => {
  const small = forecastOf(one({ medianViews: 10_000, followers: null }));
  const large = forecastOf(one({ medianViews: 20_000, followers: null }));

  expect(small.forecast.reach?.p50).toBe(small.people.reach);
  expect(large.people.reach / small.people.reach).toBeCloseTo(2, 2);
});

test("what own campaigns say of views, rates and the range is in the next forecast, and told", () => {
  const before = forecastOf(one());
  const learned = {
    viewsScale: { instagram: { factor: 0.8, doubt: 0.1, campaigns: 6 } },
    width: 1.25,
    forecasts: 9,
    held: 6,
    rates: { clickRate: { value: 1.2, origin: "learned" as const, campaigns: 4 } },
  };

  const after = forecastOf(one(), learned, learned.rates).forecast;

  expect((after.views?.p50 ?? 0) / (before.forecast.views?.p50 ?? 1)).toBeCloseTo(0.8, 2);
  expect((after.reach?.p50 ?? 0) / (before.forecast.reach?.p50 ?? 1)).toBeCloseTo(0.8, 2);
  expect((after.clicks?.p50 ?? 0) / (after.views?.p50 ?? 1)).toBeCloseTo(0.012, 4);
  expect(sigmaOf(after.views)).toBeGreaterThan(sigmaOf(before.forecast.views));
  expect(after.made).toEqual({ width: 1.25, doubt: 0.1 });
  expect(after.basis).toContain(
    "On Instagram it is 20% fewer views than that, learned from 6 of your campaigns.",
  );
  expect(after.basis).toContain("The rate of clicks is learned from 4 of your campaigns.");
  expect(after.basis).toContain("6 of 9 forecasts of your own held, which makes it 25% wider.");
});

test("a forecast tells the assumptions that it rests on, and which of them are the workspace's own", () => {
  const { forecast } = forecastOf(one({ audience: { countries: { DE: 80 } } }), NOTHING_LEARNED, {
    sponsoredEffect: { value: -30, origin: "changed" },
  });
  const ids = forecast.restsOn?.map(({ id }) => id);

  expect(ids).toContain("users.DE");
  expect(ids).not.toContain("homeShare");
  expect(ids).not.toContain("users.FR");
  expect(forecast.restsOn).toContainEqual({ id: "sponsoredEffect", value: -30, origin: "changed" });
  expect(forecast.restsOn).toContainEqual({ id: "clickRate", value: 0.6, origin: "default" });
});

test("a forecast says of how many creators the views are measured, and what is taken for granted", () => {
  const { basis } = forecastOf([...one(), ...one({ medianViews: null })]).forecast;

  expect(basis).toMatch(/^Views of 1 of 2 creators are measured; the rest follow/);
  expect(basis).toContain("Paid posts are taken to get 16% fewer views than usual ones.");
  expect(basis).toContain("Clicks are taken to be 0.6% of views.");
  expect(basis).toMatch(/no campaign of your own says yet how well it holds\.$/);
});

test("the views of one creator have a range of their own", () => {
  const model = { values: new ModelValues(), viewsScale: {} };
  const [known] = one();
  const [nothing] = one({ followers: null, medianViews: null });

  expect(known && forecastViews(known, model)).toEqual(forecastOf(one()).forecast.views);
  expect(nothing && forecastViews(nothing, model)).toBeNull();
});
