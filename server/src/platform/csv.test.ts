import { array, assert, constantFrom, property, string, tuple } from "fast-check";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { toCsv } from "#/platform/csv.ts";

test("cells that a spreadsheet would run get an apostrophe in front", () => {
  const risky = [
    "=1+1",
    "+cmd|' /C calc'!A0",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "＝1+1",
    " =1",
    "\u200B=1",
  ];

  const rows: unknown = parse(toCsv(risky.map((cell) => [cell])));

  expect(rows).toEqual(risky.map((cell) => [`'${cell}`]));
});

test("plain numbers, with a sign or not, stay numbers, and null is an empty cell", () => {
  expect(toCsv([["-5", "+3.5", -7, 1200, null, "1,5", "a-b"]])).toBe('-5,+3.5,-7,1200,,"1,5",a-b\r\n');
});

test("quotes, commas and line breaks are quoted as RFC 4180 says", () => {
  expect(toCsv([['say "hi"', "a,b", "two\nlines"]])).toBe('"say ""hi""","a,b","two\nlines"\r\n');
});

test("any text comes back whole, with an apostrophe at most, and never begins a formula", () => {
  const risky = tuple(constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "＝", " ="), string());
  const cell = tuple(constantFrom(0, 1), risky, string({ unit: "binary" })).map(([kind, pair, plain]) =>
    kind === 0 ? pair.join("") : plain,
  );
  assert(
    property(array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const [back = []]: string[][] = parse(toCsv([["first", ...cells]]), { relax_column_count: true });
      expect(back.slice(1).map((text, index) => (text === cells[index] ? text : text.slice(1)))).toEqual(
        cells,
      );
      expect(
        back.every((text) => /^[+-]?\d+(?:[.,]\d+)*$/u.test(text) || !/^\s*[=+\-@＝＋－＠]/u.test(text)),
      ).toBe(true);
    }),
  );
});
