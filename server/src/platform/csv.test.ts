import { unmarkFormulas } from "@app/contract/csv-formulas";
import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { toCsv } from "#/platform/csv.ts";

test("cells that a spreadsheet would run get an apostrophe in front", () => {
  const risky = ["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "＝1+1", " =1", "\u200B=1"];

  const rows: unknown = parse(toCsv(risky.map((cell) => [cell])));

  expect(rows).toEqual(risky.map((cell) => [`'${cell}`]));
});

test("plain numbers, with a sign or not, stay numbers, and null is an empty cell", () => {
  expect(toCsv([["-5", "+3.5", -7, 1200, null, "1,5", "a-b"]])).toBe('-5,+3.5,-7,1200,,"1,5",a-b\r\n');
});

test("quotes, commas and line breaks are quoted as RFC 4180 says", () => {
  expect(toCsv([['say "hi"', "a,b", "two\nlines"]])).toBe('"say ""hi""","a,b","two\nlines"\r\n');
});

const RISKY = ["=", "+", "-", "@", "'", "\t", "\r", "\n", ";", "＝", " =", '"', ";=", "\n-", "+49 30 123"];
const cell = array(oneof(constantFrom(...RISKY), string({ unit: "binary", maxLength: 4 })), { maxLength: 5 });

test("any text comes back whole, and never begins a formula in a comma, semicolon or tab reading", () => {
  assert(
    property(array(cell, { minLength: 1, maxLength: 5 }), (parts) => {
      const cells = ["first", ...parts.map((some) => some.join(""))];
      const csv = toCsv([cells]);
      const [back = []]: string[][] = parse(csv, { relax_column_count: true });
      expect(back.map(unmarkFormulas)).toEqual(cells);
      expect(back.filter(beginsFormula)).toEqual([]);
      for (const delimiter of [";", "\t"]) {
        const found: string[][] = parse(csv, {
          delimiter,
          relax_quotes: true,
          relax_column_count: true,
          quote: false,
        });
        expect(found.flat().filter(beginsFormula)).toEqual([]);
      }
    }),
  );
});

function beginsFormula(text: string): boolean {
  const isNumber = /^[+-]?\d+(?:[.,]\d+)*$|^\+[\d ()./-]+$/u.test(text.trim());
  return !isNumber && /^\s*[=+\-@＝＋－＠]/u.test(text);
}
