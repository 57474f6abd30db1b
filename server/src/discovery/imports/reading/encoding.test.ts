import { unmarkFormulas } from "@app/contract/csv-formulas";
import { array, assert, constantFrom, property, string, uint8Array } from "fast-check";
import { expect, test } from "vitest";
import { readCells } from "./records.ts";
import { cleanText, decodeTable, isText } from "./encoding.ts";

const TEXT = "handle;name\nines;Inês Carvalhão\nü;Größe";

function utf16(text: string, bom: boolean): Uint8Array {
  return Buffer.from(bom ? `\uFEFF${text}` : text, "utf16le");
}

test.each([
  ["utf-8", Buffer.from(TEXT)],
  ["utf-8", Buffer.from(`\uFEFF${TEXT}`)],
  ["utf-16le", utf16(TEXT, true)],
  ["utf-16le", utf16(TEXT, false)],
  ["utf-16be", Buffer.from(utf16(TEXT, true)).swap16()],
  ["windows-1252", Buffer.from(TEXT, "latin1")],
])("%s is found and read", (encoding, bytes) => {
  expect(decodeTable(bytes)).toEqual({ encoding, text: TEXT });
});

test("the euro sign of windows-1252 is read", () => {
  expect(decodeTable(Uint8Array.of(0x31, 0x20, 0x80)).text).toBe("1 €");
});

test("zero characters and half characters are no part of the text, and line ends are one character", () => {
  expect(cleanText("a\0b\r\nc\rd\uD800")).toBe("ab\nc\nd\uFFFD");
});

test.each([
  ["a,b\n1,2\n3,4", ","],
  ["a;b\n1,5;2,5\n3,5;4", ";"],
  ["a\tb\n1,000\t2", "\t"],
  ["a|b\n1|2", "|"],
  ["sep=;\na;b,c\n1;2", ";"],
  ["handle,followers,name\nana,1000\nben,2000,Ben,more,cells\n\ncid", ","],
  ["one\ntwo\nthree", null],
])("the delimiter of %j is %j", (text, delimiter) => {
  expect(readCells(text).delimiter).toBe(delimiter);
});

test("lines are counted through quotes, blank lines and a note of the delimiter", () => {
  const { records } = readCells('sep=;\na;"b\nc"\n\n1;"two ""quoted"""\n;\n');

  expect(records).toEqual([
    { line: 2, height: 2, cells: ["a", "b\nc"] },
    { line: 5, height: 1, cells: ["1", 'two "quoted"'] },
    { line: 6, height: 1, cells: ["", ""] },
  ]);
});

test("a quote that never closes is an ordinary character", () => {
  expect(readCells('a,b\n1,"2\n3,4').records.map(({ cells }) => cells)).toEqual([
    ["a", "b"],
    ["1", '"2'],
    ["3", "4"],
  ]);
});

test("any bytes become text that a database takes, and cells without a throw", () => {
  assert(
    property(uint8Array({ maxLength: 400 }), (bytes) => {
      const { text } = decodeTable(bytes);
      const { records } = readCells(text);

      expect(text.includes("\0") || !text.isWellFormed()).toBe(false);
      expect(records.every(({ line }, index) => line > (records[index - 1]?.line ?? 0))).toBe(true);
    }),
  );
});

test("cells that were quoted as RFC 4180 says come back whole, whatever the encoding", () => {
  // A mark before a formula is taken off, which csv-formulas.test.ts holds.
  const cell = string({ unit: "grapheme", maxLength: 12 })
    .map((text) => cleanText(text).trim() || "x")
    .filter((text) => unmarkFormulas(text) === text);
  const rows = array(array(cell, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 8 });
  assert(
    property(rows, constantFrom("utf8", "utf16le"), (table, encoding) => {
      const text = table
        .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(","))
        .join("\r\n");
      const read = decodeTable(Buffer.from(`\uFEFF${text}`, encoding === "utf8" ? "utf8" : "utf16le"));

      expect(readCells(read.text).records.map(({ cells }) => cells)).toEqual(table);
    }),
  );
});

test("a table in any of the encodings is a text, whatever stray character an export left in it", () => {
  const wide = Buffer.from("﻿handle,Größe\r\nana,1\r\n", "utf16le");

  expect(isText(wide)).toBe(true);
  expect(isText(Buffer.from("handle\n".repeat(40) + "\u0000"))).toBe(true);
  expect(isText(Buffer.from("Größe;é\n", "latin1"))).toBe(true);
  expect(isText(new Uint8Array())).toBe(true);
});

test("the bytes of a picture, a sound or a program are no text", () => {
  const bytes = Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256);

  expect(isText(bytes)).toBe(false);
});
