import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "#/platform/csv.ts";
import { readCells } from "./imports/reading/records.ts";

test("our importer reads back what our exports wrote", () => {
  const plain = array(
    oneof(constantFrom("=", "+", "-", "@", "'", ";", " =", '"', "'="), string({ maxLength: 4 })),
    {
      maxLength: 5,
    },
  ).map((parts) => parts.join(""));
  assert(
    property(array(plain, { minLength: 2, maxLength: 5 }), (cells) => {
      const rows = [
        ["handle", ...cells.map((_cell, index) => `column ${index}`)],
        ["@fern", ...cells],
      ];
      const [, record] = readCells(toCsv([...rows, ...rows, ...rows]).replaceAll("\r\n", "\n")).records;
      expect(record?.cells).toEqual(["@fern", ...cells].map((text) => text.trim()));
    }),
    { examples: [[[" '=", ""]]], seed: 11 },
  );
});
