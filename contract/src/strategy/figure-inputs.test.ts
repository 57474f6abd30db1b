import { expect, test } from "vitest";
import { planFigureInputs } from "./figure-inputs.ts";
import { BARE_BRIEF } from "./plan.fixtures.ts";
import type { ShownPlan } from "./plan.ts";

const measures = {
  followers: 402_008,
  followersFrom: "Pasted table: line 11",
  views: null,
  viewsPosts: null,
  viewsFrom: null,
  female: 85,
  asOf: "2026-11-21",
};
const pick = {
  creatorId: "1",
  platform: "instagram",
  handle: "anna",
  name: null,
  deliverables: [{ format: "story", count: 2 }],
  cost: { amount: 40_000, currency: "EUR", from: "Pasted table: line 11, column “price”" },
  reach: 900,
  why: [],
  measures,
};
const estimated = {
  ...pick,
  creatorId: "2",
  handle: "ben",
  cost: { amount: 20_000, currency: "EUR", basis: "estimated" as const, low: 10_000, high: 30_000 },
  measures: { ...measures, views: 5000, viewsPosts: 12 },
};
const band = { p10: 500, p50: 1000, p90: 2000 };
const plan: ShownPlan = {
  brief: {
    ...BARE_BRIEF,
    product: "tea",
    budget: { amount: 100_000, currency: "EUR" },
    markets: ["DE"],
    audience: { gender: "female", age: { min: 18, max: 34 } },
  },
  assumptions: [],
  unparsed: [],
  unknown: [{ field: "price", count: 14, of: 40 }],
  decisive: [],
  status: "proved",
  picks: [pick, estimated],
  totals: { cost: { amount: 60_000, currency: "EUR" }, reach: 1000 },
  certificate: {
    value: 1000,
    bound: 1001,
    gapPercent: 0.1,
    metric: "people reached",
    candidates: 40,
    seconds: 0,
    rules: [{ rule: "on TikTok only", costPercent: 224 }],
    breakEven: [
      {
        creatorId: "3",
        platform: "tiktok",
        handle: "cem",
        askingPrice: { amount: 70_000, currency: "EUR" },
        wouldEnterAt: { amount: 62_600, currency: "EUR" },
        why: "Asks €700 a piece.",
      },
    ],
    thousandMore: 250,
  },
  forecast: { reach: band, views: band, engagements: band, clicks: band, conversions: null, basis: "" },
  calendar: [],
  risks: [
    {
      rule: "de.concentration.budget",
      severity: "high",
      detail: "1 creator takes more than 25% of the money each.",
      figures: [
        { text: "25%", name: "limit" },
        {
          text: "@anna: 67% of the cost",
          name: "share.0",
          inputs: [{ label: "Cost of the plan", value: "€600" }],
        },
      ],
      evidence: ["@anna: 67% of the cost"],
    },
  ],
};

const FIGURES: [string, string, string][] = [
  ["totals.cost", "Used", "60.0%"],
  ["totals.cost", "Prices estimated", "1 of 2"],
  ["totals.cost", "@anna, Instagram", "€400, 2 stories"],
  ["totals.reach", "Views measured", "1 of 2 creators"],
  ["totals.reach", "@anna, Instagram", "adds 900, 402.01K followers"],
  ["picks.0.cost", "Price of one piece", "€200, as asked"],
  ["picks.0.cost", "Price from", "Pasted table: line 11, column “price”"],
  ["picks.1.cost", "Price range", "€50–€150"],
  ["picks.1.cost", "Views of a usual post", "5,000, 12 posts"],
  ["picks.0.reach", "Followers", "402,008"],
  ["picks.0.reach", "Audience", "women 18–34, Germany"],
  ["picks.0.reach", "For each 1,000 people", "€444.44"],
  ["picks.0.reach", "Women in the audience", "85%"],
  ["picks.1.reach", "Counted before it", "1 creator"],
  ["picks.0.perThousand", "Cost of the package", "€400"],
  ["picks.0.perThousand", "People added", "900"],
  ["picks.0.female", "Women in the audience", "85%"],
  ["picks.0.pieces", "Pieces", "2 stories"],
  ["risks.0.share.0", "Cost of the plan", "€600"],
  ["certificate.gapPercent", "Limit", "1.00K people"],
  ["certificate.rules.0.costPercent", "Without the rule", "3.24K people"],
  ["certificate.breakEven.0.wouldEnterAt", "Asks for one piece", "€700"],
  ["certificate.thousandMore", "With 1,000 more", "1.25K people"],
  ["forecast.reach", "Middle", "1.00K"],
  ["reach.p10", "10 of 100 end below", "500"],
  ["forecast.views", "Flight", "01/12/2026–28/12/2026"],
  ["unknown.0.count", "With this value", "26"],
];

test.each(FIGURES)("%s opens with %s: %s", (path, label, value) => {
  expect(planFigureInputs(path, plan)).toContainEqual({ label, value });
});

test("an impossible plan says which rules the cheapest budget has to keep", () => {
  const impossible = { ...plan, conflict: ["budget", "at least 1 mega"] };

  expect(planFigureInputs("cheapestBudget", impossible)).toEqual([
    { label: "Cannot hold together", value: "budget, at least 1 mega" },
  ]);
});

test("without prices no figure of people names an amount", () => {
  const hidden: ShownPlan = {
    ...plan,
    brief: { ...plan.brief, budget: null },
    picks: plan.picks.map((one) => ({ ...one, cost: null })),
    totals: { ...plan.totals, cost: null },
  };
  const paths = ["totals.reach", "picks.0.reach", "picks.0.cost", "forecast.reach", "certificate.value"];

  const texts = paths.flatMap((path) => planFigureInputs(path, hidden).map(({ value }) => value));

  expect(texts.filter((text) => text.includes("€"))).toEqual([]);
});
