import { expect, test } from "vitest";
import { makeSheets } from "./sheets.ts";
import { fieldsOf, linesOf, textOf } from "./truth.ts";

const SHEETS = makeSheets(1);

test("the same seed makes the same sheets, another one others", () => {
  expect(makeSheets(1)).toEqual(SHEETS);
  expect(makeSheets(2).map(textOf)).not.toEqual(SHEETS.map(textOf));
});

test("every cell that is not empty has a meaning, and stands where its truth says", () => {
  for (const { name, rows, cells } of SHEETS) {
    const filled = rows.flatMap((row) => row.filter((text) => text.trim() !== ""));
    expect([name, cells.length]).toEqual([name, filled.length]);
    for (const { row, column, text } of cells) expect(rows[row]?.[column]).toBe(text);
  }
});

test("a file quotes what needs it, and each row begins on its line", () => {
  const rows = [["a"], ["b\nc", 'd "e"', "f;g"], ["h"]];

  expect(textOf({ rows, delimiter: "," })).toBe('a\n"b\nc","d ""e""",f;g\nh\n');
  expect(textOf({ rows, delimiter: ";" })).toContain('"f;g"');
  expect(linesOf({ rows })).toEqual([1, 2, 4]);
});

test("cells of one creator never contradict each other", () => {
  for (const sheet of [1, 2, 3].flatMap(makeSheets)) {
    for (const { key } of sheet.creators) {
      const single = Object.entries(fieldsOf(sheet, key)).filter(
        ([path]) => !/(prices|categories|tags)$/u.test(path),
      );
      for (const [path, values] of single) {
        expect([sheet.name, path, new Set(values.map((value) => JSON.stringify(value))).size]).toEqual([
          sheet.name,
          path,
          1,
        ]);
      }
    }
  }
});

test("no two sheets share an account, and all kinds of table are there", () => {
  const handles = SHEETS.flatMap(({ creators }) =>
    creators.flatMap(({ accounts }) => accounts.map(({ handle }) => handle)),
  );

  expect(new Set(handles).size).toBe(handles.length);
  expect(new Set(SHEETS.map(({ kind }) => kind))).toEqual(
    new Set(["people", "posts", "results", "orders", "payments", "audience"]),
  );
  expect(SHEETS.length).toBeGreaterThanOrEqual(14);
});
