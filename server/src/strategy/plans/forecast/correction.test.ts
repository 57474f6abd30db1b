import { expect, test } from "vitest";
import { correctionOf } from "./correction.ts";
import type { CorrectionRow, Forecasted } from "./correction.ts";
import { CORRECTIONS } from "./corrections.ts";

const ALL = { views: 1, spread: 1 };
const NONE = { views: 0, spread: 0 };
const flat = (value: number) => ({ middle: value, below: value, above: value });

function row(creators: number, value: number, of: Forecasted = "views"): CorrectionRow {
  return { of, creators, measured: flat(value), followers: flat(10 * value) };
}

const TABLE = [row(4, 2), row(1, 1), row(16, 3), row(2, 7, "reach")];

test.each([
  [1, 1],
  [2, 1.5],
  [4, 2],
  [8, 2.5],
  [16, 3],
  [100, 3],
])("between its rows a correction goes by the logarithm of the creators: %i", (creators, value) => {
  const found = correctionOf("views", creators, ALL, TABLE);

  for (const side of ["middle", "below", "above"] as const) expect(found[side]).toBeCloseTo(value, 9);
});

test("fewer creators than the first row has are corrected as that row says", () => {
  expect(correctionOf("reach", 1, ALL, TABLE)).toEqual(flat(7));
});

test("what is measured moves the middle by its views, and the sides by its spread", () => {
  expect(correctionOf("views", 4, NONE, TABLE)).toEqual(flat(20));
  expect(correctionOf("views", 4, { views: 1, spread: 0 }, TABLE)).toEqual({
    middle: 2,
    below: 20,
    above: 20,
  });
  expect(correctionOf("views", 4, { views: 0, spread: 0.5 }, TABLE)).toEqual({
    middle: 20,
    below: 11,
    above: 11,
  });
});

test("without a row nothing is corrected", () => {
  expect(correctionOf("engagements", 4, ALL, TABLE)).toEqual({ middle: 0, below: 1, above: 1 });
});

test.each<Forecasted>(["views", "engagements", "reach"])(
  "the shipped corrections of %s are for plans of one to twenty creators",
  (of) => {
    const rows = CORRECTIONS.filter((one) => one.of === of);

    expect(rows.map(({ creators }) => creators)).toEqual([1, 2, 3, 5, 10, 20]);
  },
);

test("the model promises too much, but for the views of one or two creators by their followers", () => {
  const lifted = CORRECTIONS.filter(
    ({ measured, followers }) => measured.middle >= 0 || followers.middle >= 0,
  );

  expect(lifted.map(({ of, creators }) => [of, creators])).toEqual([
    ["views", 1],
    ["views", 2],
  ]);
  for (const { measured } of CORRECTIONS) expect(measured.middle).toBeLessThan(0);
});

test("no side of a range is moved by more than half", () => {
  for (const { measured, followers } of CORRECTIONS) {
    for (const side of [measured.below, measured.above, followers.below, followers.above]) {
      expect(side).toBeGreaterThan(0.5);
      expect(side).toBeLessThan(1.5);
    }
    expect(measured.above).toBeGreaterThan(measured.below);
    expect(followers.above).toBeGreaterThan(followers.below);
  }
});
