import { array, assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { markFormulas, unmarkFormulas } from "./csv-formulas.ts";

const RISKY = [
  "=",
  "+",
  "-",
  "@",
  "＝",
  "'",
  "'=",
  ";",
  ";=",
  "\t",
  "\t=",
  "\n-",
  "\r+",
  " ",
  '"',
  "5",
  "a",
  "\u200B",
  "+49 30",
];
/** Texts in which marks, delimiters, apostrophes and what begins a formula meet. */
const text = array(
  constantFrom(...RISKY).chain((risky) =>
    string({ unit: "binary", maxLength: 3 }).map((rest) => risky + rest),
  ),
  {
    maxLength: 6,
  },
).map((parts) => parts.join(""));

test.each([
  ["=1+1", "'=1+1"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  [" =1", "' =1"],
  ["a;=1+1", "a;'=1+1"],
  ["a\t@SUM(A1)", "a\t'@SUM(A1)"],
  ['a;"=1', "a;'\"=1"],
  ["Points:\n- one", "Points:\n'- one"],
  ["\t=1", "'\t'=1"],
  ["-5\n+A1", "'-5\n'+A1"],
  ["'=1", "''=1"],
])("%j is written as %j", (plain, marked) => {
  expect(markFormulas(plain)).toBe(marked);
});

test.each([
  "-5",
  "+3.5",
  "1,5",
  "+49 170 1234567",
  "+1 (555) 010-9999",
  "a-b",
  "a, -b",
  "it's",
  "'tis",
  "a; 5",
  "",
  "a\n\nb",
])("%j stays as it is", (plain) => {
  expect(markFormulas(plain)).toBe(plain);
  expect(unmarkFormulas(plain)).toBe(plain);
});

test("every text comes back whole", () => {
  assert(
    property(text, (plain) => {
      expect(unmarkFormulas(markFormulas(plain))).toBe(plain);
    }),
    { numRuns: 2000 },
  );
});

test("no piece of a marked text begins a formula, however it is split", () => {
  const number = /^[+-]?\d+(?:[.,]\d+)*$|^\+[\d ()./-]+$/u;
  assert(
    property(text, (plain) => {
      const marked = markFormulas(plain);
      const pieces = [";", "\t", "\n", "\r"].flatMap((delimiter) => marked.split(delimiter));
      const left = [marked, ...pieces].filter(
        (piece) => /^[\s"]*[=+\-@＝]/u.test(piece) && !number.test(piece.trim()),
      );
      expect(left).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
