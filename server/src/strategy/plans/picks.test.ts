import type { BriefRule } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import type { Candidate } from "./candidate.ts";
import { candidate, planHiring, sigmaOf } from "./planning.fixtures.ts";

const GERMAN: Said = { markets: ["DE"] };
const ONE = { ann: 1 };

/** Why a creator is in a plan, after what it adds. */
async function whyOf(stated: Said, part: Partial<Candidate>) {
  const { picks } = await planHiring(stated, [candidate("ann", part)], ONE);
  return picks[0]?.why.slice(1);
}

test("a pick says what it adds and what a thousand people cost", async () => {
  const { picks, totals } = await planHiring(GERMAN, [candidate("ann")], { ann: 2 });

  expect(picks).toMatchObject([
    {
      creatorId: "ann",
      platform: "instagram",
      handle: "ann",
      name: null,
      deliverables: [{ format: "reel", count: 2 }],
      cost: { amount: 100_000, currency: "EUR" },
      reach: 8468,
      why: ["Adds 8,468 people of your audience, at €118.09 for each 1,000."],
      figures: [
        { text: "8,468", name: "reach" },
        { text: "€118.09", name: "perThousand" },
      ],
    },
  ]);
  expect(Object.keys(picks[0]?.cost ?? {})).toEqual(["amount", "currency"]);
  expect(totals).toEqual({ cost: { amount: 100_000, currency: "EUR" }, reach: 8468 });
});

test("the creator who reaches most comes first, equal ones in the order of their accounts, and parts add up", async () => {
  const rows = [
    candidate("c", { medianViews: 9e6 }),
    candidate("b", { medianViews: 9e6 }),
    candidate("a", { medianViews: 5e6 }),
    candidate("d", { medianViews: 2e7 }),
  ];
  const { picks, totals } = await planHiring(GERMAN, rows, { a: 1, b: 1, c: 1, d: 1 });

  expect(picks.map(({ handle }) => handle)).toEqual(["d", "b", "c", "a"]);
  expect(picks[1]?.reach).toBeGreaterThan(picks[2]?.reach ?? 0);
  expect(picks.reduce((sum, { reach }) => sum + reach, 0)).toBe(totals.reach);
});

test("a creator who adds nobody is there because a rule asks for it", async () => {
  const rows = [candidate("ann"), candidate("ben", { medianViews: null, followers: 1 })];

  const { picks } = await planHiring(GERMAN, rows, { ann: 1, ben: 1 });

  expect(picks[1]).toMatchObject({
    reach: 0,
    why: ["Others of the plan reach the same people already; a rule asks for this creator."],
    figures: [],
  });
});

const austrian: BriefRule = {
  label: "at least 1 in Germany",
  field: "country",
  value: "DE",
  of: "creators",
  min: 1,
  max: null,
};

test.each<[string, Said, string[]]>([
  ["a minimum that it keeps", { rules: [austrian] }, ["Counts for “at least 1 in Germany”."]],
  ["being asked for", { must: ["ann"] }, ["Counts for “with @ann”."]],
  ["no maximum", { rules: [{ ...austrian, min: null, max: 3 }] }, []],
  ["no minimum of money", { rules: [{ ...austrian, of: "budget", min: 0, max: null }] }, []],
  ["no minimum of others", { rules: [{ ...austrian, min: 0, value: "AT" }] }, []],
  ["no number of all creators", { minCreators: 1 }, []],
  ["no exact number of all creators", { minCreators: 1, maxCreators: 1 }, []],
  ["topics of the brief", { categories: ["vegan", "food"] }, ["Posts about food and vegan."]],
  ["no other topics", { categories: ["tech"] }, []],
  ["the women of its audience", { gender: "female" }, ["71% of the audience are women."]],
  ["the men of its audience", { gender: "male" }, ["29% of the audience are men."]],
])("a pick names %s", async (_, stated, why) => {
  expect(await whyOf(stated, { categories: ["food", "vegan"], audience: { female: 70.6 } })).toEqual(why);
});

test("an audience that nobody measured is no reason", async () => {
  expect(await whyOf({ gender: "female" }, {})).toEqual([]);
});

test("an estimated price shows its range, with all pieces in it", async () => {
  const { picks } = await planHiring(GERMAN, [candidate("ann", { price: null })], { ann: 2 });

  expect(picks[0]?.cost).toEqual({
    amount: 105_000,
    currency: "EUR",
    basis: "estimated",
    low: 24_000,
    high: 396_000,
    from: "Estimated from a public range, until you know 8 prices",
  });
  expect(picks[0]?.why[1]).toBe("The price is an estimate between €240 and €3,960.");
  expect(picks[0]?.figures?.slice(2)).toEqual([
    { text: "€240", name: "cost" },
    { text: "€3,960", name: "cost" },
  ]);
});

test("a price that was given says where it stands, an estimated one what it stands on", async () => {
  const origins = { price: "Typed by hand", followers: "From a file", views: "From a paste" };
  const dollars = { price: { amount: 11_500, currency: "USD", per: null } };
  const costOf = async (part: Partial<Candidate>) => {
    const { picks } = await planHiring(GERMAN, [candidate("ann", { origins, ...part })], ONE);
    return picks[0]?.cost;
  };

  expect(await costOf({})).toMatchObject({ from: "Typed by hand" });
  expect(await costOf(dollars)).toMatchObject({
    basis: "converted",
    low: 9500,
    high: 10_500,
    from: "Typed by hand",
  });
  expect(await whyOf({}, dollars)).toEqual([]);
  expect(await costOf({ price: null })).toMatchObject({ from: expect.stringMatching(/^Estimated from/u) });
  expect(await costOf({ origins: {} })).not.toHaveProperty("from");
});

const measuresOf = async (part: Partial<Candidate>) => {
  const { picks } = await planHiring(GERMAN, [candidate("ann", part)], ONE);
  return picks[0]?.measures;
};

test("a pick keeps what was known of the creator when it was chosen", async () => {
  expect(
    await measuresOf({
      origins: { followers: "From a file", views: "From a paste" },
      audience: { female: 0 },
    }),
  ).toEqual({
    followers: 50_000,
    followersFrom: "From a file",
    views: 10_000,
    viewsPosts: 12,
    viewsFrom: "From a paste",
    female: 0,
    country: "DE",
    asOf: "2026-11-01",
  });
  expect(await measuresOf({ medianViews: null })).toEqual({
    followers: 50_000,
    followersFrom: null,
    views: null,
    viewsPosts: null,
    viewsFrom: null,
    country: "DE",
    asOf: "2026-11-01",
  });
});

test("a plan has a forecast, a calendar and risks of those whom it picks", async () => {
  const rows = [candidate("ann", { asOf: null }), candidate("ben", { asOf: null })];
  const { forecast, calendar, risks } = await planHiring(GERMAN, rows, { ann: 2 });

  expect(forecast?.basis).toMatch(/^Views of 1 of 1/);
  expect(calendar.map(({ handle }) => handle)).toEqual(["ann", "ann"]);
  expect(risks.find(({ rule }) => rule === "de.data.stale")?.evidence).toEqual(["@ann"]);
});

/** By how many percent reach grows with one percent of views, taken back from how wide its range is. */
async function elasticityOf(medianViews: number) {
  const star = candidate("ann", { medianViews, followers: null, country: "LU" });
  const { forecast } = await planHiring({ markets: ["LU"] }, [star], ONE);
  return Math.sqrt(sigmaOf(forecast?.reach) ** 2 - 0.15 ** 2) / sigmaOf(forecast?.views);
}

test("reach grows as views do while few have seen the plan, and hardly where most have", async () => {
  expect(await elasticityOf(10_000)).toBeCloseTo(1, 1);
  expect(await elasticityOf(90_000_000)).toBeCloseTo((Math.log(10) * 0.1) / 0.9, 1);
});

const narrowing = async (weighed: number | null) => {
  const rows = Array.from({ length: 3 }, (_, index) => candidate(`c${index}`));
  const { assumptions } = await planHiring({}, rows, { c0: 1 }, () => ({ weighed }));
  return assumptions.filter(({ slot }) => slot === "candidates");
};

test("where not everybody went into the solver, the plan says how many did", async () => {
  expect(await narrowing(2)).toEqual([
    {
      slot: "candidates",
      value: "the 2 nearest of 3 accounts",
      why: "Only these went into the solver; the limit of the plan still counts all of them.",
    },
  ]);
  expect(await narrowing(null)).toEqual([]);
});
