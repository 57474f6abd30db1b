import { BARE_BRIEF } from "@app/contract/strategy/plan.fixtures";
import type { Strategy } from "@app/contract/strategy/schemas";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { planSheets } from "./plan-workbook.ts";

const account = { creatorId: "1", platform: "instagram", handle: "ana" };
const pick = {
  ...account,
  name: "Ana",
  deliverables: [
    { format: "reel", count: 2 },
    { format: "story", count: 1 },
  ],
  cost: { amount: 125_050, currency: "EUR", basis: "estimated", low: 100_000, high: 150_000 } as const,
  reach: 40_000,
  why: ["Adds most people for the money."],
};
const plan: Strategy["plan"] = {
  brief: {
    ...BARE_BRIEF,
    product: "Tea",
    budget: { amount: 500_000, currency: "EUR" },
    markets: ["DE"],
    platforms: ["instagram"],
  },
  assumptions: [],
  unparsed: ["on the moon"],
  unknown: [],
  decisive: [],
  status: "proved",
  picks: [pick],
  totals: { cost: { amount: 125_050, currency: "EUR" }, reach: 40_000 },
  certificate: null,
  forecast: null,
  calendar: [
    { ...account, date: "2027-03-04", time: "18:00", deliverable: "story", why: "Most posts on a Thursday." },
  ],
  risks: [],
};
const strategy = (shown: Strategy["plan"]): Strategy => ({
  id: "1",
  threadId: "2",
  name: "Tea in Germany",
  version: 3,
  plan: shown,
  versions: [],
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
});

test("a plan is a workbook whose figures are numbers, and sheets with nothing in them are left out", async () => {
  const file = await writeXlsx({ sheets: planSheets(strategy(plan)) });
  const { sheets } = await readXlsx(file);

  expect(sheets.map(({ name }) => name)).toEqual(["Plan", "Creators", "Calendar"]);
  const [about, creators, calendar] = sheets.map(({ rows }) => rows);
  expect(about).toContainEqual(["Budget", 5000, "EUR"]);
  expect(about?.map((row) => row.slice(0, 2))).toContainEqual(["Not understood", "on the moon"]);
  expect(creators?.[1]?.slice(0, 9)).toEqual([
    "@ana",
    "instagram",
    "Ana",
    "2 reels, 1 story",
    1250.5,
    "EUR",
    "estimated",
    1000,
    1500,
  ]);
  expect(calendar?.[1]?.slice(0, 6)).toEqual(["2027-03-04", "18:00", null, "@ana", "instagram", "story"]);
});

test("whoever sees no prices gets a workbook without amounts", () => {
  const shown = {
    ...plan,
    brief: { ...plan.brief, budget: null },
    picks: [{ ...pick, cost: null }],
    totals: { ...plan.totals, cost: null },
  };

  expect(JSON.stringify(planSheets(strategy(shown)))).not.toMatch(/1250|5000|EUR/u);
});
