import type { PlanPick } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import { buildCalendar } from "./calendar.ts";

const DECEMBER = { from: "2026-12-01", to: "2026-12-28" };

function pick(
  handle: string,
  reach: number,
  counts: Record<string, number>,
  platform = "instagram",
): PlanPick {
  const deliverables = Object.entries(counts).map(([format, count]) => ({ format, count }));
  const cost = { amount: 100, currency: "EUR" };
  return { creatorId: `id of ${handle}`, platform, handle, name: null, deliverables, cost, reach, why: [] };
}

test("pieces are spread over the flight, the largest reach first, and those of one creator lie apart", () => {
  const calendar = buildCalendar([pick("ann", 100, { reel: 2 }), pick("ben", 900, { story: 1 })], DECEMBER);

  expect(calendar.map(({ date, handle, why }) => [date, handle, why])).toEqual([
    ["2026-12-05", "ben", "Opens the flight with the largest reach"],
    ["2026-12-15", "ann", "First of 2, apart from the others of this creator"],
    ["2026-12-24", "ann", "Second of 2, apart from the others of this creator"],
  ]);
});

test("whoever makes one piece is spread evenly, and beyond ten pieces the next one comes", () => {
  const calendar = buildCalendar([pick("ann", 900, { reel: 12 }), pick("ben", 100, { reel: 1 })], DECEMBER);

  expect(calendar.map(({ why }) => why.split(",")[0])).toEqual([
    "Opens the flight with the largest reach",
    "Spread evenly over the flight",
    ..."Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Next Next"
      .split(" ")
      .map((word) => `${word} of 12`),
  ]);
});

test.each([
  ["instagram", "18:00", "Instagram reel"],
  ["tiktok", "19:00", "TikTok reel"],
  ["youtube", "17:00", "YouTube reel"],
  ["twitch", "18:00", "Twitch reel"],
])("a piece on %s goes out at %s and is named by its platform", (platform, time, deliverable) => {
  const calendar = buildCalendar([pick("ann", 1, { reel: 1, story: 1 }, platform)], DECEMBER);

  expect(calendar[0]).toMatchObject({ creatorId: "id of ann", platform, time, deliverable });
  expect(calendar[1]?.deliverable).toMatch(/ story$/);
});

test("a flight of one day holds every piece, and no piece makes an empty calendar", () => {
  const day = { from: "2026-12-01", to: "2026-12-01" };

  const dates = buildCalendar([pick("ann", 1, { reel: 3 })], day).map(({ date }) => date);

  expect(dates).toEqual([day.from, day.from, day.from]);
  expect(buildCalendar([], day)).toEqual([]);
});
