import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { bandPath, changeDomain, labelRoom, linePath, placeInSteps, shownLabels } from "./chart.rules.ts";

test("twelve months that do not all fit are named in even steps, first and last included", () => {
  expect([...shownLabels(12, 8)]).toEqual([0, 2, 4, 6, 8, 11]);
  expect([...shownLabels(12, 4)]).toEqual([0, 4, 11]);
});

test("where a number of even steps ends at the last point, it is taken", () => {
  expect([...shownLabels(13, 8)]).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect([...shownLabels(10, 6)]).toEqual([0, 3, 6, 9]);
});

test("all are named where all fit, and only the ends where no more than two do", () => {
  expect([...shownLabels(5, 5)]).toEqual([0, 1, 2, 3, 4]);
  expect([...shownLabels(12, 2)]).toEqual([0, 11]);
});

test("labels stand in even steps between first and last, and only the last gap may be wider", () => {
  assert(
    property(integer({ min: 2, max: 400 }), integer({ min: 2, max: 40 }), (count, most) => {
      const shown = [...shownLabels(count, most)];
      const gaps = shown.slice(1).map((place, index) => place - (shown[index] ?? 0));
      const [step = 0] = gaps;

      expect([shown[0], shown.at(-1)]).toEqual([0, count - 1]);
      expect(shown.length).toBeLessThanOrEqual(most);
      expect(new Set(gaps.slice(0, -1)).size).toBeLessThanOrEqual(1);
      expect(gaps.at(-1)).toBeGreaterThanOrEqual(step);
      expect(gaps.at(-1)).toBeLessThan(2 * step);
    }),
  );
});

test("longer labels need more room, and the first one does not run into the second", () => {
  const [months, weeks] = [[{ label: "12/2025", value: 1 }], [{ label: "start", value: 1 }]];

  expect(labelRoom(months)).toBeGreaterThan(1.5 * "12/2025".length * 6.5);
  expect(labelRoom(weeks)).toBeLessThan(labelRoom(months));
});

test("a value lies in its step, however wide the steps are, and beyond the ends at the ends", () => {
  const steps = [
    { from: 1, to: 2 },
    { from: 2, to: 5 },
    { from: 5, to: null },
  ];

  expect([0, 1, 1.5, 2, 3.5, 5, 80].map((value) => placeInSteps(steps, value))).toEqual([
    0, 0, 0.5, 1, 1.5, 2, 3,
  ]);
  expect(placeInSteps(steps.slice(0, 2), 9)).toBe(2);
});

test("a line begins again behind a value that nobody knows", () => {
  expect(linePath([1, 2, null, 4], (value, index) => [index * 10, value / 3])).toBe(
    "M0,0.33L10,0.67M30,1.33",
  );
});

test("a band goes along its upper ends and back along its lower ones", () => {
  const ranges = [
    { index: 0, low: 1, high: 3 },
    { index: 2, low: 2, high: 4 },
  ];
  expect(bandPath(ranges, (value, index) => [index, value])).toBe("M0,3L2,4L2,2L0,1Z");
  expect(bandPath([], () => [0, 0])).toBe("");
});

test("an axis of a change begins near its least value, and never below zero for a count", () => {
  const points = [200, null, 300].map((value) => ({ label: "", value }));

  expect(changeDomain(points)).toEqual([185, 315]);
  expect(changeDomain([{ label: "", value: 0 }])[0]).toBe(0);
  expect(changeDomain([])).toEqual([0, 1]);
});
