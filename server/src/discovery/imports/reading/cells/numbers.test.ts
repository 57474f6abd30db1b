import { assert, constantFrom, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { findDecimalMark, isNotKnown, readNumber } from "./numbers.ts";

test.each([
  ["1,234", 1234],
  ["1.234", 1234],
  ["1 234", 1234],
  ["1 234 567", 1_234_567],
  ["1'234'567", 1_234_567],
  ["12,34,567", 1_234_567],
  ["50.7M", 50_700_000],
  ["1,2K", 1200],
  ["84.2 k", 84_200],
  ["1.1B", 1_100_000_000],
  ["2,5 Mio.", 2_500_000],
  ["12.5 lakh", 1_250_000],
  ["25万", 250_000],
  ["10k+", 10_000],
  ["~9k", 9000],
  ["≈ 9k", 9000],
  ["ca. 500", 500],
  ["ca 500", 500],
  ["approx. 9k", 9000],
  ["about 900", 900],
  ["900 followers", 900],
  ["900 Abonnenten", 900],
  ["1.200,-", 1200],
  ["1200/-", 1200],
  ["5 mio", 5_000_000],
  ["1.2E+06", 1_200_000],
  ["１２３", 123],
  ["0", 0],
])("the count %s is %s", (cell, value) => {
  expect(readNumber(cell, "count", null)?.value).toBe(value);
});

test.each([
  ["0.031", null, 0.031, false],
  ["3,1 %", null, 3.1, true],
  ["4.125", null, 4.125, false],
  ["0,031", null, 0.031, false],
] as const)("the rate %s is %s", (cell, mark, value, isPercent) => {
  expect(readNumber(cell, "rate", mark)).toEqual({ value, isPercent });
});

test.each([
  ["1.234,5", null, 1234.5],
  ["1,234.5", null, 1234.5],
  ["1.200", null, 1200],
  ["1.200", ".", 1.2],
  ["1,200", ",", 1.2],
  ["1.20", null, 1.2],
] as const)("the amount %s with the mark %s is %s", (cell, mark, value) => {
  expect(readNumber(cell, "money", mark)?.value).toBe(value);
});

test.each([
  "",
  "tbd",
  "-5",
  "cat 500",
  "1e13",
  "5 apples",
  "12 34",
  "1.2.3",
  "1,23,4",
  "five",
  "3-5",
  "9".repeat(20),
])("%s is no count", (cell) => {
  expect(readNumber(cell, "count", null)).toBeNull();
});

test.each(["", " ", "N/A'", "#VALOR!", "-", "n/a", "NaN", "#N/A", "null", "—"])(
  "%s says not known",
  (cell) => {
    expect(isNotKnown(cell)).toBe(true);
  },
);

test.each([
  [["1.234,5", "800"], ","],
  [["1,234.50", "12"], "."],
  [["1.200", "1.500"], null],
  [["0.5"], "."],
  [["1.234.567"], ","],
] as const)("the cells %j prove the decimal mark %s", (cells, mark) => {
  expect(findDecimalMark(cells)).toBe(mark);
});

test("every whole number is read back from both conventions, with spaces and with apostrophes", () => {
  assert(
    property(
      integer({ min: 0, max: 999_999_999 }),
      constantFrom("en", "de", "fr", "de-CH"),
      (value, locale) => {
        const written = value.toLocaleString(locale);

        expect(readNumber(written, "count", null)?.value).toBe(value);
      },
    ),
  );
});

test("every amount with two decimals is read back from both conventions", () => {
  assert(
    property(integer({ min: 1, max: 99_999_999 }), constantFrom("en", "de"), (cents, locale) => {
      const written = (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 });

      expect(readNumber(written, "money", locale === "en" ? "." : ",")?.value).toBeCloseTo(cents / 100, 6);
    }),
  );
});

test("any text is either no number or a finite number that is not negative", () => {
  assert(
    property(string({ unit: "grapheme" }), constantFrom("count", "rate", "money"), (cell, kind) => {
      const value = readNumber(cell, kind, null)?.value ?? 0;

      expect(Number.isFinite(value) && value >= 0).toBe(true);
    }),
  );
});
