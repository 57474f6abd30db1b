import { expect, test } from "vitest";
import { drawTimeline } from "./timeline.ts";

const ROWS = [
  { name: "Inês", marks: [{ day: "2026-11-01", kind: "sent", label: "reel" } as const] },
  {
    name: "Bea",
    marks: [
      { day: "2026-11-08", kind: "due", label: "story" } as const,
      { day: "2026-11-29", kind: "planned", label: "story" } as const,
    ],
  },
];

test("marks stand by their day between the first and the last, each in the row of its creator", () => {
  const { rows, left, today } = drawTimeline(ROWS, { today: "2026-11-15", width: 748 });

  const [ines, bea] = rows;
  expect(rows.map(({ name, y }) => [name, y])).toEqual([
    ["Inês", 40],
    ["Bea", 72],
  ]);
  // 30 days in 600 units: 20 for a day, and one day of room on both sides.
  expect(ines?.marks[0]?.x).toBe(left + 20);
  expect(bea?.marks.map(({ x }) => x)).toEqual([left + 160, left + 580]);
  expect(today).toBe(left + 300);
});

test("today stands before the first day where it is near, and the days of the posts are a stretch", () => {
  const flight = { from: "2026-11-21", to: "2026-11-29" };
  const { today, flight: drawn, left } = drawTimeline(ROWS, { today: "2026-10-22", flight, width: 748 });

  // 40 days in 600 units, the first of them a day before today.
  expect(today).toBe(left + 15);
  expect(drawn).toEqual({ x: left + 31 * 15, width: 8 * 15 });
});

test("named days have room for their names and stay inside", () => {
  const wide = drawTimeline(ROWS, { today: "2026-11-15", width: 748 });
  const narrow = drawTimeline(ROWS, { today: "2026-11-15", width: 320 });

  expect(wide.ticks.map(({ label }) => label)).toEqual(
    ["01/11/2026", "08/11/2026", "15/11/2026", "22/11/2026", "29/11/2026"].slice(0, wide.ticks.length),
  );
  expect(wide.ticks.length).toBeGreaterThanOrEqual(4);
  expect(narrow.ticks.length).toBeGreaterThanOrEqual(1);
  expect(Math.max(...narrow.ticks.map(({ x }) => x))).toBeLessThanOrEqual(320 - 42);
});

test("today is not drawn where it lies outside, and one day alone is drawn", () => {
  const day = [{ name: "Inês", marks: [{ day: "2026-11-01", kind: "live", label: "reel" } as const] }];

  expect(drawTimeline(day, { today: "2027-03-01", width: 600 }).today).toBeNull();
  expect(drawTimeline(day, { today: "2026-11-01", width: 600 }).rows[0]?.marks[0]?.x).toBe(132 + 226);
  expect(drawTimeline([], { today: "2026-11-01", width: 600 }).rows).toEqual([]);
});
