import type { Plan } from "@app/contract/strategy/plan";
import { BARE_BRIEF } from "@app/contract/strategy/plan.fixtures";
import { expect, test } from "vitest";
import { calendarWeeks } from "./calendar/calendar-weeks.ts";
import { reachByWeek } from "./forecast.rules.ts";

const entry = (date: string) => ({
  date,
  time: "18:00",
  creatorId: "c",
  platform: "tiktok",
  handle: "c",
  deliverable: "TikTok video",
  why: "",
});
const range = { p10: 100, p50: 200, p90: 400 };
const part: Pick<Plan, "forecast" | "calendar" | "brief"> = {
  forecast: { reach: range, views: null, engagements: null, clicks: null, conversions: null, basis: "" },
  calendar: [entry("2026-12-02"), entry("2026-12-12")],
  brief: { ...BARE_BRIEF, flight: { from: "2026-12-01", to: "2026-12-14" } },
};

test("reach grows with the pieces that are out, from nothing to the whole range", () => {
  const points = reachByWeek(part);

  expect(points.map(({ value }) => value)).toEqual([0, 100, 200]);
  expect(points.at(-1)).toMatchObject({ low: 100, high: 400, label: "week 2" });
});

test("a plan without a forecast draws nothing", () => {
  expect(reachByWeek({ ...part, forecast: null })).toEqual([]);
});

test("every day of the flight stands in its week with its pieces", () => {
  const weeks = calendarWeeks(part);

  expect(weeks.map(({ days }) => days.length)).toEqual([7, 7]);
  expect(weeks[0]?.days[1]?.entries).toHaveLength(1);
});
