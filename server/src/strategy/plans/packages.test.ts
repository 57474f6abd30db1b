import { expect, test } from "vitest";
import { briefOf } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import type { Candidate } from "./candidate.ts";
import { buildPackages } from "./packages.ts";
import { candidate, planHiring } from "./planning.fixtures.ts";
import { createPricing } from "./prices/pricing.ts";
import { ModelValues } from "./model-values.ts";
import { createReachModel } from "./reach/reach-model.ts";

/** Packages that may be bought of a creator who asks €500 a piece. */
function offered(stated: Said, part: Partial<Candidate>) {
  const [brief, one] = [briefOf(stated), candidate("x", part)];
  const values = new ModelValues();
  const reach = createReachModel(brief, [one], values);
  const pricing = createPricing([one], { ...brief, currency: "EUR" }, values);
  const { columns, offers } = buildPackages(brief, [one], [0], pricing, reach);
  return columns.map(({ cost, pieces }, index) => ({ cost, pieces, made: offers[index]?.deliverables }));
}

test.each([
  ["instagram", "reel"],
  ["tiktok", "video"],
  ["youtube", "video"],
  ["twitch", "post"],
])("where nobody says what is made, a creator on %s makes one to three of: %s", (platform, format) => {
  expect(offered({}, { platform })).toEqual(
    [1, 2, 3].map((count) => ({ cost: 50_000 * count, pieces: count, made: [{ format, count }] })),
  );
});

test.each([
  ["instagram", "short", "reel"],
  ["instagram", "video", "reel"],
  ["instagram", "story", "story"],
  ["tiktok", "reel", "video"],
  ["tiktok", "short", "video"],
  ["tiktok", "story", "video"],
  ["youtube", "carousel", "video"],
  ["youtube", "reel", "short"],
  ["youtube", "story", "short"],
  ["youtube", "video", "video"],
  ["twitch", "reel", "reel"],
])("on %s a %s is called a %s, and what was asked for is the only package", (platform, format, called) => {
  const image = { format: "image", count: 3 };

  expect(offered({ deliverables: [{ format, count: 1 }, image] }, { platform })).toEqual([
    { cost: 200_000, pieces: 4, made: [{ format: called, count: 1 }, image] },
  ]);
});

test.each<[string, Partial<Candidate>]>([
  ["of whom neither price nor views are known", { price: null, medianViews: null, followers: null }],
  ["of whom only the price is known", { medianViews: null, followers: null }],
  ["whose audience lives elsewhere", { country: "FR", audience: { countries: { FR: 100 } } }],
])("nothing is bought of a creator %s", (_, part) => {
  expect(offered({ markets: ["US"] }, part)).toEqual([]);
});

test.each([
  ["awareness", 1, "people reached"],
  ["content", 1, "people reached"],
  ["engagement", 0.15, "people engaged"],
  ["traffic", 0.15, "people engaged"],
  ["sales", 0.15, "people engaged"],
] as const)("for %s, of the people who see a piece count %f: %s", async (objective, share, metric) => {
  const plan = await planHiring({ objective }, [candidate("x")], { x: 1 });

  const [metrics, value] = [plan.certificate?.metric, plan.certificate?.value ?? 0];
  expect(metrics).toBe(metric);
  expect(value / (7000 * 0.84)).toBeCloseTo(share, 2);
  expect(plan.assumptions.filter(({ slot }) => slot === "metric")).toEqual(
    share === 1
      ? []
      : [
          {
            slot: "metric",
            value: "people who react",
            why: `Nothing is known yet of your ${objective}; reactions come nearest.`,
          },
        ],
  );
});

test("packages of two accounts of one creator are of one person", () => {
  const brief = briefOf({ deliverables: [{ format: "post", count: 1 }] });
  const rows = [candidate("a"), candidate("a.too", { creatorId: "a" }), candidate("b")];
  const values = new ModelValues();
  const pricing = createPricing(rows, { ...brief, currency: "EUR" }, values);
  const { columns } = buildPackages(brief, rows, [0, 1, 2], pricing, createReachModel(brief, rows, values));

  expect(columns.map(({ creator, person }) => [creator, person])).toEqual([
    [0, undefined],
    [1, 0],
    [2, undefined],
  ]);
});

test("a value that was learned says from how many campaigns, and one that was set says none", () => {
  const values = new ModelValues({
    clickRate: { value: 1, origin: "learned", campaigns: 3 },
    sponsoredEffect: { value: 0, origin: "changed" },
  });
  for (const name of ["clickRate", "sponsoredEffect", "audienceSpread"] as const) values.of(name);

  expect(values.restsOn().map(({ id, origin, campaigns }) => [id, origin, campaigns])).toEqual(
    expect.arrayContaining([
      ["clickRate", "learned", 3],
      ["sponsoredEffect", "changed", undefined],
    ]),
  );
});
