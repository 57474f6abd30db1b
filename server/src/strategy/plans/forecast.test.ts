import { expect, test } from "vitest";
import type { Candidate } from "./candidate.ts";
import { forecastPlan } from "./forecast.ts";
import { candidate, normal, seeded, sigmaOf } from "./planning.fixtures.ts";

const CAMPAIGNS = 500;
const POSTS = 12;

/** A campaign as it may go: levels of creators, luck of pieces with rare hits, one shock for all. */
function simulate(seed: number, creators: number) {
  const random = seeded(seed);
  const shock = Math.exp(-0.18 + 0.2 * normal(random));
  let actual = 0;
  const parts = Array.from({ length: creators }, (_, index) => {
    const followers = Math.round(Math.exp(10.5 + normal(random)));
    const level = Math.log(followers * 0.15) + 0.8 * normal(random);
    const piece = () => Math.exp(level + 0.6 * normal(random) + (random() < 0.07 ? 1.2 : 0));
    const seen = Array.from({ length: POSTS }, piece).toSorted((left, right) => left - right);
    actual += piece() * shock;
    const medianViews = Math.round(((seen[5] ?? 0) + (seen[6] ?? 0)) / 2);
    return { candidate: candidate(`c${index}`, { followers, medianViews, viewsSample: POSTS }), pieces: 1 };
  });
  return { parts, actual };
}

test.each([1, 5, 15])(
  "of 500 simulated campaigns with %i creators, 74 to 86 %% end inside the 80 %% range",
  (creators) => {
    let inside = 0;
    for (let seed = 1; seed <= CAMPAIGNS; seed += 1) {
      const { parts, actual } = simulate(seed * 1000 + creators, creators);
      const { views } = forecastPlan(parts, 1000, 1);
      if (views && actual >= views.p10 && actual <= views.p90) inside += 1;
    }

    const percent = (inside / CAMPAIGNS) * 100;
    expect(percent).toBeGreaterThanOrEqual(74);
    expect(percent).toBeLessThanOrEqual(86);
  },
);

test("without any figure there is no forecast, and sales are never made up", () => {
  const unknown = candidate("x", { followers: null, medianViews: null });

  const empty = forecastPlan([{ candidate: unknown, pieces: 1 }], 0, 1);
  const some = forecastPlan([{ candidate: candidate("y"), pieces: 2 }], 1000, 1);

  expect(empty).toMatchObject({ reach: null, views: null, clicks: null });
  expect(some.conversions).toBeNull();
  expect(some.reach?.p10).toBeLessThan(some.reach?.p50 ?? 0);
});

/** Mean and variance of the sum of views, taken back from its range: without sponsoring and the luck of all. */
function momentsOf(parts: Parameters<typeof forecastPlan>[0]) {
  const { views } = forecastPlan(parts, 0, 1);
  const spread = sigmaOf(views) ** 2 - 0.2 ** 2;
  const mean = ((views?.p50 ?? NaN) / Math.exp(-0.18)) * Math.exp(spread / 2);
  return { mean, variance: mean ** 2 * Math.expm1(spread) };
}

/** Scatter of posts, and of a median of so many of them, as variances of logarithms. */
const POST = 0.7 ** 2;
const medianOf = (posts: number) => (POST * Math.PI) / 2 / posts;
const noFollowers = { followers: null };

test.each<[string, Partial<Candidate>, number, number]>([
  ["twelve posts", { ...noFollowers, medianViews: 1e6, viewsSample: 12 }, 1e6, medianOf(12)],
  [
    "no number of posts, taken for six",
    { ...noFollowers, medianViews: 1e6, viewsSample: null },
    1e6,
    medianOf(6),
  ],
  ["no posts, taken for one", { ...noFollowers, medianViews: 1e6, viewsSample: 0 }, 1e6, medianOf(1)],
  ["followers alone", { followers: 100_000_000, medianViews: null }, 6e6, 0.8 ** 2],
  ["followers where the views are none", { followers: 100_000_000, medianViews: 0 }, 6e6, 0.8 ** 2],
])("the views of one piece lie round what is known from %s", (_, part, middle, level) => {
  const { views } = forecastPlan([{ candidate: candidate("x", part), pieces: 1 }], 0, 1);

  const sigma = Math.hypot(Math.sqrt(level + POST), 0.2);
  const p50 = middle * Math.exp(-0.18);
  expect(views?.p50).toBe(Math.round(p50));
  expect(views?.p10).toBe(Math.round(p50 * Math.exp(-1.2816 * sigma)));
  expect(views?.p90).toBe(Math.round(p50 * Math.exp(1.2816 * sigma)));
});

/** 1 where an account's own median of a million counts alone, 0 where the six million of accounts of its size do. */
function trust(viewsSample: number): number {
  const one = candidate("x", { followers: 100_000_000, medianViews: 1e6, viewsSample });
  const { views } = forecastPlan([{ candidate: one, pieces: 1 }], 0, 1);
  return 1 - Math.log((views?.p50 ?? 0) / Math.exp(-0.18) / 1e6) / Math.log(6);
}

test("a median of many posts is believed, one of few is drawn towards accounts of that size", () => {
  expect(trust(1)).toBeCloseTo(0.64 / (0.64 + medianOf(1)), 5);
  expect(trust(12)).toBeCloseTo(0.64 / (0.64 + medianOf(12)), 5);
  expect(trust(1000)).toBeGreaterThan(0.99);
});

test("views of several creators add up, and pieces of one creator share what is not known of it", () => {
  const one = (handle: string, medianViews: number, viewsSample: number) =>
    candidate(handle, { ...noFollowers, medianViews, viewsSample });
  const [ann, ben] = [
    { candidate: one("ann", 1e8, 12), pieces: 3 },
    { candidate: one("ben", 3e8, 6), pieces: 1 },
  ];
  const annMean = 1e8 * Math.exp((medianOf(12) + POST) / 2);
  const benMean = 3e8 * Math.exp((medianOf(6) + POST) / 2);
  const annVariance =
    9 * annMean ** 2 * Math.expm1(medianOf(12)) +
    3 * annMean ** 2 * Math.exp(medianOf(12)) * Math.expm1(POST);
  const benVariance = benMean ** 2 * Math.expm1(medianOf(6) + POST);

  const { mean, variance } = momentsOf([ann, ben]);

  expect(mean / (3 * annMean + benMean)).toBeCloseTo(1, 5);
  expect(variance / (annVariance + benVariance)).toBeCloseTo(1, 5);
  const unknown = { candidate: candidate("x", { ...noFollowers, medianViews: null }), pieces: 5 };
  expect(momentsOf([ann, unknown, ben])).toEqual({ mean, variance });
});

test("reactions follow each creator's own rate by its views, and clicks are six of a thousand views", () => {
  const { views, engagements, clicks } = forecastPlan(
    [
      { candidate: candidate("a", { engagementRate: 2, followers: 1e8, medianViews: 1e7 }), pieces: 2 },
      { candidate: candidate("b", { engagementRate: null, followers: null, medianViews: 2e7 }), pieces: 1 },
    ],
    0,
    1,
  );

  const part = (band = views) => (band?.p50 ?? 0) / (views?.p50 ?? 1);
  expect(part(engagements)).toBeCloseTo((0.2 + 0.03) / 2, 5);
  expect(part(clicks)).toBeCloseTo(0.006, 5);
  expect(sigmaOf(engagements)).toBeCloseTo(Math.hypot(sigmaOf(views), 0.25), 4);
  expect(sigmaOf(clicks)).toBeCloseTo(Math.hypot(sigmaOf(views), 0.6), 4);
});

test("reach is as uncertain as the views by which it grows, and the audience besides", () => {
  const parts = [{ candidate: candidate("a", { medianViews: 1e7 }), pieces: 1 }];
  const views = sigmaOf(forecastPlan(parts, 1e8, 1).views);

  expect(forecastPlan(parts, 1e8, 0.5).reach?.p50).toBe(1e8);
  expect(sigmaOf(forecastPlan(parts, 1e8, 0.5).reach)).toBeCloseTo(Math.hypot(views / 2, 0.15), 5);
  expect(sigmaOf(forecastPlan(parts, 1e8, 0).reach)).toBeCloseTo(0.15, 5);
  expect(forecastPlan(parts, 0, 1).reach).toBeNull();
});

test("a forecast says of how many creators the views are measured, and what is a placeholder", () => {
  const parts = [candidate("a"), candidate("b", { medianViews: null })].map((one) => ({
    candidate: one,
    pieces: 1,
  }));

  const { basis } = forecastPlan(parts, 1000, 1);

  expect(basis).toMatch(/^Views of 1 of 2 creators are measured; the rest follow/);
  expect(basis).toMatch(
    /80 % range .* sponsoring \(−16 %\), .*0\.6 % of views.* simulated campaigns only\.$/,
  );
  expect(forecastPlan([], 0, 1).basis).toMatch(/^Views of 0 of 0/);
});
