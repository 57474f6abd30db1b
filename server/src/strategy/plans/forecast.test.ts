import { expect, test } from "vitest";
import { forecastPlan } from "./forecast.ts";
import { candidate, normal, seeded } from "./planning.fixtures.ts";

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
