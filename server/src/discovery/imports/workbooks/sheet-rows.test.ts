import type { Cell } from "hucre/xlsx";
import { expect, test } from "vitest";
import { sheetRows } from "./sheet-rows.ts";

function noted(comments: Readonly<Record<string, string>>, rows: (string | null)[][]) {
  const cells = new Map(
    Object.entries(comments).map(([place, text]): [string, Cell] => [
      place,
      { value: null, type: "empty", comment: { text } },
    ]),
  );
  return sheetRows({ rows, cells }).map(([line, texts]) => [line, ...texts]);
}

const ROWS = [
  ["Casting", null],
  ["Name", "Handle"],
  ["Ana", "@ana"],
  [null, "@ben"],
  ["Cid", "@cid"],
];

test("what is noted at the cells of a row follows it as one more cell", () => {
  expect(noted({ "2,1": " comes with a friend ", "3,0": "no name", "3,1": "asked twice" }, ROWS)).toEqual([
    [1, "Casting"],
    [2, "Name", "Handle"],
    [3, "Ana", "@ana", "comes with a friend"],
    [4, "", "@ben", "no name\nasked twice"],
    [5, "Cid", "@cid"],
  ]);
});

test("what is noted above the rows, beside them, or is empty, is of no row", () => {
  expect(noted({ "0,0": "from August", "1,0": "full name", "2,0": " ", "9,0": "below" }, ROWS)).toEqual([
    [1, "Casting"],
    [2, "Name", "Handle"],
    [3, "Ana", "@ana"],
    [4, "", "@ben"],
    [5, "Cid", "@cid"],
  ]);
});
