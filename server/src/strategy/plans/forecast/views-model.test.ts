import { expect, test } from "vitest";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { ModelValues } from "#/strategy/plans/model-values.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import { sumOfViews } from "./views-model.ts";
import type { ForecastPart } from "./views-model.ts";

/** The spreads of the model as variances of logarithms, written out. */
const POST = Math.log(2) ** 2;
const DRIFT = Math.log(1.45) ** 2;
const BETWEEN = Math.log(2.7) ** 2;
const SHARED = 2 * Math.log(1.2) ** 2;
const medianOf = (posts: number) => (POST * Math.PI) / 2 / posts + DRIFT;
const averageOf = (posts: number) => Math.expm1(POST) / posts + DRIFT;
const noFollowers = { followers: null };

function viewsOf(parts: readonly ForecastPart[]) {
  const views = sumOfViews(parts, new ModelValues());
  return views ?? { mu: NaN, sigma: NaN, measured: { views: NaN, spread: NaN }, doubt: NaN };
}

test.each<[string, Partial<Candidate>, number, number]>([
  ["twelve posts", { ...noFollowers, medianViews: 1e6, viewsSample: 12 }, 1e6, medianOf(12)],
  [
    "no number of posts, taken for six",
    { ...noFollowers, medianViews: 1e6, viewsSample: null },
    1e6,
    medianOf(6),
  ],
  ["no posts, taken for one", { ...noFollowers, medianViews: 1e6, viewsSample: 0 }, 1e6, medianOf(1)],
  [
    "an average, which lies above the usual post",
    { ...noFollowers, medianViews: 1e6, viewsSample: 12, isAverage: true },
    1e6 * Math.exp(-POST / 2),
    averageOf(12),
  ],
  ["followers alone", { followers: 100_000_000, medianViews: null }, 6e6, BETWEEN],
  ["followers where the views are none", { followers: 100_000_000, medianViews: 0 }, 6e6, BETWEEN],
])("the views of one piece lie round what is known from %s", (_, part, middle, level) => {
  const { mu, sigma } = viewsOf([{ candidate: candidate("x", part), pieces: 1 }]);

  expect(Math.exp(mu)).toBeCloseTo(0.84 * middle, 0);
  expect(sigma).toBeCloseTo(Math.sqrt(level + POST + SHARED), 8);
});

/** How much a median of a million counts where six million are usual: 1 is all. */
function trust(viewsSample: number) {
  const one = candidate("x", { followers: 100_000_000, medianViews: 1e6, viewsSample });
  return 1 - Math.log(Math.exp(viewsOf([{ candidate: one, pieces: 1 }]).mu) / 0.84 / 1e6) / Math.log(6);
}

test("a median of many posts is believed, one of few is drawn towards accounts of that size", () => {
  expect(trust(1)).toBeCloseTo(BETWEEN / (BETWEEN + medianOf(1)), 8);
  expect(trust(12)).toBeCloseTo(BETWEEN / (BETWEEN + medianOf(12)), 8);
  expect(trust(1000)).toBeGreaterThan(trust(12));
});

test("views of several creators add up, and pieces of one creator share what is not known of it", () => {
  const one = (handle: string, medianViews: number, viewsSample: number) =>
    candidate(handle, { ...noFollowers, medianViews, viewsSample });
  const ann = { candidate: one("ann", 1e8, 12), pieces: 3 };
  const ben = { candidate: one("ben", 3e8, 6), pieces: 1 };
  const annMean = 1e8 * Math.exp((medianOf(12) + POST) / 2);
  const benMean = 3e8 * Math.exp((medianOf(6) + POST) / 2);
  const annVariance =
    9 * annMean ** 2 * Math.expm1(medianOf(12)) +
    3 * annMean ** 2 * Math.exp(medianOf(12)) * Math.expm1(POST);
  const benVariance = benMean ** 2 * Math.expm1(medianOf(6) + POST);

  const views = viewsOf([ann, ben]);

  const spread = views.sigma ** 2 - SHARED;
  const mean = Math.exp(views.mu + spread / 2) / 0.84;
  expect(mean / (3 * annMean + benMean)).toBeCloseTo(1, 8);
  expect((mean ** 2 * Math.expm1(spread)) / (annVariance + benVariance)).toBeCloseTo(1, 8);
  const unknown = { candidate: candidate("x", { ...noFollowers, medianViews: null }), pieces: 5 };
  expect(viewsOf([ann, unknown, ben])).toEqual(views);
});

test("what own campaigns say of a platform moves its views and leaves less doubt", () => {
  const parts = [{ candidate: candidate("a", noFollowers), pieces: 1 }];
  const before = viewsOf(parts);
  const scale = { instagram: { factor: 0.5, doubt: 0.05, campaigns: 6 } };

  const after = sumOfViews(parts, new ModelValues(), scale);
  const elsewhere = sumOfViews(parts, new ModelValues(), { tiktok: scale.instagram });

  expect(Math.exp((after?.mu ?? 0) - before.mu)).toBeCloseTo(0.5, 10);
  expect(before.sigma ** 2 - (after?.sigma ?? 0) ** 2).toBeCloseTo(Math.log(1.2) ** 2 - 0.05 ** 2, 10);
  expect(elsewhere).toEqual(before);
});

test("without views and followers nothing is said, and what is measured is told", () => {
  const known = { candidate: candidate("a", { ...noFollowers, medianViews: 10_000 }), pieces: 1 };
  const guessed = { candidate: candidate("b", { medianViews: null }), pieces: 1 };
  const nothing = { candidate: candidate("x", { ...noFollowers, medianViews: null }), pieces: 1 };

  expect(sumOfViews([nothing], new ModelValues())).toBeNull();
  expect(viewsOf([known]).measured).toEqual({ views: 1, spread: 1 });
  expect(viewsOf([guessed]).measured).toEqual({ views: 0, spread: 0 });
  expect(viewsOf([known, guessed]).measured.views).toBeGreaterThan(viewsOf([known, guessed]).measured.spread);
});
