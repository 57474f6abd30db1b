import { expect, test } from "vitest";
import { keptMonths } from "./kept-months.ts";

const NOTHING = { followers: null, avgViews: null, engagementRate: null };

test("of a month of which something else is known the table says nothing new", () => {
  const known = [
    { ...NOTHING, day: "2026-01-31", followers: 1000, engagementRate: Math.fround(3.1) },
    { ...NOTHING, day: "2026-02-28", followers: 2000, avgViews: 10 },
  ];
  const told = [
    { ...NOTHING, day: "2026-01-01", followers: 1100, engagementRate: 3.1, avgViews: 50 },
    { day: "2026-02-01", followers: 2000, avgViews: 20, engagementRate: 4 },
    { day: "2026-03-01", followers: 3000, avgViews: 30, engagementRate: 5 },
  ];

  expect(keptMonths(told, known)).toEqual([
    { field: "followers", kept: "1000", offered: "1100", reason: "This is known of 2026-01 already" },
    { field: "avgViews", kept: "10", offered: "20", reason: "This is known of 2026-02 already" },
  ]);
});
