import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { markOfMoney, NO_STYLE, readRate } from "./rates.ts";

test.each([
  ["4,000", null],
  ["4,000 EUR", null],
  ["AED 4,000 to 5,000", null],
  ["4,00", ","],
  ["4,0000", ","],
  ["1.204,000", ","],
  ["4,250k", ","],
  ["4,250 Mio", ","],
  ["4,250 Miorka", null],
  ["AED", ","],
])("in a column of decimal commas the mark of the money “%s” is %s", (cell, mark) => {
  expect(markOfMoney(cell, { ...NO_STYLE, mark: "," })).toBe(mark);
  expect(markOfMoney(cell, { ...NO_STYLE, mark: ",", isOfThousandths: true })).toBe(",");
});

test("where a column proves no mark, no cell has one", () => {
  expect(["4,000", "AED 4,000"].map((cell) => markOfMoney(cell, NO_STYLE))).toEqual([null, null]);
});

test.each<[string, number | null, number | null]>([
  ["0.5", 0.5, 50],
  ["5", 5, null],
  ["5 %", 5, 5],
  ["1", 1, 100],
  ["1.01", 1.01, null],
  ["100", 100, null],
  ["100 %", 100, 100],
  ["100.5", null, null],
  ["0", 0, 0],
  ["x", null, null],
])("“%s” is %s percent, and %s in a column of fractions", (cell, percent, fraction) => {
  expect([readRate(cell, NO_STYLE), readRate(cell, { ...NO_STYLE, isFraction: true })]).toEqual([
    percent,
    fraction,
  ]);
});

test.each<[string, (number | undefined)[]]>([
  ["0.031;0.12;0.05", [3.1, 12, 5]],
  ["0.031;0;0.05", [3.1, 0, 5]],
  ["0;0;0", [0, 0, 0]],
  ["0.8;0.9;2.4", [0.8, 0.9, 2.4]],
  ["3.1;4;5", [3.1, 4, 5]],
])("below a header of engagement %s is %j percent", (cells, said) => {
  const rows = cells.split(";").map((cell, row) => `@ana${row};Instagram;${cell}`);
  const reading = read(["Handle;Platform;ER", ...rows].join("\n"));

  expect(reading.accounts.map(({ values }) => values.engagementRate)).toEqual(said);
});
