import { expect, test } from "vitest";
import { drawRanges } from "./ranges.ts";

test("all rows stand on one scale that begins at 0 and ends at the largest of them", () => {
  const rows = [
    { name: "Inês", low: 1_000, middle: 2_000, high: 3_000, value: 4_000 },
    { name: "Bea", low: 500, middle: 1_000, high: 2_000, value: null },
  ];

  expect(drawRanges(rows)).toEqual([
    { name: "Inês", low: 25, middle: 50, width: 50, value: 100 },
    { name: "Bea", low: 12.5, middle: 25, width: 37.5, value: null },
  ]);
  expect(drawRanges([{ name: "Bea", low: 0, middle: 0, high: 0, value: 0 }])[0]).toMatchObject({
    width: 0,
    value: 0,
  });
});
